import { eq, inArray, sql } from 'drizzle-orm';
import { jobCounts, jobDemandPositions, jobDemands } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** Every counter and every repeated filter that differs from the jobs themselves. */
async function differences() {
  const { db } = api;
  const counted = db.$with('counted').as(
    db
      .select({
        code: sql<string>`coalesce(${jobDemands.postalCode}, '')`.as('code'),
        district: sql<number>`coalesce(${jobDemands.districtId}, 0)`.as('district'),
        home: sql<boolean>`${jobDemands.homeofficeId} > 1`.as('home'),
        number: sql<number>`count(*)::int`.as('number'),
      })
      .from(jobDemands)
      .where(eq(jobDemands.status, 'active'))
      .groupBy(sql`1`, sql`2`, sql`3`),
  );
  const stored = await db.select().from(jobCounts).where(sql`${jobCounts.jobs} <> 0`);
  const real = await db.with(counted).select().from(counted);
  const key = (...parts: (string | number | boolean)[]) => parts.join(' ');
  const links = await db
    .select({ id: jobDemands.id })
    .from(jobDemandPositions)
    .innerJoin(jobDemands, eq(jobDemands.id, jobDemandPositions.jobDemandId))
    .where(
      sql`(${jobDemandPositions.active}, ${jobDemandPositions.createdAt}, ${jobDemandPositions.postalCode},
        ${jobDemandPositions.districtId}, ${jobDemandPositions.stateId}, ${jobDemandPositions.homeofficeId})
        is distinct from (${jobDemands.status} = 'active', ${jobDemands.createdAt}, ${jobDemands.postalCode},
        ${jobDemands.districtId}, ${jobDemands.stateId}, ${jobDemands.homeofficeId})`,
    );
  const ours = stored
    .map((row) => key(row.postalCode, row.districtId, row.homeoffice, row.jobs))
    .sort();
  const theirs = real.map((row) => key(row.code, row.district, row.home, row.number)).sort();
  return { links, counts: ours.join() === theirs.join() ? [] : [ours, theirs] };
}

const none = { links: [], counts: [] };

test('POOL-01 writers that close and open jobs at the same time lose no job', async () => {
  const ids = [1, 2, 4, 5, 6, 7, 8];
  await Promise.all(
    ids.flatMap((id) =>
      (['closed', 'active', 'paused'] as const).map((status) =>
        api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, id)),
      ),
    ),
  );
  expect(await differences()).toEqual(none);
});

const some = inArray(jobDemands.id, [1, 2, 4, 5]);

const writes: readonly [string, () => Promise<unknown>][] = [
  ['nothing but the seed', async () => {}],
  ['closing', () => api.db.update(jobDemands).set({ status: 'closed' }).where(some)],
  ['opening', () => api.db.update(jobDemands).set({ status: 'active' })],
  ['a new title', () => api.db.update(jobDemands).set({ title: 'Neu' }).where(some)],
  [
    'moving',
    () =>
      api.db
        .update(jobDemands)
        .set({ postalCode: '80331', stateId: 109, districtId: 29_162 })
        .where(some),
  ],
  ['no place', () => api.db.update(jobDemands).set({ postalCode: null }).where(some)],
  ['Homeoffice', () => api.db.update(jobDemands).set({ homeofficeId: 3 }).where(some)],
  [
    'a new date',
    () =>
      api.db
        .update(jobDemands)
        .set({ createdAt: new Date(0) })
        .where(some),
  ],
  ['deleting', () => api.db.delete(jobDemands).where(some)],
  ['truncating', () => api.db.execute(sql`truncate job_demands cascade`)],
  [
    'a new job, open with a position',
    async () => {
      const { clientId } = testUsers.company;
      const [job] = await api.db
        .insert(jobDemands)
        .values({ title: 'Neu', clientId, description: '', postalCode: '50667' })
        .returning({ id: jobDemands.id });
      await api.db
        .insert(jobDemandPositions)
        .values({ positionId: 1, jobDemandId: job?.id ?? 0, rank: 0 });
    },
  ],
];

test.each(writes)(
  'POOL-01 counters and repeated filters are exact after %s',
  async (_name, write) => {
    await write();
    expect(await differences()).toEqual(none);
  },
);

test('POOL-01 the comparison notices a wrong counter and a wrong filter', async () => {
  await api.db.update(jobCounts).set({ jobs: 1_000 });
  await api.db.update(jobDemandPositions).set({ postalCode: '80331' });
  const found = await differences();
  expect(found.links).not.toEqual([]);
  expect(found.counts).not.toEqual([]);
});
