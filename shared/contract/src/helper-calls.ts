import type { HelperPermission } from './access.ts';
import type { CallKey } from './calls.ts';

/** What every helper may send: who one is, the end of the session, and the end of helping. */
const OF_ALL: readonly CallKey[] = [
  'GET /auth/me',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /helper_end',
];

/** Looking at jobs, for whoever searches or writes to their employers. */
const LOOKING: readonly CallKey[] = [
  'GET /job_demand',
  'GET /job_demand/{id}',
  'GET /job_demand/suggestions',
  'GET /job_demand/map',
  'GET /job_demand/scopes',
  'GET /search_what',
  'GET /search_what/related',
  'GET /search_location',
  'GET /search_location/{id}',
  'GET /saved_job',
  'GET /hidden_job',
];

/** What a helper may send for each thing that is allowed (account-70). */
const CALLS_OF_PERMISSION: Readonly<Record<HelperPermission, ReadonlySet<CallKey>>> = {
  search: new Set<CallKey>([
    ...LOOKING,
    'POST /saved_job',
    'DELETE /saved_job/{id}',
    'POST /hidden_job',
    'DELETE /hidden_job/{id}',
    'GET /alert_config',
    'GET /job_search',
    'POST /job_search',
    'GET /job_search/{id}',
    'PATCH /job_search/{id}',
    'PATCH /job_search/{id}/alert',
    'DELETE /job_search/{id}',
    'POST /job_search/{id}/restore',
  ]),
  write: new Set<CallKey>([
    ...LOOKING,
    'GET /helper_draft',
    'PUT /helper_draft',
    'DELETE /helper_draft/{id}',
  ]),
  attach: new Set<CallKey>(['GET /paper']),
  read: new Set<CallKey>(['GET /communication', 'GET /communication/{id}', 'GET /message']),
};

const CALLS_OF_ALL: ReadonlySet<CallKey> = new Set(OF_ALL);

/** Whether a helper may send a call. What stands nowhere is refused, each new call too (account-71). */
export function mayHelperSend(permissions: readonly HelperPermission[], key: CallKey): boolean {
  return CALLS_OF_ALL.has(key) || permissions.some((one) => CALLS_OF_PERMISSION[one].has(key));
}
