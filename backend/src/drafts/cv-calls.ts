import { cv } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { cvs } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadDraft, saveDraft } from './drafts.ts';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** The CV of a user, with the one that it replaced. */
export const loadCv = (db: Database, usersId: number) =>
  loadDraft(db, cvs, cv.shape.draft, usersId);

const answer = async (db: Database, usersId: number, now: Date) => ({
  ...(await loadCv(db, usersId)),
  year: Number(year.format(now)),
});

export const cvCalls = [
  implement('GET /cv', ({ requester }, { db, now }) => answer(db, requester.usersId, now())),
  implement('PUT /cv', async ({ requester, body }, { db, now }) => {
    const { usersId } = requester;
    const values = { usersId, draft: body.draft, updatedAt: now() };
    if (!(await saveDraft(db, cvs, eq(cvs.usersId, usersId), body, values))) {
      throw new Failure('conflict', {
        message: 'Ihr Lebenslauf wurde inzwischen in einem anderen Fenster geändert.',
      });
    }
    return answer(db, usersId, now());
  }),
  implement('DELETE /cv', async ({ requester }, { db }) => {
    await db.delete(cvs).where(eq(cvs.usersId, requester.usersId));
    return { ok: true as const };
  }),
];
