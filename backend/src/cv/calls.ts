import type { Cv } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cvs } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { readDraft, saveCv } from './save-cv.ts';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

async function loadCv(db: Database, usersId: number, now: Date): Promise<Cv> {
  const [row] = await db.select().from(cvs).where(eq(cvs.usersId, usersId));
  return {
    version: row?.version ?? 0,
    draft: readDraft(row?.draft),
    previous: readDraft(row?.previous),
    updated_at: row?.updatedAt.getTime() ?? null,
    year: Number(year.format(now)),
  };
}

export const cvCalls = [
  implement('GET /cv', ({ requester }, { db, now }) => loadCv(db, requester.usersId, now())),
  implement('PUT /cv', async ({ requester, body }, { db, now }) => {
    if (!(await saveCv(db, requester.usersId, body, now()))) {
      throw new Failure('conflict', {
        message: 'Ihr Lebenslauf wurde inzwischen in einem anderen Fenster geändert.',
      });
    }
    return loadCv(db, requester.usersId, now());
  }),
  implement('DELETE /cv', async ({ requester }, { db }) => {
    await db.delete(cvs).where(eq(cvs.usersId, requester.usersId));
    return { ok: true as const };
  }),
];
