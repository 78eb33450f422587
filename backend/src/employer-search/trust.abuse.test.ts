import { OUTREACHES_PER_DAY } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { candidatePositions, candidates, messages, rateLimits, users } from '../database/schema.ts';
import { MATCHING_JOB_ID } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { outreachesPerDay } from './trust.ts';

let api: TestApp;
const { company } = testUsers;
const people = Array.from({ length: 40 }, (_, index) => 9_100 + index);
const own = eq(users.id, company.usersId);
const registered = (daysAgo: number) =>
  api.db
    .update(users)
    .set({ createdAt: new Date(api.clock.now.getTime() - daysAgo * 86_400_000) })
    .where(own);
const perDay = () => outreachesPerDay({ db: api.db, now: () => api.clock.now }, company.usersId);

beforeAll(async () => {
  api = await openTestApp();
  const role = 'candidate' as const;
  await api.db.insert(users).values(
    people.map((id) => ({
      ...{ id, role, email: `p${id}@test.example` },
      mailboxProvenAt: api.clock.now,
    })),
  );
  await api.db
    .insert(candidates)
    .values(people.map((id) => ({ id, usersId: id, postalCode: '50667' })));
  await api.db
    .insert(candidatePositions)
    .values(people.map((id) => ({ id, candidateId: id, positionId: 1 })));
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(rateLimits));

const write = (id: number) =>
  api.sendRaw(
    'POST /candidate/{id}/outreach',
    {
      params: { id },
      body: {
        job_demand_id: MATCHING_JOB_ID,
        message: 'Guten Tag, haben Sie Interesse?',
        client_key: `1c8f7a52-3a5e-4c1c-9d3e-${String(id).padStart(12, '0')}`,
      },
    },
    'company',
  );

test('TRUST-28 TRUST-13 employers-43 a new employer writes to few strangers, and is told when it goes on', async () => {
  await registered(1);
  const answers = [];
  for (const id of people.slice(0, 6)) answers.push(await write(id));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(JSON.stringify(answers.at(-1)?.body)).toMatch(
    /schon 5 Personen .* Ab \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr, geht es weiter/,
  );
  // Sent again, what has arrived is answered and not counted.
  expect((await write(people[0] ?? 0)).status).toBe(200);
});

test('TRUST-28 employers-43 it becomes more with the age of the account and with each answer', async () => {
  const before = [];
  for (const days of [0, 6, 7, 29, 30, 300]) {
    await registered(days);
    before.push(await perDay());
  }
  expect(before).toEqual([5, 5, 10, 10, OUTREACHES_PER_DAY, OUTREACHES_PER_DAY]);
  await registered(1);
  const sent = await api.db
    .select()
    .from(messages)
    .where(eq(messages.sendingUsersId, company.usersId));
  const last = sent.at(-1);
  if (!last) throw new Error('Somebody was written to.');
  const { id: _, clientKey: __, ...rest } = last;
  await api.db.insert(messages).values({ ...rest, sendingUsersId: people[4] ?? 0 });
  expect(await perDay()).toBe(6);
});

test('TRUST-28 employers-43 a new employer opens a limited number of short profiles, each as often as it likes', async () => {
  await registered(1);
  const open = async (id: number) =>
    (await api.sendRaw('GET /candidate/{id}/detail', { params: { id } }, 'company')).status;
  const statuses = [];
  for (const id of people) statuses.push(await open(id));
  // Five it is in touch with; of the others five, and one for the answer, times five.
  expect(statuses.filter((status) => status === 200)).toHaveLength(5 + 6 * 5);
  expect(statuses.at(-1)).toBe(429);
  expect(await open(people[5] ?? 0)).toBe(200);
});
