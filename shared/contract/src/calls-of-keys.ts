import type { CallKey } from './calls.ts';

/** How keys of employers begin; sessions never do. */
export const API_KEY_START = 'sjk_';

/**
 * What a key of an employer may send (employers-72): advertisements and reading applications. It never
 * writes messages, changes the account, pays or makes keys.
 */
export const CALLS_OF_KEYS: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /job_demand/own',
  'GET /job_demand/{id}/own',
  'POST /job_demand',
  'PUT /job_demand/{id}',
  'PATCH /job_demand/{id}/status',
  'POST /job_demand/{id}/prolong',
  'GET /job_demand/{id}/figures',
  'GET /job_demand/{id}/applications_file',
  'GET /communication',
  'GET /communication/{id}',
  'GET /message',
  'GET /client',
  'GET /search_what',
  'GET /homeoffice',
]);

/** What is described to programmes: their calls, and which ids their fields may have. */
export const API_OF_KEYS: ReadonlySet<CallKey> = new Set<CallKey>([
  ...CALLS_OF_KEYS,
  'GET /work_load',
  'GET /job_type',
]);
