import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadLookup } from '../lookups/labels.ts';
import { loadMatchingPositions } from './load-positions.ts';
import { saveRemovalReason, switchPosition } from './switch-position.ts';

export const matchingCalls = [
  implement('GET /candidate_matching_positions', ({ asker }, { db }) =>
    loadMatchingPositions(db, asker.candidateId),
  ),
  implement('POST /candidate_matching_positions', ({ asker, body }, { db }) => {
    const { candidateId, position_id, matching_used } = body;
    if (candidateId !== asker.candidateId) {
      throw new Failure('forbidden', { param: 'candidateId' });
    }
    return switchPosition(db, candidateId, position_id, matching_used === 'true');
  }),
  implement('GET /candidate_matching_potential_jobs', async (_request, { db }) => {
    const jobs = await loadLookup(db, 'potential_job');
    return jobs.map(({ id, label }) => ({ id, job: label }));
  }),
  implement('POST /exclude_position_survey', ({ asker, body }, { db, now }) =>
    saveRemovalReason(db, asker, body, now()),
  ),
];
