import { clients, jobDemandPositions, jobDemands, jobFigures, users } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const POSITION_ID = 1;
const EMPLOYERS = [8_801, 8_802, 8_803, 8_804, 8_805];
const OWN_ID = 8_900;
const BEGUN = new Date('2026-11-01T09:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db.delete(jobDemands);
  for (const id of EMPLOYERS) {
    await api.db.insert(users).values({ id, email: `e${id}@test.example`, role: 'client' });
    await api.db.insert(clients).values({ id, usersId: id, isPrivate: false });
  }
});
beforeEach(async () => {
  await api.db.delete(jobDemands);
  await insertJob(OWN_ID, testUsers.company.clientId, { opened: 9 });
});
afterAll(() => api.close());

async function insertJob(id: number, clientId: number, counts: object, createdAt = BEGUN) {
  const text = { title: `Stelle ${id}`, description: 'x' };
  await api.db.insert(jobDemands).values({ id, clientId, ...text, createdAt });
  await api.db
    .insert(jobDemandPositions)
    .values({ jobDemandId: id, positionId: POSITION_ID, rank: 0 });
  const day = (begun: Date, after: number) =>
    new Date(begun.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  await api.db.insert(jobFigures).values([
    { jobDemandId: id, day: day(createdAt, 2), source: 'pool', shown: 5, ...counts },
    // Much later: an old advertisement is not ahead by its age.
    { jobDemandId: id, day: day(createdAt, 40), source: 'pool', opened: 999 },
  ]);
}

const compare = async () => {
  const params = { id: OWN_ID };
  return (await api.send('GET /job_demand/{id}/figures', { params }, 'company')).body.comparison;
};

/** Others that were opened 0, 1, 2 … times in their first days. */
async function insertOthers(count: number, employers = EMPLOYERS) {
  for (let index = 0; index < count; index += 1) {
    const of = employers[index % employers.length] ?? 0;
    await insertJob(9_000 + index, of, { opened: index }, new Date('2026-06-01T09:00:00Z'));
  }
}

test('REACH-11 employers-89 an advertisement beside the middle of others, by their first days alone', async () => {
  await insertOthers(11);
  const comparison = await compare();
  expect(comparison).toMatchObject({ jobs: 11, region: null, days: 20 });
  expect(comparison?.measures).toEqual([
    { measure: 'shown', own: 5, middle: 5 },
    { measure: 'opened', own: 9, middle: 5 },
    { measure: 'saved', own: 0, middle: 0 },
    { measure: 'applied', own: 0, middle: 0 },
  ]);
});

test.each([
  ['nine others', 9, EMPLOYERS],
  ['many others of four employers', 20, EMPLOYERS.slice(1)],
  ['many others of its own employer', 20, [testUsers.company.clientId]],
])('REACH-11 employers-89 beside %s nothing is told', async (_, count, employers) => {
  await insertOthers(count, employers);
  expect(await compare()).toBeNull();
});

test('REACH-11 employers-89 in its first week nothing is compared', async () => {
  await insertOthers(11);
  await api.db.update(jobDemands).set({ createdAt: new Date('2026-11-16T09:00:00Z') });
  expect(await compare()).toBeNull();
});
