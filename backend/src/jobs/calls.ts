import { implement } from '../http/implement.ts';
import { countJobs } from './count-jobs.ts';
import { findJobByKey, listJobs } from './list-jobs.ts';
import { loadJob } from './load-job.ts';
import { mapJobs } from './map-jobs.ts';
import { readFilter } from './read-filter.ts';
import { suggestJobs } from './suggest-jobs.ts';

export const jobCalls = [
  implement('GET /job_demand', async ({ asker, query }, { db }) => {
    switch (query.mode) {
      case 'lean':
        return listJobs(db, asker, await readFilter(db, asker, query), query);
      case 'count':
        return { id: await countJobs(db, await readFilter(db, asker, query)) };
      case 'key':
        return findJobByKey(db, asker, query.key);
    }
  }),
  implement('GET /job_demand/suggestions', ({ asker, query }, { db }) =>
    suggestJobs(db, asker, query),
  ),
  implement('GET /job_demand/map', async ({ asker, query }, { db }) =>
    mapJobs(db, await readFilter(db, asker, query)),
  ),
  implement('GET /job_demand/{id}', ({ asker, params }, { db }) => loadJob(db, asker, params.id)),
];
