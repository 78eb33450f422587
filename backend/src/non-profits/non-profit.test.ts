import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { bookings, nonProfitProofs, outbox } from '../database/schema.ts';
import { insertMessage } from '../testing/conversations.ts';
import { employerJobSample, employerProfileSample } from '../testing/employers.ts';
import { CERTIFICATE_ID, insertPapers, PAPER_ID } from '../testing/papers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessage(api.db);
  await insertPapers(api.db);
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(nonProfitProofs));

const { company } = testUsers;
const params = { id: company.usersId };
const voluntary = { ...employerJobSample, contract_kind: 'voluntary', pay_unit: 'unpaid' } as const;

const show = (paper_id = CERTIFICATE_ID) =>
  api.send('POST /client/non_profit', { body: { paper_id } }, 'company');
const answer = (proven: boolean) =>
  api.send(
    'PUT /operator/employer/{id}/non_profit',
    { params, body: { proven, reason: 'Bescheid vom 3. März 2026 gesehen.' } },
    'operator',
  );
const post = (body: object, net_cents: number) =>
  api.sendRaw(
    'POST /job_demand',
    { body: { ...body, client_key: crypto.randomUUID(), net_cents } },
    'company',
  );

test('REACH-14 employers-66 a certificate is shown, looked at by the operator, and answered by mail', async () => {
  await api.db.delete(outbox);
  expect((await show()).body).toMatchObject({ non_profit: 'asked' });
  const seen = await api.send('GET /operator/user/{id}', { params }, 'operator');
  expect(seen.body.employer?.non_profit).toEqual({
    state: 'asked',
    paper: 'Freistellungsbescheid.pdf',
  });
  const link = await api.send(
    'POST /operator/employer/{id}/non_profit_link',
    { params },
    'operator',
  );
  expect(link.body.url).toMatch(/^\/paper_file\?token=/);
  expect((await answer(false)).body.employer?.non_profit?.state).toBe('refused');
  expect((await show()).body.non_profit).toBe('asked');
  expect((await answer(true)).body.employer?.non_profit?.state).toBe('proven');
  expect((await show()).status).toBe(409);
  const subjects = (await api.db.select().from(outbox)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Nachweis der Gemeinnützigkeit: Weber Holzbau GmbH',
    'Ihr Nachweis der Gemeinnützigkeit',
    'Nachweis der Gemeinnützigkeit: Weber Holzbau GmbH',
    'Ihre Gemeinnützigkeit ist bestätigt',
  ]);
});

test('REACH-14 employers-66 only own papers are shown, and no household is a non-profit', async () => {
  expect((await show(PAPER_ID)).status).toBe(404);
  const body = { paper_id: CERTIFICATE_ID };
  expect((await api.sendRaw('POST /client/non_profit', { body }, 'privateEmployer')).status).toBe(
    409,
  );
});

test('REACH-14 employers-66 voluntary work without pay is free once it is proven, and stays that', async () => {
  expect((await post(voluntary, 0)).status).toBe(409);
  await show();
  expect((await post(voluntary, 0)).status).toBe(409);
  await answer(true);
  const before = await api.db.$count(bookings);
  const posted = await post(voluntary, 0);
  expect(posted).toMatchObject({ status: 200, body: { contract_kind: 'voluntary' } });
  expect(await api.db.$count(bookings)).toBe(before);
  // Paid work costs what it costs, whatever it is called.
  expect((await post(employerJobSample, 0)).status).toBe(409);
  const paid = { ...voluntary, pay_unit: 'hour', pay_from: 1_400, pay_to: null };
  expect((await post(paid, 0)).status).toBe(409);
  expect((await post(paid, JOB_BOOKING_NET_CENTS)).status).toBe(200);
  const { id } = posted.body as { id: number };
  const change = (body: object) =>
    api.sendRaw('PUT /job_demand/{id}', { params: { id }, body }, 'company');
  expect((await change({ ...voluntary, description: 'Anders.' })).status).toBe(200);
  for (const other of [paid, { ...voluntary, contract_kind: 'minijob' }]) {
    expect(await change(other)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/neue Anzeige/) },
    });
  }
});

test('REACH-14 employers-66 with another name the proof ends', async () => {
  await show();
  await answer(true);
  const named = { ...employerProfileSample, profile_name: 'Andere Werkstatt GmbH' };
  const { body } = await api.send('PUT /client', { body: named }, 'company');
  expect(body.non_profit).toBe('none');
  await api.send('PUT /client', { body: employerProfileSample }, 'company');
  expect(await api.db.$count(nonProfitProofs, eq(nonProfitProofs.clientId, company.clientId))).toBe(
    0,
  );
});

test('REACH-14 employers send candidates no files', async () => {
  const body = {
    message: 'Guten Tag',
    communication_id: 601,
    type: 'outreach' as const,
    paper_ids: [CERTIFICATE_ID],
  };
  const { body: sent } = await api.send('POST /message', { body }, 'company');
  expect(sent._papers ?? []).toEqual([]);
});
