import { type BodyOf, JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { and, eq, isNull } from '../database/drizzle.ts';
import { bookings, clients, jobDemands, jobNews, outbox } from '../database/schema.ts';
import { employerJobSample } from '../testing/employers.ts';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const FRAUD =
  'Überweisen Sie vorab 50 Euro für die Unterlagen und schicken Sie eine Kopie Ihres Ausweises.';
const { candidate, company } = testUsers;

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterEach(() => api.close());

const forget = () =>
  api.db.update(clients).set({ knownAt: null }).where(eq(clients.id, company.clientId));
let posted = 0;
const posting = (values: Partial<BodyOf<'POST /job_demand'>> = {}) => {
  posted += 1;
  return {
    ...employerJobSample,
    client_key: `aa8f7a52-3a5e-4c1c-9d3e-${String(posted).padStart(12, '0')}`,
    net_cents: JOB_BOOKING_NET_CENTS,
    ...values,
  };
};
const post = async (values?: Partial<BodyOf<'POST /job_demand'>>) =>
  (await api.send('POST /job_demand', { body: posting(values) }, 'company')).body;
const seenBy = async (id: number) =>
  (await api.sendRaw('GET /job_demand/{id}', { params: { id } }, 'candidate')).status;
const isNews = (id: number) => api.db.$count(jobNews, eq(jobNews.jobDemandId, id));
const decide = (kind: 'job' | 'message', id: number, action: 'restore' | 'hide' | 'none') =>
  api.sendRaw(
    'POST /operator/decision',
    { body: { kind, id, action, ground: 'terms', reason: 'Gelesen.' } },
    'operator',
  );
const cases = async () => (await api.send('GET /operator/case', {}, 'operator')).body;
const subjectsTo = async (email: string) =>
  (await api.db.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject }) => subject,
  );
const setStatus = (id: number, status: 'active' | 'paused' | 'closed') =>
  api.sendRaw('PATCH /job_demand/{id}/status', { params: { id }, body: { status } }, 'company');

test('TRUST-13 TRUST-28 safety-8 the first advertisement of an unknown employer reaches nobody before the operator has seen it', async () => {
  await forget();
  const { id, held } = await post();
  expect(held).toBe(true);
  expect([await seenBy(id), await isNews(id)]).toEqual([404, 0]);
  const found = { params: { id }, query: { mode: 'list' as const } };
  expect((await api.send('GET /job_demand/{id}/candidates', found, 'company')).body).toEqual([]);
  for (const status of ['active', 'closed', 'active'] as const) await setStatus(id, status);
  expect(await seenBy(id)).toBe(404);
  await setStatus(id, 'paused');
  expect(await cases()).toMatchObject([
    { kind: 'job', id, reports: 0, reasons: ['Erste Anzeige: wartet auf Freigabe'] },
  ]);
  expect(await subjectsTo(company.email)).toEqual([
    `Ihre Anzeige ist gebucht: ${employerJobSample.title}`,
    `Wir sehen uns Ihre Anzeige an: ${employerJobSample.title}`,
  ]);
  expect((await decide('job', id, 'none')).status).toBe(409);
});

test('TRUST-13 safety-8 let through, it is online, news, and its employer known from here on', async () => {
  await forget();
  const { id } = await post();
  api.clock.now = new Date(api.clock.now.getTime() + 600_000);
  expect(await decide('job', id, 'restore')).toMatchObject({
    status: 200,
    body: { held: null, hidden: false },
  });
  expect([await seenBy(id), await isNews(id)]).toEqual([200, 1]);
  const [job] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, id));
  expect(job?.createdAt).toEqual(api.clock.now);
  expect(await cases()).toEqual([]);
  expect(await subjectsTo(company.email)).toContain(
    `Ihre Anzeige ist freigegeben: ${employerJobSample.title}`,
  );
  expect(await seenBy((await post()).id)).toBe(200);
});

