import { implement } from '../http/implement.ts';
import { countJobs, findJobByKey, listJobs } from './list-jobs.ts';
import { loadJob } from './load-job.ts';

export const jobCalls = [
  implement('GET /job_demand', async ({ asker, query }, { db }) => {
    switch (query.mode) {
      case 'lean':
        return listJobs(db, asker, query, query);
      case 'count':
        return { id: await countJobs(db, query) };
      case 'key':
        return findJobByKey(db, asker, query.key);
    }
  }),
  implement('GET /job_demand/{id}', ({ asker, params }, { db }) => loadJob(db, asker, params.id)),
];
