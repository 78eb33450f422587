import { eq } from '../database/drizzle.ts';
import {
  clients,
  jobDemandPositions,
  jobDemands,
  jobFigures,
  positions,
  users,
} from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const POSITION_ID = 1;
const EMPLOYERS = [8_801, 8_802, 8_803, 8_804, 8_805];
const OWN_ID = 8_900;
/** An activity with one of its own kind, one of its sector alone and one of another sector. */
const ACTIVITIES = { own: 90_001, related: 90_002, sector: 90_003, all: 90_004 };
const BEGUN = new Date('2026-11-01T09:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db.delete(jobDemands);
  const { own, related, sector, all } = ACTIVITIES;
  const kind = { matchingKeywords: '', sectorId: 1, subsectorId: 9_901 };
  await api.db.insert(positions).values([
    { ...kind, id: own, label: 'Fassbinder/in' },
    { ...kind, id: related, label: 'Küfer/in' },
    { ...kind, id: sector, label: 'Glasbläser/in', subsectorId: 9_902 },
    { ...kind, id: all, label: 'Seiltänzer/in', subsectorId: 9_903, sectorId: 2 },
  ]);
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

async function insertJob(
  id: number,
  clientId: number,
  counts: object,
  { createdAt = BEGUN, positionId = POSITION_ID } = {},
) {
  const text = { title: `Stelle ${id}`, description: 'x' };
  await api.db.insert(jobDemands).values({ id, clientId, ...text, createdAt });
  await api.db.insert(jobDemandPositions).values({ jobDemandId: id, positionId, rank: 0 });
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
async function insertOthers(count: number, employers = EMPLOYERS, positionId = POSITION_ID) {
  for (let index = 0; index < count; index += 1) {
    const of = employers[index % employers.length] ?? 0;
    const createdAt = new Date('2026-06-01T09:00:00Z');
    await insertJob(9_000 + index, of, { opened: index }, { createdAt, positionId });
  }
}

test('REACH-11 employers-89 an advertisement beside the middle of others, by their first days alone', async () => {
  await insertOthers(11);
  const comparison = await compare();
  expect(comparison).toMatchObject({ jobs: 11, scope: 'position', region: null, days: 20 });
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

test.each(['related', 'sector', 'all'] as const)(
  'REACH-11 employers-89 with too few of the same activity the others are wider: %s',
  async (scope) => {
    const { own, [scope]: other } = ACTIVITIES;
    await api.db
      .update(jobDemandPositions)
      .set({ positionId: own })
      .where(eq(jobDemandPositions.jobDemandId, OWN_ID));
    await insertOthers(11, EMPLOYERS, other);
    const createdAt = new Date('2026-06-01T09:00:00Z');
    await insertJob(9_500, EMPLOYERS[1] ?? 0, {}, { createdAt, positionId: own });
    const comparison = await compare();
    expect(comparison).toMatchObject({ jobs: 12, scope, region: null });
    expect(typeof comparison?.sector_label).toBe(scope === 'sector' ? 'string' : 'object');
  },
);

test('REACH-11 employers-89 one employer with many advertisements is not the middle', async () => {
  await insertOthers(10);
  const createdAt = new Date('2026-06-02T09:00:00Z');
  for (let id = 9_600; id < 9_630; id += 1) {
    await insertJob(id, EMPLOYERS[0] ?? 0, { opened: 500 }, { createdAt });
  }
  const opened = (await compare())?.measures.find(({ measure }) => measure === 'opened');
  // Three of its newest and eight of the others.
  expect(opened?.middle).toBeLessThan(10);
});

test('REACH-11 employers-89 in its first week nothing is compared', async () => {
  await insertOthers(11);
  await api.db.update(jobDemands).set({ createdAt: new Date('2026-11-16T09:00:00Z') });
  expect(await compare()).toBeNull();
});
