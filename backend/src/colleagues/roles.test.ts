import {
  type CallDefinition,
  type CallKey,
  callKeys,
  calls,
  mayRoleSend,
} from '@silverjobs/contract';
import { colleagueIds, insertColleagues } from '../testing/colleagues.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let tokens: Awaited<ReturnType<typeof insertColleagues>>;
beforeAll(async () => {
  api = await openTestApp();
  tokens = await insertColleagues(api.db);
});
afterAll(() => api.close());

const ALL: readonly CallKey[] = [
  'GET /client',
  'GET /colleague',
  'DELETE /colleague/{id}',
  'PUT /colleague/mails',
  'GET /employer_type',
  'GET /profile_age',
  'GET /company_size',
  'GET /homeoffice',
];
const APPLICATIONS: readonly CallKey[] = [
  'GET /communication',
  'GET /communication/{id}',
  'GET /communication/{id}/deep_link',
  'GET /message',
  'POST /message',
  'POST /message/{id}/report',
  'POST /communication/{id}/read',
  'POST /communication/{id}/decision',
  'PUT /communication/{id}/note',
  'PUT /communication/{id}/interview',
  'POST /communication/{id}/interview/cancel',
  'GET /communication/{id}/interview/calendar',
  'POST /message_paper/{id}/link',
  'POST /communication/{id}/papers_link',
  'POST /job_demand/{id}/refusals',
  'GET /job_draft',
  'GET /job_demand/own',
  'GET /job_demand/{id}/own',
  'GET /job_demand/{id}/figures',
  'GET /job_demand/{id}/applications_file',
  'GET /job_demand/{id}/candidates',
  'GET /candidate/{id}/detail',
  'POST /candidate/{id}/outreach',
];
const INVOICES: readonly CallKey[] = [
  'GET /booking',
  'GET /booking/{id}',
  'GET /invoice',
  'GET /invoice/{id}/pdf',
];
const OWNERS: readonly CallKey[] = [
  'GET /api_key',
  'POST /api_key',
  'DELETE /api_key/{id}',
  'GET /webhook',
  'POST /webhook',
  'DELETE /webhook/{id}',
  'POST /webhook/{id}/test',
  'POST /webhook/{id}/resume',
  'GET /webhook/{id}/deliveries',
  'POST /webhook_delivery/{id}/resend',
  'GET /job_draft/{key}',
  'PUT /job_draft/{key}',
  'DELETE /job_draft/{key}',
  'GET /job_import',
  'POST /job_import',
  'GET /job_import/{id}',
  'POST /job_import/{id}/confirm',
  'PUT /client',
  'POST /client/non_profit',
  'POST /client_picture',
  'DELETE /client_logo',
  'POST /job_demand',
  'PUT /job_demand/{id}',
  'PATCH /job_demand/{id}/status',
  'POST /job_demand/{id}/prolong',
  'PATCH /colleague/{id}',
  'POST /colleague_invitation',
  'DELETE /colleague_invitation/{id}',
];
/** Of a person, or of everybody who is signed in: no matter of the employer. */
const PERSONAL =
  /^\w+ \/(?:auth\/|users\/|account\/|push_device|outreach_template|referral$|events$|empty_search$|candidate_count$|search_what$|search_location|sector$|subsector$|experience_years$|employer_years$|education_level$|work_load_candidate$|radius$|alert_config$|paper(?:_upload)?(?:\/|$)|job_demand\/(?:suggestions$|map$|scopes$|\{id\}\/report$))|^GET \/job_demand(?:\/\{id\})?$/;

const decided = [...ALL, ...APPLICATIONS, ...INVOICES, ...OWNERS];
const ofEmployers = callKeys.filter((key) => {
  const { identity }: CallDefinition = calls[key];
  return ['client', 'user', 'session'].includes(identity as string) && !PERSONAL.test(key);
});

test('REACH-08 employers-80 every call that an employer can send is decided on for each role', () => {
  expect([...ofEmployers].sort()).toEqual([...decided].sort());
});

const FORBIDDEN = { status: 403, body: { code: 'forbidden' } };

describe.each(['applications', 'invoices'] as const)('REACH-08 employers-80 %s', (role) => {
  const own = role === 'applications' ? APPLICATIONS : INVOICES;
  test.each(decided)('%s', async (key) => {
    const may = ALL.includes(key) || own.includes(key);
    const { identity }: CallDefinition = calls[key];
    expect(mayRoleSend(role, key, identity)).toBe(may);
    if (may) return;
    expect(await api.sendRaw(key, samples[key], { token: tokens[role] })).toMatchObject(FORBIDDEN);
  });
});

test.each([
  ['applications', 'GET /communication', 200],
  ['applications', 'GET /job_demand/own', 200],
  ['applications', 'GET /colleague', 200],
  ['invoices', 'GET /booking', 200],
  ['invoices', 'GET /invoice', 200],
  ['owner', 'GET /api_key', 200],
  ['owner', 'GET /invoice', 200],
] as const)('REACH-08 employers-80 %s: %s answers', async (role, key, status) => {
  expect((await api.sendRaw(key, samples[key], { token: tokens[role] })).status).toBe(status);
});

test('REACH-08 employers-80 by the calls of an own account nobody gets further than the role', async () => {
  const as = { token: tokens.applications };
  const params = { id: colleagueIds.applications };
  const body = { _client: { profile_name: 'Andere GmbH' } };
  expect(await api.sendRaw('PUT /users/{id}', { params, body }, as)).toMatchObject(FORBIDDEN);
  const removed = { params: { id: colleagueIds.invoices } };
  expect(await api.sendRaw('DELETE /colleague/{id}', removed, as)).toMatchObject(FORBIDDEN);
  const { body: file } = await api.send('GET /account/export', {}, as);
  expect(file).toMatchObject({ employer: null, bookings: [], invoices: [], conversations: [] });
  expect(file.colleague).toMatchObject({ role: 'applications', name: 'Kollegin applications' });
  const { body: user } = await api.send('GET /users/{id}', { params }, as);
  expect(user).toMatchObject({ employer_role: 'applications', client_id: 301 });
});
