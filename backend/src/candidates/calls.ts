import type { CandidateAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadAgent } from './load-agent.ts';
import { loadCandidate } from './load-candidate.ts';
import { updateCandidate } from './update-candidate.ts';

function onlyOwn(asker: CandidateAsker, candidateId: number, param?: string): void {
  if (asker.candidateId === candidateId) return;
  throw new Failure('forbidden', param === undefined ? {} : { param });
}

export const candidateCalls = [
  implement('GET /candidate', async ({ asker }, { db }) => [
    await loadCandidate(db, asker.candidateId),
  ]),
  implement('GET /candidate/{id}/agent', async ({ asker, params }, { db }) => {
    onlyOwn(asker, params.id);
    return loadAgent(db, params.id);
  }),
  implement('PUT /candidate/{id}', async ({ asker, params, body }, { db }) => {
    onlyOwn(asker, params.id);
    onlyOwn(asker, body.id, 'id');
    await updateCandidate(db, params.id, body);
    const candidate = await loadCandidate(db, params.id);
    return { ...candidate, ops: { ...candidate.ops, mode: body.ops.mode } };
  }),
];
