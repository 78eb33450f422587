import { type JobReason, WISHED_TIMES } from '@silverjobs/contract';
import { eq, sql } from '../database/drizzle.ts';
import { candidates, jobDemandPositions, jobDemands } from '../database/schema.ts';
import { timeBits } from '../database/tables/job-times.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { whyOf } from './why.ts';
import { timePoints, timePointsOf, type Wishes } from './wishes.ts';

const wishes: Wishes = { workLoadMost: 5, work: 'paid', place: 'both', times: ['morning'] };
const profile = { wishes, home: { code: '50667', lat: 51, lon: 7 } };
const job: Parameters<typeof whyOf>[1] = {
  workLoadId: 5,
  jobTypeId: 1,
  homeofficeId: 1,
  saidTimes: null,
  times: 0,
};
const at = timeBits;

test.each<[JobReason, Partial<typeof job>, 'own' | 'related' | null, 'fitting' | 'near' | 'other']>(
  [
    ['own', {}, 'own', 'fitting'],
    ['related', {}, 'related', 'near'],
    ['home', { homeofficeId: 5 }, null, 'near'],
    ['at_her_times', { times: at(['morning']) }, null, 'near'],
    [
      'at_her_times',
      { times: at(['monday', 'evening']), saidTimes: at(['morning']) },
      null,
      'near',
    ],
    ['near', {}, null, 'near'],
    ['far', {}, null, 'other'],
    ['hours', { workLoadId: 9 }, 'own', 'other'],
    ['volunteer', { jobTypeId: 4 }, 'own', 'other'],
    ['times', { times: at(['evening']) }, 'own', 'fitting'],
  ],
)('HERS-02 of a job the weightiest reason is said: %s', (why, different, by, group) => {
  expect(whyOf(profile, { ...job, ...different }, { by }, group)).toBe(why);
});

test('HERS-02 who wants Ehrenamt, or work at home only or not, is told what is otherwise', () => {
  const other = (part: Partial<Wishes>, of: Partial<typeof job>) =>
    whyOf({ ...profile, wishes: { ...wishes, ...part } }, { ...job, ...of }, { by: null }, 'other');
  expect(other({ work: 'volunteer' }, {})).toBe('paid');
  expect(other({ place: 'home' }, {})).toBe('not_home');
  expect(other({ place: 'out' }, { homeofficeId: 5 })).toBe('only_home');
  expect(whyOf(null, job, { by: null }, null)).toBeNull();
  expect(whyOf({ wishes: null, home: null }, job, { by: null }, 'other')).toBeNull();
});

describe('the order', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp();
  });
  afterAll(() => api.close());

  test('HERS-02 the database gives the same points for times as the reasons', async () => {
    const named = Array.from({ length: 2 ** 10 }, (_, bits) => bits);
    for (const times of [
      ['morning'],
      ['weekend'],
      ['evening', 'weekend'],
      [...WISHED_TIMES],
    ] as const) {
      const points = timePointsOf(sql`named.bits`, times);
      const rows = (await api.db.execute(
        sql`select ${points} as points from unnest(${sql.param(named)}::int[]) as named(bits)`,
      )) as unknown as { rows: { points: number }[] };
      expect(rows.rows.map((row) => row.points)).toEqual(
        named.map((bits) => timePoints(bits, times)),
      );
    }
  });

  test('HERS-02 the times that she named change the order of what is alike', async () => {
    const { candidateId } = testUsers.candidate;
    const texts = ['abends', 'vormittags', 'nach Absprache'];
    await api.db.insert(jobDemands).values(
      texts.map((text, place) => ({
        id: 920_000 + place,
        title: 'Stelle',
        clientId: testUsers.company.clientId,
        description: `<p>Die Arbeit ist ${text}.</p>`,
        postalCode: '50667',
        createdAt: new Date(Date.UTC(2026, 10, 21)),
      })),
    );
    await api.db
      .insert(jobDemandPositions)
      .values(texts.map((_, place) => ({ jobDemandId: 920_000 + place, positionId: 1, rank: 0 })));
    const first = async () => {
      const { body } = await api.send(
        'GET /job_demand',
        { query: { mode: 'lean', limit: 100, search_what_id: 1 } },
        'candidate',
      );
      const list = body as unknown as { id: number; why: JobReason | null }[];
      return list.filter(({ id }) => id >= 920_000).map(({ id, why }) => [id - 920_000, why]);
    };
    const own = eq(candidates.id, candidateId);
    await api.db.update(candidates).set({ preferences: {} }).where(own);
    const before = await first();
    await api.db
      .update(candidates)
      .set({ preferences: { work_times: ['morning'] } })
      .where(own);
    const after = await first();
    expect(before.map(([place]) => place)).toEqual([2, 1, 0]);
    expect(after.map(([place]) => place)).toEqual([1, 2, 0]);
    expect(after.at(-1)).toEqual([0, 'times']);
  });
});
