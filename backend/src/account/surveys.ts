import type { Database } from '../database/database.ts';
import { surveyAnswers } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';

type Answer = {
  readonly kind: (typeof surveyAnswers.$inferInsert)['kind'];
  readonly value: number;
  readonly users_id: number;
  readonly candidate_id: number;
  readonly createdAt: Date;
};

/**
 * Stores an answer of the requester.
 * @throws Failure forbidden for somebody else's
 */
export async function saveAnswer(
  db: Database,
  requester: CandidateRequester,
  { users_id, candidate_id, ...answer }: Answer,
): Promise<{ id: number }> {
  if (users_id !== requester.usersId) throw new Failure('forbidden', { param: 'users_id' });
  if (candidate_id !== requester.candidateId)
    throw new Failure('forbidden', { param: 'candidate_id' });
  const [row] = await db
    .insert(surveyAnswers)
    .values({ ...answer, usersId: requester.usersId })
    .returning({ id: surveyAnswers.id });
  if (!row) throw new Error('The answer was not inserted');
  return row;
}
