import { type BodyOf, JOB_BOOKING_NET_CENTS, JOBS_PER_DAY } from '@silverjobs/contract';
import { eq, gte } from '../database/drizzle.ts';
import { bookings, clients, jobDemands, jobNews, outbox, rateLimits } from '../database/schema.ts';
import { FIRST_ID } from '../database/tables/columns.ts';
import { CONVERSATION_JOB_ID, insertMessage } from '../testing/conversations.ts';
import { employerJobSample } from '../testing/employers.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.delete(jobDemands).where(gte(jobDemands.id, FIRST_ID));
  await api.db.delete(rateLimits);
  await api.db.delete(outbox);
});

const posting = (values: Partial<BodyOf<'POST /job_demand'>> = {}): BodyOf<'POST /job_demand'> => ({
  ...employerJobSample,
  client_key: 'aa8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
  net_cents: JOB_BOOKING_NET_CENTS,
  ...values,
});

/** Titles of the jobs for carpenters at most 5 km from Köln's centre, as a candidate finds them. */
async function poolTitles(): Promise<string[]> {
  const query = { mode: 'lean', search_what_id: 1, search_location_id: 1_506_670 } as const;
  const { body } = await api.send('GET /job_demand', { query }, 'candidate');
  return (body as { title: string }[]).map(({ title }) => title);
}

test('EMP-02 a posted job is in the pool at once, found by position and place, and is news', async () => {
  const { status, body } = await api.send('POST /job_demand', { body: posting() }, 'company');
  expect(status).toBe(200);
  expect(await poolTitles()).toContain(employerJobSample.title);
  const found = await api.send('GET /job_demand/{id}', { params: { id: body.id } }, 'candidate');
  expect(found.body).toMatchObject({
    title: employerJobSample.title,
    city: 'Köln',
    contact_preference: 'call_back',
    description:
      '<p>Wir suchen Sie.</p>\n<h3>Ihre Aufgaben</h3>\n<ul><li>hobeln</li><li>leimen</li></ul>',
  });
  expect(await api.db.$count(jobNews, eq(jobNews.jobDemandId, body.id))).toBe(1);
});

test('EMP-02 what is typed can be no markup', async () => {
  const description = '<script>alert(1)</script>\n\n- <img src=x onerror=alert(1)>';
  const { body } = await api.send(
    'POST /job_demand',
    { body: posting({ description }) },
    'company',
  );
  const [row] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, body.id));
  expect(row?.description).not.toMatch(/<(script|img)/);
  expect(body.description).toBe(description);
});

