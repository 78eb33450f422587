import { hiddenJobs, savedJobs } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { countMarkedJobs, listMarkedJobs } from './list-marked-jobs.ts';
import { markJob, unmarkJob } from './mark-job.ts';

const done = { ok: true } as const;

export const markedJobCalls = [
  implement('GET /saved_job', async ({ requester, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countMarkedJobs(db, requester, savedJobs) }
      : listMarkedJobs(db, requester, savedJobs, query),
  ),
  implement('POST /saved_job', async ({ requester, body }, services) => {
    await markJob(services, requester, savedJobs, body.job_demand_id);
    return done;
  }),
  implement('DELETE /saved_job/{id}', async ({ requester, params }, { db }) => {
    await unmarkJob(db, requester, savedJobs, params.id);
    return done;
  }),
  implement('GET /hidden_job', async ({ requester, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countMarkedJobs(db, requester, hiddenJobs) }
      : listMarkedJobs(db, requester, hiddenJobs, query),
  ),
  implement('POST /hidden_job', async ({ requester, body }, services) => {
    await markJob(services, requester, hiddenJobs, body.job_demand_id);
    return done;
  }),
  implement('DELETE /hidden_job/{id}', async ({ requester, params }, { db }) => {
    await unmarkJob(db, requester, hiddenJobs, params.id);
    return done;
  }),
];
