import { type BodyOf, JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { and, eq, gte, ne } from '../database/drizzle.ts';
import { bookings, clients, jobDemands, rateLimits } from '../database/schema.ts';
import { FIRST_ID } from '../database/tables/columns.ts';
import { employerJobSample, employerProfileSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
const { clientId } = testUsers.company;
beforeAll(async () => {
  api = await openTestApp();
  // The company begins without anything that runs and without invoices.
  await api.db.delete(bookings);
  await api.db
    .update(jobDemands)
    .set({ status: 'closed' })
    .where(eq(jobDemands.clientId, clientId));
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.delete(bookings);
  await api.db.delete(jobDemands).where(gte(jobDemands.id, FIRST_ID));
  await api.db.update(clients).set({ isPrivate: false }).where(eq(clients.id, clientId));
  await api.db.delete(rateLimits);
});

let number = 0;
const nextKey = () => {
  number += 1;
  return `bb8f7a52-3a5e-4c1c-9d3e-${String(number).padStart(12, '0')}`;
};

function post(values: Partial<BodyOf<'POST /job_demand'>> = {}) {
  const client_key = nextKey();
  const body = { ...employerJobSample, client_key, net_cents: JOB_BOOKING_NET_CENTS, ...values };
  return api.send('POST /job_demand', { body }, 'company');
}

function become(kind: 'private' | 'company', profile_name = 'Familie Weber') {
  const body = { ...employerProfileSample, isPrivate: kind === 'private', profile_name };
  return api.send('PUT /client', { body }, 'company');
}

const setStatus = (id: number, status: 'active' | 'closed') =>
  api.send('PATCH /job_demand/{id}/status', { params: { id }, body: { status } }, 'company');

/** Advertisements in the pool of what is a company now, for which nothing was booked. */
async function freeOnes(): Promise<number> {
  const { body: client } = await api.send('GET /client', {}, 'company');
  if (client.isPrivate) return 0;
  const running = await api.db
    .select()
    .from(jobDemands)
    .where(and(eq(jobDemands.clientId, clientId), ne(jobDemands.status, 'closed')));
  const paid = await api.db.select().from(bookings);
  return running.filter(({ id }) => !paid.some(({ jobDemandId }) => jobDemandId === id)).length;
}

test('TRUST-08 employers-30 a household that posted for nothing becomes no company while it runs', async () => {
  expect((await become('private')).body).toMatchObject({ isPrivate: true, kind_fixed: null });
  const { body } = await post({ net_cents: 0 });
  const answer = await become('company');
  expect(answer).toMatchObject({ status: 409, body: { param: 'isPrivate' } });
  await setStatus(body.id, 'closed');
  expect((await become('company')).status).toBe(200);
  const reopened = await setStatus(body.id, 'active');
  expect(reopened).toMatchObject({ status: 409 });
  expect(await freeOnes()).toBe(0);
});

test('TRUST-08 employers-30 a company with invoices does not call itself a household', async () => {
  const { body } = await post();
  await setStatus(body.id, 'closed');
  const profile = await api.send('GET /client', {}, 'company');
  expect(profile.body.kind_fixed).toBe('booked');
  expect((await become('private')).status).toBe(409);
  expect((await post({ net_cents: 0 })).status).toBe(409);
});

test.each(['Weber Holzbau GmbH', 'Verein der Gärten e. V.', 'Weber (GbR)'])(
  'TRUST-08 employers-30 %p is no name of a household',
  async (name) => {
    const answer = await become('private', name);
    expect(answer).toMatchObject({ status: 400, body: { param: 'profile_name' } });
  },
);

test('TRUST-08 employers-30 kind and posting at the same moment: never a free one of a company', async () => {
  await become('private');
  await Promise.all([post({ net_cents: 0 }), become('company'), post({ net_cents: 0 })]);
  expect(await freeOnes()).toBe(0);
});

test('TRUST-08 TRUST-28 employers-29 a paid one is used again for another job only with a new booking', async () => {
  const { body } = await post();
  const params = { id: body.id };
  const put = (values: Partial<BodyOf<'PUT /job_demand/{id}'>>) =>
    api.send(
      'PUT /job_demand/{id}',
      { params, body: { ...employerJobSample, ...values } },
      'company',
    );
  expect((await put({ title: 'Tischlerin mit Ruhe' })).status).toBe(200);
  for (const change of [{ title: 'Buchhaltung am Vormittag' }, { position_id: 2 }]) {
    expect(await put(change)).toMatchObject({ status: 409, body: { param: 'net_cents' } });
    expect((await put({ ...change, net_cents: 100 })).status).toBe(409);
  }
  // In small steps neither: the booked title is compared.
  expect((await put({ title: 'Werkstatt und Buchhaltung' })).status).toBe(200);
  expect((await put({ title: 'Buchhaltung am Vormittag' })).status).toBe(409);
  expect(await api.db.$count(bookings)).toBe(1);
  const agreed = { position_id: 2, title: 'Buchhaltung', net_cents: JOB_BOOKING_NET_CENTS };
  expect((await put(agreed)).body.booked).toMatchObject({ title: 'Buchhaltung', position_id: 2 });
  expect((await put(agreed)).status).toBe(200);
  expect(await api.db.$count(bookings)).toBe(2);
});

test('TRUST-08 employers-29 the key of a posting posts no second job under the first price', async () => {
  const client_key = nextKey();
  await post({ client_key });
  const again = await post({ client_key, position_id: 2, title: 'Buchhaltung' });
  expect(again).toMatchObject({ status: 409, body: { param: 'net_cents' } });
  expect(await api.db.$count(bookings)).toBe(1);
});