test('EMP-02 EMP-04 a double click posts and books once, the later text holds', async () => {
  const [one, two] = await Promise.all([
    api.send('POST /job_demand', { body: posting() }, 'company'),
    api.send('POST /job_demand', { body: posting() }, 'company'),
  ]);
  expect(two.body.id).toBe(one.body.id);
  const again = posting({ title: 'Tischlerin mit Ruhe' });
  const third = await api.send('POST /job_demand', { body: again }, 'company');
  expect(third.body).toMatchObject({ id: one.body.id, title: 'Tischlerin mit Ruhe' });
  const own = await api.db.select().from(bookings).where(eq(bookings.jobDemandId, one.body.id));
  expect(own).toMatchObject([
    {
      netCents: JOB_BOOKING_NET_CENTS,
      title: employerJobSample.title,
      address: ['Weber Holzbau GmbH', 'Jochen Weber', 'Sägeweg 3', '50667 Köln'],
      paidAt: null,
    },
  ]);
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, testUsers.company.email));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Ihre Anzeige ist online: ${employerJobSample.title}`,
  ]);
  expect(mails[0]?.text).toContain('58,31');
});

test('EMP-02 a private household posts without a booking, and without a stated type of job', async () => {
  const body = posting({ net_cents: 0, job_type_id: null });
  const posted = await api.send('POST /job_demand', { body }, 'privateEmployer');
  expect(posted.status).toBe(200);
  expect(await api.db.$count(bookings, eq(bookings.jobDemandId, posted.body.id))).toBe(0);
});

test.each([
  ['net_cents', { net_cents: 0 }, 409],
  ['job_type_id', { job_type_id: null }, 400],
  ['position_id', { position_id: 999 }, 400],
  ['postal_code', { postal_code: '00000' }, 400],
  ['work_load_id', { work_load_id: 99 }, 400],
  ['homeoffice_id', { homeoffice_id: 99 }, 400],
  ['title', { title: '   ' }, 400],
  ['title', { title: 'x'.repeat(121) }, 400],
  ['description', { description: ' ' }, 400],
])(
  'EMP-02 a posting with a wrong %s is refused and leaves nothing',
  async (param, wrong, status) => {
    const before = await api.db.$count(jobDemands);
    const answer = await api.send('POST /job_demand', { body: posting(wrong) }, 'company');
    expect(answer).toMatchObject({ status, body: { param } });
    expect(await api.db.$count(jobDemands)).toBe(before);
  },
);

test('LAY-07 EMP-02 a company without a profile is told so', async () => {
  await api.db
    .update(clients)
    .set({ street: null })
    .where(eq(clients.id, testUsers.company.clientId));
  const answer = await api.send('POST /job_demand', { body: posting() }, 'company');
  expect(answer).toMatchObject({ status: 400, body: { param: '_client' } });
  await api.db
    .update(clients)
    .set({ street: 'Sägeweg 3' })
    .where(eq(clients.id, testUsers.company.clientId));
});

test('EMP-02 nobody floods the pool', async () => {
  for (let number = 0; number <= JOBS_PER_DAY; number += 1) {
    const client_key = `aa8f7a52-3a5e-4c1c-9d3e-${String(number).padStart(12, '0')}`;
    const body = posting({ client_key, net_cents: 0 });
    const { status } = await api.send('POST /job_demand', { body }, 'privateEmployer');
    expect(status).toBe(number < JOBS_PER_DAY ? 200 : 429);
  }
});

test('EMP-01 pausing and closing takes a job out of the pool, resuming brings it back', async () => {
  const { body } = await api.send('POST /job_demand', { body: posting() }, 'company');
  const params = { id: body.id };
  for (const status of ['paused', 'active', 'closed', 'active'] as const) {
    const changed = await api.send(
      'PATCH /job_demand/{id}/status',
      { params, body: { status } },
      'company',
    );
    expect(changed.body.status).toBe(status);
    expect((await poolTitles()).includes(employerJobSample.title)).toBe(status === 'active');
    const seen = await api.send('GET /job_demand/{id}', { params }, 'candidate');
    expect(seen.status).toBe(status === 'active' ? 200 : 404);
    const own = await api.send('GET /job_demand/{id}', { params }, 'company');
    expect(own.status).toBe(200);
  }
});

test('EMP-02 a change keeps conversations, date and state, and moves the job in the pool', async () => {
  const params = { id: CONVERSATION_JOB_ID };
  const [before] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, params.id));
  const body = {
    ...employerJobSample,
    description: 'Neu',
    position_id: 1,
    net_cents: JOB_BOOKING_NET_CENTS,
  };
  const changed = await api.send('PUT /job_demand/{id}', { params, body }, 'company');
  expect(changed.body).toMatchObject({ title: employerJobSample.title, position_id: 1 });
  const [after] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, params.id));
  expect([after?.createdAt, after?.status]).toEqual([before?.createdAt, before?.status]);
  const query = { job_demand_id: params.id };
  const talks = await api.send('GET /communication', { query }, 'company');
  expect(talks.body).toMatchObject([{ candidate_id: testUsers.paidCandidate.candidateId }]);
  expect(await poolTitles()).toContain(employerJobSample.title);
});

test('EMP-02 text that was not changed keeps its formats', async () => {
  const params = { id: JOB_ID };
  const { body } = await api.send('GET /job_demand/{id}/own', { params }, 'company');
  expect(body.description).toBe('Wir suchen **Sie**.');
  const same = {
    ...employerJobSample,
    description: body.description,
    net_cents: JOB_BOOKING_NET_CENTS,
  };
  await api.send('PUT /job_demand/{id}', { params, body: same }, 'company');
  const [row] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, JOB_ID));
  expect(row?.description).toBe('<p>Wir suchen <strong>Sie</strong>.</p>');
});

test("EMP-01 the employer's jobs come in pages, with state, applications and what is unread", async () => {
  await insertMessage(api.db);
  const count = { query: { mode: 'count' } } as const;
  const all = await api.send('GET /job_demand/own', count, 'company');
  const closed = { query: { mode: 'count', status: 'closed' } } as const;
  expect(all.body).toEqual({ id: 120 });
  expect((await api.send('GET /job_demand/own', closed, 'company')).body).toEqual({ id: 1 });
  const page = { query: { limit: 3, offset: 0 } };
  const { body } = await api.send('GET /job_demand/own', page, 'company');
  expect(body).toMatchObject([
    { id: 3, status: 'closed', applications: 0 },
    { id: 1, status: 'active', applications: 0, unread: 0, communication_id: null },
    { id: 5, status: 'active', applications: 1, outreaches: 0, unread: 1, communication_id: 601 },
  ]);
});
