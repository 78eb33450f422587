import type { JobSearch } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { implement } from '../http/implement.ts';
import { changeSearch, deleteSearch } from './change-search.ts';
import { loadSearch, loadSearches } from './load-searches.ts';
import { ensureAutoSearch, saveSearch } from './save-search.ts';

/** A search as the list shows it; the answer is cut to that by the contract. */
const listed = (db: Database, candidateId: number, id: number): Promise<JobSearch> =>
  loadSearch(db, candidateId, id);

export const searchCalls = [
  implement('GET /job_search', async ({ asker }, { db }) => {
    await ensureAutoSearch(db, asker.candidateId);
    return loadSearches(db, asker.candidateId);
  }),
  implement('POST /job_search', async ({ asker, body }, { db }) =>
    listed(db, asker.candidateId, await saveSearch(db, asker, body)),
  ),
  implement('GET /job_search/{id}', ({ asker, params }, { db }) =>
    loadSearch(db, asker.candidateId, params.id),
  ),
  implement('PATCH /job_search/{id}', async ({ asker, params, body }, { db }) => {
    await changeSearch(db, asker.candidateId, params.id, body);
    return loadSearch(db, asker.candidateId, params.id);
  }),
  implement('PATCH /job_search/{id}/alert', async ({ asker, params, body }, { db }) => {
    const { alert_config_id } = body;
    await changeSearch(db, asker.candidateId, params.id, { alert_config_id });
    return listed(db, asker.candidateId, params.id);
  }),
  implement('DELETE /job_search/{id}', async ({ asker, params }, { db }) => {
    await deleteSearch(db, asker.candidateId, params.id);
    return { ok: true as const };
  }),
];
