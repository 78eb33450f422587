import type { Cv } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cvs } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { saveCv } from './save-cv.ts';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

async function loadCv(db: Database, usersId: number, now: Date): Promise<Cv> {
  const [row] = await db.select().from(cvs).where(eq(cvs.usersId, usersId));
  return {
    version: row?.version ?? 0,
    draft: row?.draft ?? null,
    previous: row?.previous ?? null,
    updated_at: row?.updatedAt.getTime() ?? null,
    year: Number(year.format(now)),
  };
}

export const cvCalls = [
  implement('GET /cv', ({ asker }, { db, now }) => loadCv(db, asker.usersId, now())),
  implement('PUT /cv', async ({ asker, body }, { db, now }) => {
    if (!(await saveCv(db, asker.usersId, body, now()))) {
      throw new Failure('conflict', {
        message: 'Ihr Lebenslauf wurde inzwischen in einem anderen Fenster geändert.',
      });
    }
    return loadCv(db, asker.usersId, now());
  }),
  implement('DELETE /cv', async ({ asker }, { db }) => {
    await db.delete(cvs).where(eq(cvs.usersId, asker.usersId));
    return { ok: true as const };
  }),
];
