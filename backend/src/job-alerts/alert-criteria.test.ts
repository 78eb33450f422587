import { LOCATION_ALL_ID, LOCATION_HOMEOFFICE_ID, RADII_KM } from '@silverjobs/contract';
import { and, eq, inArray, sql } from '../database/drizzle.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  jobDemands,
  jobSearches,
  postalCodes,
  users,
} from '../database/schema.ts';
import { codesWithin } from '../jobs/codes-within.ts';
import { readJobLocation } from '../jobs/job-location.ts';
import { jobSource } from '../jobs/job-source.ts';
import {
  districtOptionId,
  landscapeOptionId,
  OPTION_RADII_KM,
  postalAreaOptionId,
  postalCodeOptionId,
  stateOptionId,
} from '../places/option-id.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { findSearchesOfJob } from './alert-criteria.ts';

/** Few, so that searches and jobs meet: a town with its neighbours, and two that are far. */
const TOWNS = ['50667', '51103', '53111', '40213', '80331', '10115'];
const POSITIONS = [1, 2, 3];
const ACTIVITIES = [1, 2];
const FIRST_JOB = 900_000;

/** The same numbers at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

let api: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  api = await openTestApp({
    trace: (text, run) => {
      statements.push(text);
      return run();
    },
  });
});
afterAll(() => api.close());

/** Whether the list of jobs shows this one for a position, an activity and a place: what alerts must equal. */
async function listShows(
  jobId: number,
  {
    positionId,
    activityId,
    ...where
  }: {
    positionId?: number | undefined;
    activityId?: number;
    optionId?: number | undefined;
    home?: { code: string; radiusMeters: number } | undefined;
  },
): Promise<boolean> {
  const location = where.home
    ? {
        kind: 'codes' as const,
        codes: await codesWithin(api.db, where.home.code, where.home.radiusMeters / 1_000),
      }
    : await readJobLocation(api.db, where.optionId);
  const { table, id, condition } = jobSource({ positionId, location, hiddenIds: [] });
  const rows = await api.db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(
      and(
        condition,
        eq(id, jobId),
        activityId === undefined ? undefined : eq(jobDemands.potentialJobId, activityId),
      ),
    );
  return rows.length > 0;
}

