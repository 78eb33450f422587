/** What a helper does that the candidate finds in the list of acts (account-72). */
export const HELPER_ACTS = [
  'POST /saved_job',
  'DELETE /saved_job/{id}',
  'POST /hidden_job',
  'DELETE /hidden_job/{id}',
  'POST /job_search',
  'PATCH /job_search/{id}',
  'PATCH /job_search/{id}/alert',
  'DELETE /job_search/{id}',
  'POST /job_search/{id}/restore',
  'PUT /helper_draft',
  'DELETE /helper_draft/{id}',
  'GET /paper',
  'GET /message',
] as const;

export type HelperAct = (typeof HELPER_ACTS)[number];
