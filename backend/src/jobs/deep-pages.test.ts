import type { JobDemandLean } from '@silverjobs/contract';
import { eq, sql } from '../database/drizzle.ts';
import { hiddenJobs, jobDemands } from '../database/schema.ts';
import { random } from '../demo/random.ts';
import { countRows } from '../testing/count-rows.ts';
import { randomProfile, writeProfile } from '../testing/ranked-jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const MORE = 3_000;
const DEEP = 2_600;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await api.db.execute(sql`
    insert into job_demands (id, title, client_id, postal_code, district_id, state_id,
      radius, work_load_id, job_type_id, homeoffice_id, description, status, created_at)
    select 1000 + n, 'Stelle ' || n, client_id, postal_code, district_id, state_id,
      radius, work_load_id, job_type_id, homeoffice_id, description, status,
      created_at - n * interval '1 minute'
    from job_demands, generate_series(1, ${MORE}) as n where id = 1`);
  await api.db.execute('analyze');
});
afterAll(() => api.close());

type Person = 'candidate' | 'company';
const page = async (as: Person, place: object): Promise<JobDemandLean[]> => {
  const query = { mode: 'lean' as const, limit: 20, ...place };
  return (await api.send('GET /job_demand', { query }, as)).body as JobDemandLean[];
};
const rowsOf = async (as: Person, place: object): Promise<number> => {
  const query = { mode: 'lean', limit: 20, ...place };
  return (await countRows(api, 'GET /job_demand', query, as)).rows;
};

test.each(['company', 'candidate'] as const)(
  'OPER-10 jobs-103 a deep page of the list reads no more than the first (%s)',
  async (as) => {
    await writeProfile(api.db, { ...randomProfile(random(1)), home: '50667', hidden: [] });
    const [last] = await page(as, { limit: 1, offset: DEEP - 1 });
    const after = last?.id ?? 0;
    expect(await page(as, { offset: DEEP, after })).toEqual(await page(as, { offset: DEEP }));
    const first = await rowsOf(as, { offset: 0 });
    const deep = await rowsOf(as, { offset: DEEP, after });
    if (as === 'company') {
      expect(deep).toBeLessThan(first + 200);
      expect(await rowsOf(as, { offset: DEEP })).toBeGreaterThan(deep + DEEP / 2);
    }
    // A candidate's part is sorted by points: all of its zone are read, and those of the job looked up.
    else expect(deep).toBeLessThan(first * 2);
  },
);

test('jobs-103 the page goes on after its job, whatever is hidden or new; a closed job counts as none', async () => {
  const list = (await page('candidate', { limit: 60, offset: 0 })).map(({ id }) => id);
  const { candidateId } = testUsers.candidate;
  const [first = 0, second = 0, third = 0] = list;
  const ids = async (place: object) => (await page('candidate', place)).map(({ id }) => id);
  await api.db
    .insert(hiddenJobs)
    .values([first, second].map((jobDemandId) => ({ candidateId, jobDemandId })));
  expect(await ids({ offset: 20, after: list[19] })).toEqual(list.slice(20, 40));
  expect(await ids({ offset: 2, after: second })).toEqual(list.slice(2, 22));
  await api.db.delete(hiddenJobs);
  await api.db.update(jobDemands).set({ status: 'closed' }).where(eq(jobDemands.id, third));
  expect(await ids({ offset: 4, after: third })).toEqual(list.slice(5, 25));
  expect(await ids({ offset: 4, after: 999_999 })).toEqual(list.slice(5, 25));
});
