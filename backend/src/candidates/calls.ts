import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { loadAgent } from './load-agent.ts';
import { loadCandidate } from './load-candidate.ts';
import { updateCandidate } from './update/update-candidate.ts';

function refuseOthers(requester: CandidateRequester, candidateId: number, param?: string): void {
  if (requester.candidateId === candidateId) return;
  throw new Failure('forbidden', param === undefined ? {} : { param });
}

export const candidateCalls = [
  implement('GET /candidate', async ({ requester }, { db }) => [
    await loadCandidate(db, requester.candidateId),
  ]),
  implement('GET /candidate/{id}/agent', async ({ requester, params }, { db }) => {
    refuseOthers(requester, params.id);
    return loadAgent(db, params.id);
  }),
  implement('PUT /candidate/{id}', async ({ requester, params, body }, { db }) => {
    refuseOthers(requester, params.id);
    refuseOthers(requester, body.id, 'id');
    await updateCandidate(db, params.id, body);
    const candidate = await loadCandidate(db, params.id);
    return { ...candidate, ops: { ...candidate.ops, mode: body.ops.mode } };
  }),
];
