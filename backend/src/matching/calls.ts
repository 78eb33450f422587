import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadLookup } from '../lookups/labels.ts';
import { loadMatchingPositions } from './load-positions.ts';
import { saveRemovalReason, togglePosition } from './toggle-position.ts';

export const matchingCalls = [
  implement('GET /candidate_matching_positions', ({ requester }, { db }) =>
    loadMatchingPositions(db, requester.candidateId),
  ),
  implement('POST /candidate_matching_positions', ({ requester, body }, { db }) => {
    const { candidateId, position_id, matching_used } = body;
    if (candidateId !== requester.candidateId) {
      throw new Failure('forbidden', { param: 'candidateId' });
    }
    return togglePosition(db, candidateId, position_id, matching_used === 'true');
  }),
  implement('GET /candidate_matching_potential_jobs', async (_request, { db }) => {
    const jobs = await loadLookup(db, 'potential_job');
    return jobs.map(({ id, label }) => ({ id, job: label }));
  }),
  implement('POST /exclude_position_survey', ({ requester, body }, { db, now }) =>
    saveRemovalReason(db, requester, body, now()),
  ),
];
