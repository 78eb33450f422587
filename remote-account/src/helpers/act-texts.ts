import type { HelperAct } from '@silverjobs/contract';

/** What a helper did, in words (account-72). */
export const HELPER_ACT_TEXTS: Readonly<Record<HelperAct, string>> = {
  'POST /saved_job': 'Stelle gemerkt',
  'DELETE /saved_job/{id}': 'Stelle nicht mehr gemerkt',
  'POST /hidden_job': 'Stelle ausgeblendet',
  'DELETE /hidden_job/{id}': 'Stelle wieder eingeblendet',
  'POST /job_search': 'Suche gespeichert',
  'PATCH /job_search/{id}': 'Suche geändert',
  'PATCH /job_search/{id}/alert': 'E-Mails einer Suche geändert',
  'DELETE /job_search/{id}': 'Suche gelöscht',
  'POST /job_search/{id}/restore': 'Suche zurückgeholt',
  'PUT /helper_draft': 'Entwurf geschrieben',
  'DELETE /helper_draft/{id}': 'Entwurf gelöscht',
  'GET /paper': 'Namen der Unterlagen gesehen',
  'GET /message': 'Gespräch gelesen',
};
