import { hiddenJobs, savedJobs } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { dropJob, keepJob } from './keep-job.ts';
import { countKeptJobs, listKeptJobs } from './list-kept-jobs.ts';

const done = { ok: true } as const;

export const keptJobCalls = [
  implement('GET /saved_job', async ({ asker, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countKeptJobs(db, asker, savedJobs) }
      : listKeptJobs(db, asker, savedJobs, query),
  ),
  implement('POST /saved_job', async ({ asker, body }, services) => {
    await keepJob(services, asker, savedJobs, body.job_demand_id);
    return done;
  }),
  implement('DELETE /saved_job/{id}', async ({ asker, params }, { db }) => {
    await dropJob(db, asker, savedJobs, params.id);
    return done;
  }),
  implement('GET /hidden_job', async ({ asker, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countKeptJobs(db, asker, hiddenJobs) }
      : listKeptJobs(db, asker, hiddenJobs, query),
  ),
  implement('POST /hidden_job', async ({ asker, body }, services) => {
    await keepJob(services, asker, hiddenJobs, body.job_demand_id);
    return done;
  }),
  implement('DELETE /hidden_job/{id}', async ({ asker, params }, { db }) => {
    await dropJob(db, asker, hiddenJobs, params.id);
    return done;
  }),
];
