import { type SQL, sql } from '../database/drizzle.ts';
import { fillJobWords } from '../database/fill-job-words.ts';
import { commonWords, jobDemands } from '../database/schema.ts';
import { random } from '../demo/random.ts';
import { insertRankedJobs, randomProfile, writeProfile } from '../testing/ranked-jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { someIds } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { type Said, says } from './job-words.ts';
import { nameJobs } from './jobs-saying.ts';
import { newestIds } from './newest-ids.ts';
import { loadPlaceInTime } from './place-in-time.ts';
import { rankedIds } from './ranked-ids.ts';
import { loadSearchProfile, type SearchProfile } from './search-profile.ts';
import type { Wishes } from './wishes.ts';

/** What jobs may be asked to say, with the same in plain columns of the jobs. */
const ASKED: readonly { marks: string[][]; plainly: SQL }[] = [
  { marks: [['k1']], plainly: sql`${jobDemands.jobTypeId} = 1` },
  {
    marks: [
      ['k1', 'k2', 'k4'],
      ['w2', 'w5'],
    ],
    plainly: sql`${jobDemands.jobTypeId} in (1, 2, 4) and ${jobDemands.workLoadId} in (2, 5)`,
  },
  { marks: [['h']], plainly: sql`${jobDemands.homeofficeId} >= 4` },
];
const any: Wishes = { workLoadMost: null, work: null, place: null, times: null };
const WISHES: readonly (Wishes | null)[] = [
  null,
  { ...any, workLoadMost: 5 },
  { ...any, work: 'volunteer' },
  { ...any, work: 'paid', place: 'out' },
  { ...any, place: 'home' },
  { ...any, place: 'both', times: ['morning'] },
];
/** Said by few and by many of few and of many jobs, all of one kind, and done from home or not. */
const WAYS: readonly Partial<Said>[] = [0.001, 0.03, 0.3].flatMap((share) =>
  [100, 1e6].flatMap((jobs) =>
    [1, 5].map((homeofficeId) => ({
      share,
      parts: [share, 0.5],
      counted: { '': jobs, k1: jobs / 5, k4: jobs / 10 },
      newest: [{ workLoadId: 2, jobTypeId: 1, homeofficeId, part: share }],
    })),
  ),
);

/** Each wish with each that is asked. */
const cases = WISHES.flatMap((wishes) => ASKED.map((asked) => ({ wishes, asked }))).map(
  (one, number) => {
    const draw = random(number + 500);
    const profile = randomProfile(draw);
    return { ...one, number, profile, ways: draw.some(WAYS, 2), limit: draw.int(20, 60) };
  },
);

let api: TestApp;
let bits: Readonly<Record<string, number>>;
beforeAll(async () => {
  api = await openTestApp();
  await insertRankedJobs(api.db);
  await fillJobWords(api.db, { jobs: 10, saying: 2, common: 2, employers: 1 });
  const rows = await api.db.select().from(commonWords);
  bits = Object.fromEntries(rows.map(({ word, bit }) => [word, bit]));
});
afterAll(() => api.close());

/** All pages, each behind the job that the one before ended with where it is named. */
async function listOf(filter: ReadFilter, profile: SearchProfile, limit: number, named: boolean) {
  const ids: number[] = [];
  for (;;) {
    const last = named ? ids.at(-1) : undefined;
    const behind = last === undefined ? undefined : await loadPlaceInTime(api.db, last);
    const page = await rankedIds(api.db, filter, profile, { limit, offset: ids.length, behind });
    ids.push(...page);
    if (page.length < limit) return ids;
  }
}

test.each(cases)(
  'REACH-06 HERS-03 list $number of what jobs say is that of a plain condition, however it is found',
  async ({ profile: drawn, wishes, asked: { marks, plainly }, ways, limit }) => {
    await writeProfile(api.db, drawn);
    const known = await loadSearchProfile(api.db, testUsers.candidate.candidateId);
    if (!known) return;
    const profile = { ...known, wishes };
    const all: ReadFilter = {
      positionId: undefined,
      location: { kind: 'all' },
      hiddenIds: drawn.hidden,
    };
    const expected = await listOf({ ...all, ofJob: plainly }, profile, 1_000, false);
    const asked: Said = { words: [], marks, clientIds: [], share: 0 };
    const named = await nameJobs(api.db, sql`active and ${says(asked)}`, 1_000);
    expect(await listOf({ ...all, named: named ?? [] }, profile, limit, true)).toEqual(expected);
    for (const [at, way] of ways.entries()) {
      const said = { ...asked, ...way, ...(at > 0 && { bits }) };
      expect(await listOf({ ...all, said }, profile, limit, false)).toEqual(expected);
      expect(await listOf({ ...all, said }, profile, limit, true)).toEqual(expected);
    }
  },
);

test.each(WAYS)(
  'REACH-06 some of those that say it are found anywhere and at some places, and all where they are few, by %j',
  async (way) => {
    const codes = ['50667', '50668', '53111'];
    for (const { marks, plainly, isCommon } of ASKED.flatMap((asked) => [
      { ...asked, isCommon: false },
      { ...asked, isCommon: true },
    ])) {
      const said: Said = { words: [], marks, clientIds: [], share: 0, ...way };
      if (isCommon) Object.assign(said, { bits });
      for (const location of [
        { kind: 'all' } as const,
        { kind: 'codes', codes, jobs: 1e5 } as const,
      ]) {
        const filter: ReadFilter = { positionId: undefined, location, hiddenIds: [] };
        const all = await newestIds(
          api.db,
          { ...filter, ofJob: plainly },
          { limit: 1_000, offset: 0 },
        );
        expect(await newestIds(api.db, { ...filter, said }, { limit: 5, offset: 3 })).toEqual(
          all.slice(3, 8),
        );
        for (const most of [1, 5, 1_000]) {
          const some = await someIds(api.db, { ...filter, said }, most);
          expect(some).toHaveLength(Math.min(most, all.length));
          expect(all).toEqual(expect.arrayContaining(some));
        }
      }
    }
  },
);
