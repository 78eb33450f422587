import { implement } from '../http/implement.ts';
import { countCandidates } from './count-candidates.ts';
import { countCandidatesOfJob, listCandidatesOfJob } from './list-candidates.ts';
import { loadCandidateDetail } from './load-detail.ts';
import { sendOutreach } from './send-outreach.ts';

export const employerSearchCalls = [
  implement('GET /candidate_count', async ({ query }, { db }) => ({
    id: await countCandidates(db, query),
  })),
  implement('GET /job_demand/{id}/candidates', async ({ asker, params, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countCandidatesOfJob(db, asker, params.id) }
      : listCandidatesOfJob(db, asker, params.id, query),
  ),
  implement('GET /candidate/{id}/detail', ({ asker, params }, { db }) =>
    loadCandidateDetail(db, asker, params.id),
  ),
  implement('POST /candidate/{id}/outreach', ({ asker, params, body }, services) =>
    sendOutreach(services, asker, params.id, body),
  ),
];
