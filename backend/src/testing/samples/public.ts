import { JOB_ID } from '../jobs.ts';
import { testUsers } from '../test-users.ts';
import type { Samples } from './sample-of.ts';

/** What everybody reads. */
export const publicSamples = {
  'GET /public_job': {
    as: null,
    query: {
      was: 'Tischler',
      wo: 'Köln',
      art: '1,2',
      stunden: '1',
      homeoffice: '1',
      lohn: '15,50',
      umkreis: '25',
      sortierung: 'neu',
      seite: '1',
    },
  },
  'GET /public_job/{id}': { as: null, params: { id: JOB_ID } },
  'GET /public_employer/{id}': {
    as: null,
    params: { id: testUsers.company.clientId },
    query: { seite: '1' },
  },
  'GET /public_landing': {
    as: null,
    query: { beruf: 'alltagsbegleiter-in', ort: '50667', seite: '1' },
  },
  'GET /public_landing_index': { as: null, query: { land: 'nordrhein-westfalen' } },
  'GET /public_changes': { as: null, query: { seit: 1_700_000_000_000 } },
  'POST /public_alert': {
    as: null,
    body: { email: 'gast@test.example', was: 'Tischler', wo: 'Köln', umkreis: '25' },
  },
  'POST /public_alert/confirm': { as: null, body: { token: 'x'.repeat(43) } },
} satisfies Partial<Samples>;
