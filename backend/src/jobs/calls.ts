import { noteEmptySearch } from '../figures/empty-searches.ts';
import { implement } from '../http/implement.ts';
import { loadPositionLabels } from '../lookups/position-labels.ts';
import { countShown } from './count-jobs.ts';
import { countScopes } from './count-scopes.ts';
import { findJobByKey, listJobs } from './list-jobs.ts';
import { listRelatedOccupations } from './list-related-occupations.ts';
import { loadJob } from './load-job.ts';
import { mapJobs } from './map-jobs.ts';
import { filterOfQuery } from './read-filter.ts';
import { suggestJobs } from './suggest-jobs.ts';

export const jobCalls = [
  implement('GET /job_demand', async ({ requester, query }, services) => {
    const { db } = services;
    switch (query.mode) {
      case 'lean': {
        const jobs = await listJobs(db, requester, query);
        if (jobs.length === 0 && !query.offset && query.search_what_id) {
          const words = (await loadPositionLabels(db))(query.search_what_id) ?? '';
          const visitor = String(requester.usersId);
          await noteEmptySearch(services, { place: 'pool', words, visitor });
        }
        return jobs;
      }
      case 'count':
        return { id: await countShown(db, await filterOfQuery(db, requester, query)) };
      case 'key':
        return findJobByKey(db, requester, query.key);
    }
  }),
  implement('GET /job_demand/suggestions', ({ requester, query }, { db }) =>
    suggestJobs(db, requester, query),
  ),
  implement('GET /job_demand/map', async ({ requester, query }, { db }) =>
    mapJobs(db, await filterOfQuery(db, requester, query)),
  ),
  implement('GET /job_demand/scopes', ({ requester, query }, { db }) =>
    countScopes(db, requester, query),
  ),
  implement('GET /search_what/related', ({ requester, query }, { db }) =>
    listRelatedOccupations(db, requester, query.ids.split(',').map(Number)),
  ),
  implement('GET /job_demand/{id}', ({ requester, params }, services) =>
    loadJob(services, requester, params.id),
  ),
];
