import { eq, inArray, ne, type SQL, sql } from '../database/drizzle.ts';
import { jobCounts, jobDemandPositions, jobDemands, jobKindCounts } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const kinds = [
  sql`coalesce(${jobDemands.postalCode}, '')`,
  sql`coalesce(${jobDemands.districtId}, 0)`,
  sql`${jobDemands.homeofficeId} >= 4`,
  sql`coalesce(${jobDemands.jobTypeId}, 0)`,
  sql`coalesce(${jobDemands.workLoadId}, 0)`,
];

/** How many jobs there really are of each combination. */
async function countReally(columns: readonly SQL[]): Promise<string[]> {
  const key = sql<string>`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const rows = await api.db
    .select({ key: key.as('key'), jobs: sql<number>`count(*)::int` })
    .from(jobDemands)
    .where(eq(jobDemands.status, 'active'))
    .groupBy(sql`1`);
  return rows.map((row) => `${row.key}: ${row.jobs}`).sort();
}

async function countStored(
  table: typeof jobCounts | typeof jobKindCounts,
  more: readonly SQL[] = [],
): Promise<string[]> {
  const { postalCode, districtId, homeoffice, jobs } = table;
  const columns = [sql`${postalCode}`, sql`${districtId}`, sql`${homeoffice}`, ...more];
  const key = sql<string>`concat_ws(' ', ${sql.join(columns, sql`, `)})`;
  const rows = await api.db.select({ key, jobs }).from(table).where(ne(jobs, 0));
  return rows.map((row) => `${row.key}: ${row.jobs}`).sort();
}

/** Every counter and every repeated filter that differs from the jobs themselves. */
async function differences() {
  const { db } = api;
  const repeated = [
    'createdAt',
    'postalCode',
    'districtId',
    'stateId',
    'homeofficeId',
    'jobTypeId',
    'workLoadId',
    'potentialJobId',
  ] as const;
  const list = (table: typeof jobDemands | typeof jobDemandPositions) =>
    sql.join(
      repeated.map((name) => sql`${table[name]}`),
      sql`, `,
    );
  const links = await db
    .select({ id: jobDemands.id })
    .from(jobDemandPositions)
    .innerJoin(jobDemands, eq(jobDemands.id, jobDemandPositions.jobDemandId))
    .where(
      sql`(${jobDemandPositions.active}, ${list(jobDemandPositions)})
        is distinct from (${jobDemands.status} = 'active', ${list(jobDemands)})`,
    );
  const { jobTypeId, workLoadId } = jobKindCounts;
  const pairs = [
    [await countStored(jobCounts), await countReally(kinds.slice(0, 3))],
    [
      await countStored(jobKindCounts, [sql`${jobTypeId}`, sql`${workLoadId}`]),
      await countReally(kinds),
    ],
  ] as const;
  return { links, counts: pairs.filter(([stored, real]) => stored.join() !== real.join()) };
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
  [
    'another kind, other hours and another activity to imagine',
    () =>
      api.db
        .update(jobDemands)
        .set({ jobTypeId: 3, workLoadId: null, potentialJobId: 4 })
        .where(some),
  ],
  ['Homeoffice', () => api.db.update(jobDemands).set({ homeofficeId: 4 }).where(some)],
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
  await api.db.update(jobKindCounts).set({ jobs: 1_000 });
  await api.db.update(jobDemandPositions).set({ postalCode: '80331' });
  const found = await differences();
  expect(found.links).not.toEqual([]);
  expect(found.counts).toHaveLength(2);
});
