import { implement } from '../http/implement.ts';
import { countCandidates } from './count-candidates.ts';
import { countCandidatesOfJob, listCandidatesOfJob } from './list-candidates.ts';
import { loadCandidateDetail } from './load-detail.ts';
import { sendOutreach } from './outreach/send-outreach.ts';
import { countProfile } from './trust.ts';

export const employerSearchCalls = [
  implement('GET /candidate_count', async ({ query }, { db }) => ({
    id: await countCandidates(db, query),
  })),
  implement('GET /job_demand/{id}/candidates', async ({ requester, params, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countCandidatesOfJob(db, requester, params.id) }
      : listCandidatesOfJob(db, requester, params.id, query),
  ),
  implement('GET /candidate/{id}/detail', async ({ requester, params }, services) => {
    const detail = await loadCandidateDetail(services.db, requester, params.id);
    // Whom one is in touch with is no stranger.
    if (detail.contacts.length === 0)
      await countProfile(services, requester.sideUsersId, params.id);
    return detail;
  }),
  implement('GET /short_profile', ({ requester }, { db }) =>
    loadCandidateDetail(db, requester, requester.candidateId),
  ),
  implement('POST /candidate/{id}/outreach', ({ requester, params, body }, services) =>
    sendOutreach(services, requester, params.id, body),
  ),
];
