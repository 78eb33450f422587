import { JOB_TYPES, NO_ID, ONLY_ID, WORK_LOAD_HOURS, YES_ID } from '@silverjobs/contract';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { candidatePositions, candidates, clients, users } from '../../database/schema.ts';
import { employers as makeEmployers } from '../../demo/employers/index.ts';
import { jobDemands as makeJobs } from '../../demo/jobs/index.ts';
import type { JobDemandRow } from '../../demo/jobs/types.ts';
import { random } from '../../demo/random.ts';
import { seedJobDemands } from '../../demo/seed/seed-job-demands.ts';
import { listJobs } from '../../jobs/list-jobs.ts';
import { derivePositions, prepareCatalogue } from '../../matching/derive-positions.ts';
import { distanceKm } from '../../reference/places/geometry.ts';
import { positions } from '../../reference/positions/index.ts';
import type { Places } from '../../reference/types.ts';
import { absurdity, isWanted, type JudgedJob, type PersonOfTable } from './people.ts';

const EMPLOYERS = 2_000;
const JOBS = 10_000;
/** So near a home are the employers, in kilometres. */
const AROUND_KM = 25;
const NOW = new Date(Date.UTC(2026, 10, 21, 9));
const [VOLUNTEER, FULL_TIME] = ['Ehrenamt', 'Vollzeit'].map(
  (kind) => (JOB_TYPES as readonly string[]).indexOf(kind) + 1,
);
/** Choices of hours by the most, as the first steps ask them. */
const CHOICES: Readonly<Record<PersonOfTable['hours_at_most'], number>> = {
  5: 1,
  10: 2,
  15: 3,
  20: 4,
};

const labels = new Map(positions.map(({ id, label }) => [id, label]));
const ids = new Map(positions.map(({ id, label }) => [label, id]));
const catalogue = prepareCatalogue(
  positions.map((row) => ({
    id: row.id,
    label: row.label,
    matchingKeywords: row.matching_keywords,
    sectorId: row.sector_id,
    subsectorId: row.subsector_id,
  })),
);

/** Jobs as the demo has them, of employers spread evenly around the homes of some people. */
export async function insertJobsAround(
  db: Database,
  places: Places,
  people: readonly PersonOfTable[],
): Promise<JobDemandRow[]> {
  const draw = random(7);
  const byCode = new Map(places.postal_codes.map((row) => [row.postal_code, row]));
  const around = people.map(({ postal_code }) => {
    const home = byCode.get(postal_code);
    if (!home) throw new Error(`There is no postal code ${postal_code}`);
    return places.postal_codes.filter((row) => distanceKm(row, home) <= AROUND_KM);
  });
  const employers = makeEmployers({ seed: 7, count: EMPLOYERS, places }).map((one, index) => ({
    ...one,
    postal_code: draw.pick(around[index % around.length] ?? []).postal_code,
  }));
  await db
    .insert(users)
    .values({ id: 1, email: 'a@test.example', role: 'client', passwordHash: '' });
  await db.insert(clients).values({ id: 1, usersId: 1, profileName: 'Alle' });
  const options = { seed: 7, count: JOBS, employers, positions, places, now: NOW };
  const jobs = [...makeJobs(options)]
    .flat()
    .map((job) => ({ ...job, client_id: 1, description: '' }));
  await db.transaction((tx) => seedJobDemands(tx, [jobs], places));
  return jobs;
}

/** Writes a profile as the first steps would. @returns id of the user */
export async function insertPerson(db: Database, one: PersonOfTable, id: number): Promise<number> {
  const usersId = id + 100;
  const email = `${id}@test.example`;
  await db.delete(users).where(eq(users.id, usersId));
  await db.insert(users).values({ id: usersId, email, role: 'candidate', passwordHash: '' });
  const mainJob = { job_position: one.job };
  await db.insert(candidates).values({
    id,
    usersId,
    mainJob,
    postalCode: one.postal_code,
    radius: one.km * 1_000,
    preferences: {
      work_load_candidate_id: CHOICES[one.hours_at_most],
      work_honorary_id: one.kind === 'paid' ? NO_ID : one.kind === 'both' ? YES_ID : ONLY_ID,
      work_fully_remote_id: one.where === 'out' ? NO_ID : one.where === 'any' ? YES_ID : ONLY_ID,
    },
  });
  const nothing = { lastEmployer: {}, previousEmployer: {}, education: {} };
  const own = derivePositions({ mainJob, ...nothing }, catalogue).employer;
  const never = one.never.flatMap((name) => ids.get(name) ?? []).filter((each) => !own.has(each));
  const rows = [...own].map((positionId) => ({ positionId, matchingUsed: true }));
  const unwanted = never.map((positionId) => ({ positionId, matchingUsed: false }));
  await bulkInsert(
    db,
    candidatePositions,
    [...rows, ...unwanted].map((row) => ({ ...row, candidateId: id })),
  );
  return usersId;
}

/** What somebody gets, and what that is worth. */
export interface Rate {
  readonly who: string;
  /** Wanted jobs among the first 20, and how many of them there could be. */
  readonly wanted: number;
  readonly possible: number;
  /** Why some of the first 10 are absurd. */
  readonly absurd: readonly string[];
}

/** Rates the first 20 jobs of each. */
export async function ratePeople(
  db: Database,
  places: Places,
  jobs: readonly JobDemandRow[],
  people: readonly PersonOfTable[],
): Promise<Rate[]> {
  const byCode = new Map(places.postal_codes.map((row) => [row.postal_code, row]));
  const active = jobs.filter(({ status }) => status === 'active');
  const rates: Rate[] = [];
  for (const [index, one] of people.entries()) {
    const candidateId = index + 1;
    await insertPerson(db, one, candidateId);
    const home = byCode.get(one.postal_code);
    const judged = (job: JobDemandRow): JudgedJob => {
      const place = byCode.get(job.postal_code);
      return {
        labels: job.position_ids.flatMap((id) => labels.get(id) ?? []),
        hours: WORK_LOAD_HOURS[job.work_load_id - 1] ?? 0,
        isVolunteer: job.job_type_id === VOLUNTEER,
        isFullTime: job.job_type_id === FULL_TIME,
        isAtHome: job.homeoffice_id >= 4,
        km: home && place ? distanceKm(home, place) : Number.POSITIVE_INFINITY,
      };
    };
    const known = new Map(active.map((job) => [job.id, judged(job)]));
    const exist = [...known.values()].filter((job) => isWanted(one, job)).length;
    const requester = { candidateId, clientId: null } as Parameters<typeof listJobs>[1];
    const list = await listJobs(db, requester, { limit: 20 });
    const first = list.flatMap(({ id }) => known.get(id) ?? []);
    rates.push({
      who: one.who,
      wanted: first.filter((job) => isWanted(one, job)).length,
      possible: Math.min(20, exist),
      absurd: first.slice(0, 10).flatMap((job) => absurdity(one, job) ?? []),
    });
    await db.delete(candidates).where(eq(candidates.id, candidateId));
  }
  return rates;
}
