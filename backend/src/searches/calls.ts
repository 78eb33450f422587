import type { JobSearch } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { implement } from '../http/implement.ts';
import { deleteSearch, restoreSearch } from './delete-search.ts';
import { loadSearch } from './load/load-search.ts';
import { loadSearches } from './load/load-searches.ts';
import { ensureAutoSearch, saveSearch } from './save-search.ts';
import { updateSearch } from './update-search.ts';

/** A search as the list shows it; the answer is cut to that by the contract. */
const listed = (db: Database, candidateId: number, id: number): Promise<JobSearch> =>
  loadSearch(db, candidateId, id);

export const searchCalls = [
  implement('GET /job_search', async ({ requester }, { db }) => {
    await ensureAutoSearch(db, requester.candidateId);
    return loadSearches(db, requester.candidateId);
  }),
  implement('POST /job_search', async ({ requester, body }, { db }) =>
    listed(db, requester.candidateId, await saveSearch(db, requester, body)),
  ),
  implement('GET /job_search/{id}', ({ requester, params }, { db }) =>
    loadSearch(db, requester.candidateId, params.id),
  ),
  implement('PATCH /job_search/{id}', async ({ requester, params, body }, { db }) => {
    await db.transaction((tx) => updateSearch(tx, requester.candidateId, params.id, body));
    return loadSearch(db, requester.candidateId, params.id);
  }),
  implement('PATCH /job_search/{id}/alert', async ({ requester, params, body }, { db }) => {
    const { alert_config_id } = body;
    await db.transaction((tx) =>
      updateSearch(tx, requester.candidateId, params.id, { alert_config_id }),
    );
    return listed(db, requester.candidateId, params.id);
  }),
  implement('DELETE /job_search/{id}', async ({ requester, params }, services) => {
    await deleteSearch(services, requester.candidateId, params.id);
    return { ok: true as const };
  }),
  implement('POST /job_search/{id}/restore', async ({ requester, params }, services) => {
    await restoreSearch(services, requester.candidateId, params.id);
    return listed(services.db, requester.candidateId, params.id);
  }),
];
