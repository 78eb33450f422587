import { eq } from '../../database/drizzle.ts';
import { bookings, clients, invoices, jobDemands, outbox } from '../../database/schema.ts';
import { employerJobSample } from '../../testing/employers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { privateEmployer } = testUsers;
const request = {
  params: { id: privateEmployer.usersId },
  body: { reason: 'Zehn Beschäftigte, eine Praxis.' },
};
const end = () => api.send('POST /operator/employer/{id}/no_household', request, 'operator');

test('TRUST-22 operators-49 what is no household is billed for its open advertisements, once, and told why', async () => {
  const body = {
    ...employerJobSample,
    client_key: 'dd8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    net_cents: 0,
    job_type_id: null,
  };
  const { body: posted } = await api.send('POST /job_demand', { body }, 'privateEmployer');
  const own = eq(bookings.clientId, privateEmployer.clientId);
  expect(await api.db.$count(bookings, own)).toBe(0);

  const answer = await end();
  expect(answer).toMatchObject({ status: 200, body: { employer: { is_private: false } } });
  const [client] = await api.db.select().from(clients).where(eq(clients.id, 302));
  expect([client?.isPrivate, client?.knownAt]).toEqual([false, null]);
  const booked = await api.db.select().from(bookings).where(own);
  expect(booked.map(({ jobDemandId }) => jobDemandId)).toContain(posted.id);
  expect(await api.db.$count(invoices, eq(invoices.usersId, privateEmployer.usersId))).toBe(
    booked.length,
  );
  const [job] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, posted.id));
  expect(job).toMatchObject({ postedPrivate: false, bookedTitle: employerJobSample.title });
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, privateEmployer.email));
  const told = mails.find(({ subject }) => subject === 'Ihr Konto ist kein Privathaushalt');
  expect(told?.text).toContain('Zehn Beschäftigte, eine Praxis.');

  expect(await end()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await api.db.$count(bookings, own)).toBe(booked.length);
});

test('TRUST-22 operators-49 nobody but an operator says so', async () => {
  const asEmployer = await api.sendRaw(
    'POST /operator/employer/{id}/no_household',
    request,
    'privateEmployer',
  );
  expect(asEmployer.status).toBe(403);
});
