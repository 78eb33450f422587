import {
  type CallDefinition,
  type CallKey,
  callKeys,
  calls,
  HELPER_PERMISSIONS,
  type HelperPermission,
  mayHelperSend,
} from '@silverjobs/contract';
import { insertMessage } from '../testing/conversations.ts';
import { insertHelper } from '../testing/helpers.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let helper: { id: number; token: string };
beforeAll(async () => {
  api = await openTestApp();
  await insertMessage(api.db);
  helper = await insertHelper(api.db, HELPER_PERMISSIONS);
});
afterAll(() => api.close());

const OF_ALL: readonly CallKey[] = [
  'GET /auth/me',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /helper_end',
];
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
/** What each permission opens, and nothing else: a new call is closed until it stands here. */
const OPEN: Readonly<Record<HelperPermission, readonly CallKey[]>> = {
  search: [
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
  ],
  write: [...LOOKING, 'GET /helper_draft', 'PUT /helper_draft', 'DELETE /helper_draft/{id}'],
  attach: ['GET /paper'],
  read: ['GET /communication', 'GET /communication/{id}', 'GET /message'],
};

test.each(HELPER_PERMISSIONS)('REACH-07 account-71 %s opens what is named and no more', (one) => {
  const open = callKeys.filter((key) => mayHelperSend([one], key));
  expect(open.sort()).toEqual([...OF_ALL, ...OPEN[one]].sort());
});

const NEVER =
  /\/(account|users|candidate_checkout|candidate_subscription|candidate_cancel|contract|invoice|paper\/|paper_|message_paper|push_device|helper$|helper\/|cv|letter|colleague|api_key)|password|email|passkey|second-factor|identity|export|deep_link|papers_link|\/send$|POST \/(application|message)|interview/;

test('REACH-07 account-71 nothing opens money, password, address, papers, sending or deletion', () => {
  const all = callKeys.filter((key) => mayHelperSend(HELPER_PERMISSIONS, key));
  expect(all.filter((key) => NEVER.test(key))).toEqual([]);
});

const closed = callKeys.filter((key) => !mayHelperSend(HELPER_PERMISSIONS, key));
const asSomebody = closed.filter((key) => (calls[key] as CallDefinition).identity !== 'public');
const asAnybody = closed.filter((key) => (calls[key] as CallDefinition).identity === 'public');

test('REACH-07 TRUST-28 account-71 every call that is not named is refused on the server', async () => {
  expect(asSomebody.length).toBeGreaterThan(150);
  for (const key of asSomebody) {
    const { status } = await api.sendRaw(key, samples[key], helper);
    expect([key, status]).toEqual([key, 403]);
  }
});

test('REACH-07 account-71 public calls of a helper are those of a visitor', async () => {
  expect(asAnybody.length).toBeGreaterThan(30);
  // It would tell who is signed in.
  const report = { ...samples['POST /contact'] };
  expect((await api.sendRaw('POST /contact', report, helper)).status).toBe(200);
  const { rows } = (await api.db.execute(
    'select about_users_id from outbox where about_users_id is not null',
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});

test('REACH-07 account-71 each permission alone lets in what it opens', async () => {
  for (const one of HELPER_PERMISSIONS) {
    const { token } = await insertHelper(api.db, [one]);
    for (const key of callKeys) {
      if (OF_ALL.includes(key) || !key.startsWith('GET ') || key === 'GET /events') continue;
      if ((calls[key] as CallDefinition).identity === 'public') continue;
      const { status } = await api.sendRaw(key, samples[key], { token });
      expect([one, key, status === 403]).toEqual([one, key, !OPEN[one].includes(key)]);
    }
  }
});

test('REACH-07 account-71 there is no stream of news for helpers', async () => {
  const { status } = await api.sendRaw('GET /events', {}, helper);
  expect(status).toBe(403);
});