test('OPER-20 alerts find by index exactly what the list of each search shows', async () => {
  const below = numbers(20);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  };
  const known = await api.db
    .select({ code: postalCodes.code })
    .from(postalCodes)
    .where(inArray(postalCodes.code, TOWNS));
  const towns = known.map(({ code }) => code);
  const radius = () => one(OPTION_RADII_KM);
  const place = (): number | null =>
    one([
      () => null,
      () => LOCATION_ALL_ID,
      () => LOCATION_HOMEOFFICE_ID,
      () => stateOptionId(one([5, 9, 11])),
      () => districtOptionId(one([5_315, 5_314, 5_111, 9_162])),
      () => landscapeOptionId(one([1, 3, 7, 14, 999])),
      () => postalAreaOptionId(one(towns).slice(0, 1 + below(3))),
      () => postalCodeOptionId(one(towns), radius()),
      () => postalCodeOptionId(one(towns), radius()),
    ])();
  const people = Array.from({ length: 40 }, (_, index) => 900_000 + index);
  await api.db.insert(users).values(
    people.map((id) => ({
      id,
      email: `alert-${id}@test.example`,
      passwordHash: 'x',
      role: 'candidate' as const,
    })),
  );
  const homes = people.map((id) => ({
    id,
    usersId: id,
    postalCode: below(4) === 0 ? null : one(towns),
    radius: below(3) === 0 ? null : one(RADII_KM) * 1_000,
    status: below(5) === 0 ? ('inactive' as const) : ('active_visible' as const),
    additional: below(2) === 0 ? { [`potential_job_${one(ACTIVITIES)}`]: 'true' as const } : {},
  }));
  await api.db.insert(candidates).values(homes);
  const own = people.flatMap((candidateId) =>
    POSITIONS.filter(() => below(3) === 0).map((positionId) => ({
      candidateId,
      positionId,
      matchingUsed: below(4) > 0,
    })),
  );
  await api.db.insert(candidatePositions).values(own);
  const saved = people.flatMap((candidateId) => [
    { candidateId, type: 'auto' as const, alertConfigId: 1 + below(3), deletedAt: null },
    ...Array.from({ length: 6 }, () => ({
      candidateId,
      type: 'manual' as const,
      searchWhatId: below(3) === 0 ? null : one(POSITIONS),
      searchLocationId: place(),
      alertConfigId: 1 + below(3),
      deletedAt: below(8) === 0 ? api.clock.now : null,
    })),
  ]);
  const searches = await api.db.insert(jobSearches).values(saved).returning();
  const jobs = Array.from({ length: 25 }, (_, index) => ({
    id: FIRST_JOB + index,
    title: 'Stelle',
    clientId: testUsers.company.clientId,
    description: '<p>Text</p>',
    postalCode: below(6) === 0 ? null : one(towns),
    homeofficeId: 1 + below(4),
    workLoadId: 1,
    potentialJobId: below(2) === 0 ? null : one(ACTIVITIES),
    status: below(8) === 0 ? ('paused' as const) : ('active' as const),
  }));
  await api.db.insert(jobDemands).values(jobs);
  await api.db.insert(jobDemandPositions).values(
    jobs.flatMap(({ id }) =>
      POSITIONS.filter(() => below(2) === 0).map((positionId, rank) => ({
        positionId,
        jobDemandId: id,
        rank,
      })),
    ),
  );

  let found = 0;
  for (const { id, potentialJobId } of jobs) {
    const expected = new Set<number>();
    for (const search of searches) {
      const profile = homes.find((home) => home.id === search.candidateId);
      if (!profile || profile.status === 'inactive') continue;
      if (search.alertConfigId === 3 || search.deletedAt) continue;
      const home =
        profile.postalCode === null
          ? undefined
          : { code: profile.postalCode, radiusMeters: profile.radius ?? 10_000 };
      const asked =
        search.type === 'manual'
          ? [
              {
                positionId: search.searchWhatId ?? undefined,
                optionId: search.searchLocationId ?? undefined,
              },
            ]
          : [
              ...own
                .filter((row) => row.candidateId === search.candidateId && row.matchingUsed)
                .map(({ positionId }) => ({ positionId, home })),
              ...(potentialJobId !== null && `potential_job_${potentialJobId}` in profile.additional
                ? [{ activityId: potentialJobId, home }]
                : []),
            ];
      for (const filter of asked) if (await listShows(id, filter)) expected.add(search.id);
    }
    const actual = (await findSearchesOfJob(api.db, id)).filter(({ candidateId }) =>
      people.includes(candidateId),
    );
    expect(actual.map(({ searchId }) => searchId).sort((a, b) => a - b)).toEqual(
      [...expected].sort((a, b) => a - b),
    );
    expect(actual.map(({ alertConfigId }) => alertConfigId)).toEqual(
      actual.map(({ alertConfigId }) => alertConfigId).sort(),
    );
    found += actual.length;
  }
  expect(found).toBeGreaterThan(200);
}, 60_000);

test('OPER-20 a new job costs the same few statements, however many search', async () => {
  const count = async () => {
    statements.length = 0;
    await findSearchesOfJob(api.db, FIRST_JOB);
    return statements.length;
  };
  await count();
  const few = await count();
  await api.db.execute(sql`
    insert into job_searches (candidate_id, type, search_what_id, search_location_id, alert_config_id)
    select (select min(id) from candidates), 'manual', 1 + n % 3, 1000000 + n * 10, 1
    from generate_series(1, 3000) n`);
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(8);
});

test('OPER-20 searches are found through an index of position and place', async () => {
  await api.db.execute(sql`
    insert into job_searches (candidate_id, type, search_what_id, search_location_id, alert_config_id)
    select (select min(id) from candidates), 'manual', 1 + n % 3, 1000000 + (n % 5000) * 10, 1
    from generate_series(1, 20000) n`);
  await api.db.execute(sql`analyze job_searches`);
  const plan = await api.db.execute(sql`
    explain select id from job_searches where type = 'manual' and deleted_at is null
      and coalesce(search_what_id, 0) = any(array[0, 2]::int[])
      and coalesce(search_location_id, 0) = any(array[0, 1506670]::int[])`);
  expect(JSON.stringify(plan)).toContain('job_searches_found');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
});