test('TRUST-13 safety-8 refused, it stays hidden, costs nothing, and the next one waits as well', async () => {
  await forget();
  const { id } = await post();
  expect((await decide('job', id, 'hide')).status).toBe(200);
  expect(await seenBy(id)).toBe(404);
  expect((await setStatus(id, 'active')).status).toBe(409);
  const open = and(eq(bookings.jobDemandId, id), isNull(bookings.refundedAt));
  expect(await api.db.$count(bookings, open)).toBe(0);
  expect((await post()).held).toBe(true);
});

test('TRUST-13 safety-8 a verified employer waits for nobody, a grave sign does', async () => {
  await forget();
  await api.db
    .update(clients)
    .set({ verifiedAt: new Date(0) })
    .where(eq(clients.id, company.clientId));
  expect(await seenBy((await post()).id)).toBe(200);
  const { id } = await post({ description: `Leichte Arbeit. ${FRAUD}` });
  expect([await seenBy(id), await isNews(id)]).toEqual([404, 0]);
});

test('TRUST-13 TRUST-28 safety-8 text that turns grave later is held, and what was seen is not held twice', async () => {
  const { id } = await post();
  const edit = async (description: string) => {
    const { body } = await api.send('GET /job_demand/{id}/own', { params: { id } }, 'company');
    const changed = { ...employerJobSample, description, version: body.version };
    return (await api.send('PUT /job_demand/{id}', { params: { id }, body: changed }, 'company'))
      .body;
  };
  expect((await edit(FRAUD)).held).toBe(true);
  expect(await seenBy(id)).toBe(404);
  expect((await edit('Alles harmlos.')).held).toBe(true);
  await edit(FRAUD);
  await decide('job', id, 'restore');
  expect(await seenBy(id)).toBe(200);
  expect((await edit(`${FRAUD}\n\nWir freuen uns auf Sie.`)).held).toBe(false);
  expect((await edit(`${FRAUD}\n\nKaufen Sie Bitcoin auf Ihrem Handy für uns.`)).held).toBe(true);
});

test('TRUST-13 safety-8 an employer’s message with a grave sign is read by an operator first', async () => {
  const say = (message: string, as: 'company' | 'candidate') =>
    api.send(
      'POST /message',
      { body: { message, communication_id: CONVERSATION_ID, type: 'outreach' } },
      as,
    );
  const read = async (as: 'company' | 'candidate') => {
    const query = { communication_id: CONVERSATION_ID, from: 'end' as const };
    return (await api.send('GET /message', { query }, as)).body.at(-1);
  };
  const unread = async () =>
    (await api.send('GET /communication', { query: { mode: 'unread' } }, 'candidate')).body;
  const before = await unread();
  const { body } = await say(FRAUD, 'company');
  expect(body).toMatchObject({ held: true, message: FRAUD });
  expect((await read('candidate'))?.message).toMatch(/^Diese Nachricht lesen wir zuerst/);
  expect((await read('company'))?.message).toBe(FRAUD);
  const list = await api.send('GET /communication', { query: { mode: 'list' } }, 'candidate');
  expect(JSON.stringify(list.body)).not.toContain('50 Euro');
  const data = await api.send('GET /account/export', {}, 'candidate').catch(() => null);
  expect(JSON.stringify(data?.body ?? '')).not.toContain('50 Euro');
  expect(await unread()).toEqual(before);
  expect(await subjectsTo(candidate.email)).toEqual([]);
  expect(await cases()).toMatchObject([{ kind: 'message', id: body.id }]);
  await decide('message', body.id, 'restore');
  expect((await read('candidate'))?.message).toBe(FRAUD);
  expect(await subjectsTo(candidate.email)).toHaveLength(1);
  // Candidates tell of such things in earnest.
  expect((await say(`Mir schrieb jemand: ${FRAUD}`, 'candidate')).body.held).toBeUndefined();
});

test('TRUST-13 safety-8 what waits is dropped with its author’s account blocked', async () => {
  await forget();
  const { id } = await post();
  await api.sendRaw(
    'POST /operator/decision',
    { body: { kind: 'user', id: company.usersId, action: 'block', ground: 'law', reason: 'X.' } },
    'operator',
  );
  expect(await cases()).toEqual([]);
  expect((await decide('job', id, 'restore')).status).toBe(409);
});
