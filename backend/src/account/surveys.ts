import type { Database } from '../database/database.ts';
import { surveyAnswers } from '../database/schema.ts';
import type { CandidateAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';

type Answer = {
  readonly kind: (typeof surveyAnswers.$inferInsert)['kind'];
  readonly value: number;
  readonly users_id: number;
  readonly candidate_id: number;
  readonly createdAt: Date;
};

/**
 * Keeps an answer of the asker.
 * @throws Failure forbidden for somebody else's
 */
export async function saveAnswer(
  db: Database,
  asker: CandidateAsker,
  { users_id, candidate_id, ...answer }: Answer,
): Promise<{ id: number }> {
  if (users_id !== asker.usersId) throw new Failure('forbidden', { param: 'users_id' });
  if (candidate_id !== asker.candidateId) throw new Failure('forbidden', { param: 'candidate_id' });
  const [row] = await db
    .insert(surveyAnswers)
    .values({ ...answer, usersId: asker.usersId })
    .returning({ id: surveyAnswers.id });
  if (!row) throw new Error('The answer was not inserted');
  return row;
}
