import type { MatchingPosition } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { candidatePositions, surveyAnswers } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { loadMatchingPositions } from './load-positions.ts';

/**
 * Switches whether an own activity is used for matching.
 * @throws Failure not_found for an activity that the profile does not hold
 */
export async function togglePosition(
  db: Database,
  candidateId: number,
  positionId: number,
  matchingUsed: boolean,
): Promise<MatchingPosition> {
  await db
    .update(candidatePositions)
    .set({ matchingUsed })
    .where(
      and(
        eq(candidatePositions.candidateId, candidateId),
        eq(candidatePositions.positionId, positionId),
      ),
    );
  const own = await loadMatchingPositions(db, candidateId);
  const position = own.find(({ positions_id }) => positions_id === positionId);
  if (!position) throw new Failure('not_found');
  return position;
}

type Removal = {
  readonly users_id: number;
  readonly candidateId: number;
  readonly positions_id: number;
  readonly candidate_matching_position_id: number;
  readonly response: number;
};

/**
 * Keeps why an own activity was removed.
 * @throws Failure forbidden for somebody else's, also for an activity that is not the requester's
 */
export async function saveRemovalReason(
  db: Database,
  requester: CandidateRequester,
  removal: Removal,
  createdAt: Date,
): Promise<{ id: number }> {
  if (removal.users_id !== requester.usersId) throw new Failure('forbidden', { param: 'users_id' });
  if (removal.candidateId !== requester.candidateId) {
    throw new Failure('forbidden', { param: 'candidateId' });
  }
  const { positions_id: positionId, candidate_matching_position_id } = removal;
  const own = await db.$count(
    candidatePositions,
    and(
      eq(candidatePositions.id, candidate_matching_position_id),
      eq(candidatePositions.candidateId, requester.candidateId),
      eq(candidatePositions.positionId, positionId),
    ),
  );
  if (own === 0) throw new Failure('forbidden', { param: 'candidate_matching_position_id' });
  const [row] = await db
    .insert(surveyAnswers)
    .values({
      usersId: requester.usersId,
      kind: 'exclude_position',
      value: removal.response,
      positionId,
      createdAt,
    })
    .returning({ id: surveyAnswers.id });
  if (!row) throw new Error('The answer was not inserted');
  return row;
}
