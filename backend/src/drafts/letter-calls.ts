import { keptLetter } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { letters } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadDraft, saveDraft } from './drafts.ts';

/** The letter of a user, with the one that it replaced. */
export const loadLetter = (db: Database, usersId: number) =>
  loadDraft(db, letters, keptLetter.shape.draft, usersId);

export const letterCalls = [
  implement('GET /letter', ({ requester }, { db }) => loadLetter(db, requester.usersId)),
  implement('PUT /letter', async ({ requester, body }, { db, now }) => {
    const { usersId } = requester;
    const values = { usersId, draft: body.draft, updatedAt: now() };
    if (!(await saveDraft(db, letters, eq(letters.usersId, usersId), body, values))) {
      throw new Failure('conflict', {
        message: 'Ihr Anschreiben wurde inzwischen in einem anderen Fenster geändert.',
      });
    }
    return loadLetter(db, usersId);
  }),
  implement('DELETE /letter', async ({ requester }, { db }) => {
    await db.delete(letters).where(eq(letters.usersId, requester.usersId));
    return { ok: true as const };
  }),
];
