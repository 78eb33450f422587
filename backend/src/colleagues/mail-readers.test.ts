import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { asc, eq, gte } from '../database/drizzle.ts';
import { employerMembers, jobDemands, outbox, users } from '../database/schema.ts';
import { colleagueIds, insertColleagues } from '../testing/colleagues.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { employerJobSample } from '../testing/employers.ts';
import { BEGIN } from '../testing/fill-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { mailReaders } from './mail-readers.ts';

const { company } = testUsers;
const { owner, applications, invoices } = colleagueIds;

let api: TestApp;
let tokens: Awaited<ReturnType<typeof insertColleagues>>;
let firstJob: number;
beforeAll(async () => {
  api = await openTestApp();
  tokens = await insertColleagues(api.db);
  const rows = await api.db.select({ id: jobDemands.id }).from(jobDemands);
  firstJob = Math.max(...rows.map(({ id }) => id)) + 1;
});
beforeEach(async () => {
  api.clock.now = BEGIN;
  await api.db.delete(jobDemands).where(gte(jobDemands.id, firstJob));
  await api.db.delete(outbox);
  await api.db.update(employerMembers).set({ mailOff: [] });
});
afterAll(() => api.close());

const choose = (mails: string[], as: string) =>
  api.sendRaw('PUT /colleague/mails', { body: { mails } }, { token: as });
const readers = async () => {
  const rows = await api.db.select().from(outbox).orderBy(asc(outbox.usersId));
  return rows.map(({ usersId }) => usersId);
};
const post = async (as: { token: string } | 'company') => {
  const client_key = crypto.randomUUID();
  const body = { ...employerJobSample, client_key, net_cents: JOB_BOOKING_NET_CENTS };
  return api.sendRaw('POST /job_demand', { body }, as);
};

test.each([
  ['applications', [company.usersId, owner, applications]],
  ['advertisements', [company.usersId, owner]],
  ['invoices', [company.usersId, owner, invoices]],
] as const)('REACH-08 employers-92 mails about %s go by role', async (mail, ids) => {
  const found = await mailReaders(api.db, company.clientId, mail);
  expect(found.map(({ usersId }) => usersId)).toEqual([...ids].sort((a, b) => a - b));
});

test('REACH-08 employers-92 each person switches its own off; invoices reach the contact where nobody is left', async () => {
  const { company: token = '' } = api.tokens as Record<string, string>;
  expect((await choose([], tokens.invoices)).status).toBe(200);
  expect((await choose(['applications', 'advertisements'], tokens.owner)).status).toBe(200);
  const of = async () =>
    (await mailReaders(api.db, company.clientId, 'invoices')).map(({ usersId }) => usersId);
  expect(await of()).toEqual([company.usersId]);
  await choose([], token);
  expect(await of()).toEqual([company.usersId]);
  expect(await mailReaders(api.db, company.clientId, 'advertisements')).toEqual([
    expect.objectContaining({ usersId: owner }),
  ]);
  await choose([], tokens.owner);
  expect(await mailReaders(api.db, company.clientId, 'advertisements')).toEqual([]);
  await choose(['applications', 'advertisements'], tokens.owner);
  const { body } = await api.send('GET /colleague', {}, 'company');
  expect(body.people.map(({ id, mails }) => [id, mails])).toEqual(
    expect.arrayContaining([
      [company.usersId, []],
      [owner, ['applications', 'advertisements']],
      [applications, ['applications']],
      [invoices, []],
    ]),
  );
});

test('REACH-08 employers-92 nobody chooses what the role is not told of, and who is blocked gets nothing', async () => {
  await choose(['applications', 'invoices'], tokens.applications);
  expect(await mailReaders(api.db, company.clientId, 'invoices')).not.toContainEqual(
    expect.objectContaining({ usersId: applications }),
  );
  const own = eq(users.id, applications);
  await api.db.update(users).set({ blockedAt: BEGIN }).where(own);
  const found = await mailReaders(api.db, company.clientId, 'applications');
  await api.db.update(users).set({ blockedAt: null }).where(own);
  expect(found.map(({ usersId }) => usersId)).not.toContain(applications);
});

test('REACH-08 employers-92 who orders gets the confirmation anyway, the others as they chose', async () => {
  await choose([], tokens.owner);
  expect((await post({ token: tokens.owner })).status).toBe(200);
  expect(await readers()).toEqual([company.usersId, owner, invoices].sort((a, b) => a - b));
});

test('REACH-08 employers-92 the end of an advertisement is told to all owners, each with a link of its own', async () => {
  await post('company');
  await api.db.delete(outbox);
  const endsAt = new Date(BEGIN.getTime() + 3 * 86_400_000);
  await api.db.update(jobDemands).set({ endsAt }).where(gte(jobDemands.id, firstJob));
  await workOff(openWork(servicesOf(api)), ['find-job-ends', 'announce-job-end']);
  const mails = await api.db.select().from(outbox).orderBy(asc(outbox.usersId));
  expect(mails.map(({ usersId }) => usersId)).toEqual(
    [company.usersId, owner].sort((a, b) => a - b),
  );
  const links = mails.map(({ text }) => /anzeige-verlaengern\?token=([\w-]+)/.exec(text)?.[1]);
  expect(new Set(links).size).toBe(2);
  for (const token of links) expect(token).toBeDefined();
});

test('REACH-08 employers-92 a date goes into the calendar of the colleague who proposed it', async () => {
  const proposal = {
    params: { id: CONVERSATION_ID },
    body: {
      options: ['2026-12-03T14:30'],
      minutes: 45 as const,
      way: 'place' as const,
      where: 'Hohe Straße 1, 50667 Köln',
      message: 'Wir möchten Sie kennenlernen.',
      client_key: crypto.randomUUID(),
    },
  };
  const proposed = await api.sendRaw('PUT /communication/{id}/interview', proposal, {
    token: tokens.applications,
  });
  expect(proposed.status).toBe(200);
  await api.db.delete(outbox);
  const { revision } = proposed.body as { revision: number };
  const starts_at = Date.parse('2026-12-03T13:30:00Z');
  const answer = { starts_at, revision, client_key: crypto.randomUUID() };
  const params = { id: CONVERSATION_ID };
  await api.sendRaw(
    'POST /communication/{id}/interview/answer',
    { params, body: answer },
    'paidCandidate',
  );
  const rows = await api.db.select().from(outbox);
  const dated = rows.filter(({ calendar }) => calendar !== null);
  expect(dated.map(({ usersId }) => usersId).sort()).toEqual(
    [applications, testUsers.paidCandidate.usersId].sort(),
  );
  // Every colleague who answers applications may take the file.
  const { status } = await api.sendRaw(
    'GET /communication/{id}/interview/calendar',
    { params },
    { token: tokens.owner },
  );
  expect(status).toBe(200);
});
