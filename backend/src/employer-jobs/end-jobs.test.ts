import { eq } from '../database/drizzle.ts';
import { communications, jobDemands, outbox } from '../database/schema.ts';
import { CONVERSATION_ID, CONVERSATION_JOB_ID } from '../testing/conversations.ts';
import { employerJobSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
const begin = new Date(Date.UTC(2026, 10, 21, 9));
const job = eq(jobDemands.id, CONVERSATION_JOB_ID);
beforeEach(async () => {
  api.clock.now = begin;
  await api.db.delete(outbox);
  await api.db
    .update(jobDemands)
    .set({ status: 'active', endsAt: null, endToldAt: null })
    .where(job);
  await api.db
    .update(communications)
    .set({ decision: null })
    .where(eq(communications.id, CONVERSATION_ID));
});

const { company, paidCandidate } = testUsers;
const params = { id: CONVERSATION_JOB_ID };

const run = () =>
  workOff(openWork(servicesOf(api)), ['find-job-ends', 'close-job', 'announce-job-end']);

const subjects = async (recipient: string) => {
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(outbox.id);
  return mails.map(({ subject }) => subject);
};

const endIn = (days: number) =>
  api.db
    .update(jobDemands)
    .set({ endsAt: new Date(begin.getTime() + days * 86_400_000) })
    .where(job);

test('TRUST-09 employers-37 an employer is told once before the end, and again after prolonging', async () => {
  await endIn(8);
  expect(await run()).toBe(0);
  await endIn(7);
  await Promise.all([run(), run()]);
  await run();
  expect(await subjects(company.email)).toEqual([
    `Ihre Anzeige läuft am 28.11.2026 ab: Stelle ${CONVERSATION_JOB_ID}`,
  ]);
  const { body } = await api.send('POST /job_demand/{id}/prolong', { params }, 'company');
  expect(body).toMatchObject({ status: 'active', ends_at: Date.UTC(2027, 0, 27, 23) });
  api.clock.now = new Date(Date.UTC(2027, 0, 22, 9));
  await run();
  expect(await subjects(company.email)).toHaveLength(2);
});

test('TRUST-09 employers-38 at its end an advertisement is closed, and its applicants are told once', async () => {
  await endIn(-1);
  await Promise.all([run(), run()]);
  const [row] = await api.db.select().from(jobDemands).where(job);
  expect(row?.status).toBe('closed');
  const told = [`Die Anzeige ist geschlossen: Stelle ${CONVERSATION_JOB_ID}`];
  expect(await subjects(paidCandidate.email)).toEqual(told);
  expect((await api.send('POST /job_demand/{id}/prolong', { params }, 'company')).status).toBe(404);
  const opened = { params, body: { status: 'active' as const } };
  const endsAt = new Date(api.clock.now.getTime() + 86_400_000);
  await api.db.update(jobDemands).set({ endsAt }).where(job);
  const { body } = await api.send('PATCH /job_demand/{id}/status', opened, 'company');
  expect(body).toMatchObject({ status: 'active', ends_at: endsAt.getTime() });
  const closed = { params, body: { status: 'closed' as const } };
  await api.send('PATCH /job_demand/{id}/status', closed, 'company');
  expect(await subjects(paidCandidate.email)).toEqual(told);
});

test('TRUST-22 employers-16 what was booked is opened again within its time only, by no call', async () => {
  await endIn(-1);
  await run();
  const opened = { params, body: { status: 'active' as const } };
  const refused = await api.send('PATCH /job_demand/{id}/status', opened, 'company');
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Laufzeit ist am .* kopieren .* Preis/) },
  });
  const { body: edited } = await api.send('GET /job_demand/{id}/own', { params }, 'company');
  const { title, version } = edited;
  const position_id = edited.position_id ?? 1;
  const postal_code = edited.postal_code ?? employerJobSample.postal_code;
  const same = { ...employerJobSample, title, position_id, postal_code, version };
  const body = { ...same, ends_on: '2026-12-24' };
  expect(await api.sendRaw('PUT /job_demand/{id}', { params, body }, 'company')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Laufzeit') },
  });
  const [row] = await api.db.select().from(jobDemands).where(job);
  expect(row?.status).toBe('closed');
});

test('TRUST-13 safety-8 what is held is not prolonged', async () => {
  await endIn(3);
  await api.db.update(jobDemands).set({ heldFor: 'first' }).where(job);
  const answer = await api.send('POST /job_demand/{id}/prolong', { params }, 'company');
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('wird gerade geprüft') },
  });
  await api.db.update(jobDemands).set({ heldFor: null }).where(job);
});

test('TRUST-09 employers-38 who was declined is not told of the end', async () => {
  await api.db
    .update(communications)
    .set({ decision: 'declined' })
    .where(eq(communications.id, CONVERSATION_ID));
  const closed = { params, body: { status: 'closed' as const } };
  await api.send('PATCH /job_demand/{id}/status', closed, 'company');
  expect(await subjects(paidCandidate.email)).toEqual([]);
});

test('TRUST-09 employers-37 a posting says its last day, and a day that is over is refused', async () => {
  const client_key = 'dd8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
  const body = { ...employerJobSample, client_key, net_cents: 0, job_type_id: null };
  const post = (ends_on: string | null) =>
    api.send('POST /job_demand', { body: { ...body, ends_on } }, 'privateEmployer');
  expect(await post('2026-11-20')).toMatchObject({ status: 400, body: { param: 'ends_on' } });
  expect((await post('2026-12-24')).body.ends_on).toBe('2026-12-24');
});

test('TRUST-08 employers-37 others prolong nothing', async () => {
  const answer = await api.send('POST /job_demand/{id}/prolong', { params }, 'privateEmployer');
  expect(answer.status).toBe(404);
});

/** The secret of the newest link that prolongs. */
async function mailedToken(): Promise<string> {
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, company.email))
    .orderBy(outbox.id);
  return /anzeige-verlaengern\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const prolong = (token: string) => api.send('POST /job_prolongation', { body: { token } }, null);

test('TRUST-09 employers-41 the link of the mail prolongs with one press, once', async () => {
  await endIn(7);
  await run();
  const token = await mailedToken();
  expect(await prolong(token)).toMatchObject({
    status: 200,
    body: { title: `Stelle ${CONVERSATION_JOB_ID}`, ends_at: Date.UTC(2027, 0, 27, 23) },
  });
  expect((await prolong(token)).body).toMatchObject({ code: 'link.invalid' });
  const [row] = await api.db.select().from(jobDemands).where(job);
  expect(row?.endsAt?.getTime()).toBe(Date.UTC(2027, 0, 27, 23));
  expect((await prolong('x'.repeat(43))).body).toMatchObject({ code: 'link.invalid' });
});

test('TRUST-09 employers-41 the link opens no closed advertisement, works for no other purpose and not for ever', async () => {
  await endIn(7);
  await run();
  const token = await mailedToken();
  const used = { body: { token } };
  expect((await api.send('POST /auth/magic-link', used, null)).status).toBe(400);
  await api.db.update(jobDemands).set({ status: 'closed' }).where(job);
  expect((await prolong(token)).body).toMatchObject({ code: 'job_demand.deactivated' });
  await api.db.update(jobDemands).set({ status: 'active' }).where(job);
  api.clock.now = new Date(begin.getTime() + 8 * 86_400_000);
  expect((await prolong(token)).body).toMatchObject({ code: 'link.expired' });
});
