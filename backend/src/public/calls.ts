import { noteEmptySearch } from '../figures/empty-searches.ts';
import { implement } from '../http/implement.ts';
import { confirmAlert, requestAlert } from './alerts/request-alert.ts';
import { loadLanding } from './landing.ts';
import { loadLandingIndex } from './landing-index.ts';
import { loadPublicEmployer } from './load-employer.ts';
import { loadPublicJob } from './load-public-job.ts';
import { loadPublicChanges } from './public-changes.ts';
import { readPage, searchJobs } from './search-jobs.ts';

export const publicCalls = [
  implement('GET /public_job', async ({ query, network: visitor }, services) => {
    const found = await searchJobs(services.db, query);
    const { was, wo } = query;
    if (found.count === 0 && was) {
      await noteEmptySearch(services, { place: 'public', words: was, visitor });
    }
    if (!found.where.is_known && wo) {
      await noteEmptySearch(services, { place: 'location', words: wo, visitor });
    }
    return found;
  }),
  implement('GET /public_job/{id}', ({ params }, services) => loadPublicJob(services, params.id)),
  implement('GET /public_employer/{id}', ({ params, query }, { db }) =>
    loadPublicEmployer(db, params.id, readPage(query.seite).value),
  ),
  implement('GET /public_landing', ({ query }, { db }) =>
    loadLanding(db, query, readPage(query.seite).value),
  ),
  implement('GET /public_landing_index', ({ query }, { db }) => loadLandingIndex(db, query.land)),
  implement('GET /public_changes', async ({ query }, { db, now }) => {
    const { ids, until } = await loadPublicChanges(db, now(), query.seit);
    return { ids: [...ids], until };
  }),
  implement('POST /public_alert', async ({ body, network }, services) => {
    await requestAlert(services, body, network);
    return { ok: true as const };
  }),
  implement('POST /public_alert/confirm', async ({ body, network }, services) => ({
    search: await confirmAlert(services, body.token, network),
  })),
];
