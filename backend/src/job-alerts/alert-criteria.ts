import { type Narrowing, RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNull, ne, type SQL, sql } from '../database/drizzle.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  jobDemands,
  jobSearches,
} from '../database/schema.ts';
import { meets } from '../jobs/narrowing.ts';
import { suits, type Wishes, wishesOf } from '../jobs/wishes.ts';
import { ALERT_NEVER_ID } from '../searches/alert-frequency.ts';
import { type JobPlace, nearJob, optionsWithJob } from './place-of-job.ts';

/** A saved search that finds a job. */
export type FindingSearch = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly alertConfigId: number;
};

/** Nobody is told of jobs by a search that is deleted or says never. */
const wanted = and(isNull(jobSearches.deletedAt), ne(jobSearches.alertConfigId, ALERT_NEVER_ID));

const own = {
  searchId: jobSearches.id,
  candidateId: jobSearches.candidateId,
  alertConfigId: jobSearches.alertConfigId,
};

type Seeker = {
  readonly id: number;
  readonly home: string | null;
  readonly radiusMeters: number;
  /** How she wants to work; null: any way. */
  readonly wishes: Wishes | null;
};

/** Those who have not paused the job search; asked by id, so that their table is never read as a whole. */
async function loadSeekers(db: Database, condition: SQL): Promise<Seeker[]> {
  const rows = await db
    .select({
      id: candidates.id,
      home: candidates.postalCode,
      radius: candidates.radius,
      preferences: candidates.preferences,
    })
    .from(candidates)
    .where(and(eq(candidates.status, 'active_visible'), condition));
  return rows.map(({ id, home, radius, preferences }) => ({
    id,
    home,
    radiusMeters: radius ?? RADIUS_DEFAULT_METERS,
    wishes: wishesOf(preferences),
  }));
}

const amongIds = (ids: readonly number[]) =>
  sql`${candidates.id} = any(${sql.param([...new Set(ids)])}::int[])`;

/** Those of some searches whose other wishes a job meets; equal wishes are looked at once. */
async function meeting<Found extends { readonly narrowing: Narrowing }>(
  db: Database,
  jobId: number,
  found: readonly Found[],
): Promise<Found[]> {
  const isMet = new Map<string, boolean>([['{}', true]]);
  for (const { narrowing } of found) {
    const key = JSON.stringify(narrowing);
    if (!isMet.has(key)) isMet.set(key, await meets(db, jobId, narrowing));
  }
  return found.filter(({ narrowing }) => isMet.get(JSON.stringify(narrowing)));
}

/** Those that name a position and a place of the job, or leave one open. */
async function findManual(
  db: Database,
  jobId: number,
  positionIds: readonly number[],
  options: readonly number[],
): Promise<FindingSearch[]> {
  const found = await db
    .select({ ...own, narrowing: jobSearches.narrowing })
    .from(jobSearches)
    .where(
      and(
        wanted,
        // As the index has it, with 0 for what is open.
        sql`${jobSearches.type} = 'manual'`,
        sql`coalesce(${jobSearches.searchWhatId}, 0) = any(${sql.param([0, ...positionIds])}::int[])`,
        sql`coalesce(${jobSearches.searchLocationId}, 0) = any(${sql.param([0, ...options])}::int[])`,
      ),
    );
  if (found.length === 0) return [];
  const seekers = await loadSeekers(db, amongIds(found.map(({ candidateId }) => candidateId)));
  const seeking = new Set(seekers.map(({ id }) => id));
  const met = await meeting(
    db,
    jobId,
    found.filter(({ candidateId }) => seeking.has(candidateId)),
  );
  return met.map(({ narrowing: _, ...search }) => search);
}

/** What automatic searches ask of a job beside its positions and place. */
type AutomaticallyFound = {
  readonly potentialJobId: number | null;
  readonly jobTypeId: number | null;
  readonly workLoadId: number | null;
  readonly homeofficeId: number;
};

/**
 * Those of profiles near the job with one of its positions among the activities in use, or with its activity among
 * those that can be imagined, where it is as they want to work; anywhere while the profile names no home.
 */
async function findAutomatic(
  db: Database,
  job: JobPlace & AutomaticallyFound,
  positionIds: readonly number[],
): Promise<FindingSearch[]> {
  const experienced = await db
    .select({ id: candidatePositions.candidateId })
    .from(candidatePositions)
    .where(
      and(
        candidatePositions.matchingUsed,
        inArray(candidatePositions.positionId, [...positionIds]),
      ),
    );
  const seekers = await loadSeekers(db, amongIds(experienced.map(({ id }) => id)));
  const { potentialJobId } = job;
  if (potentialJobId !== null) {
    const flag = JSON.stringify({ [`potential_job_${potentialJobId}`]: 'true' });
    seekers.push(...(await loadSeekers(db, sql`${candidates.additional} @> ${flag}::jsonb`)));
  }
  const mostMeters = seekers.reduce((most, { radiusMeters }) => Math.max(most, radiusMeters), 0);
  const isNear = await nearJob(db, job, mostMeters / 1_000);
  const near = seekers
    .filter(({ wishes }) => suits(job, wishes))
    .filter(({ home, radiusMeters }) => home === null || isNear(home, radiusMeters))
    .map(({ id }) => id);
  if (near.length === 0) return [];
  return db
    .select(own)
    .from(jobSearches)
    .where(
      and(
        wanted,
        sql`${jobSearches.type} = 'auto'`,
        sql`${jobSearches.candidateId} = any(${sql.param([...new Set(near)])}::int[])`,
      ),
    );
}

/**
 * The saved searches that find an active job, those mailed at once first: a job that two of them find is told at
 * once. Searches are found by their position and place, each by an index; an automatic one looks for every
 * activity of the profile that is in use, and for those the candidate can imagine, near the home of the
 * profile.
 */
export async function findSearchesOfJob(
  db: Database,
  jobDemandId: number,
): Promise<FindingSearch[]> {
  const [job] = await db
    .select({
      postalCode: jobDemands.postalCode,
      districtId: jobDemands.districtId,
      stateId: jobDemands.stateId,
      homeofficeId: jobDemands.homeofficeId,
      jobTypeId: jobDemands.jobTypeId,
      workLoadId: jobDemands.workLoadId,
      potentialJobId: jobDemands.potentialJobId,
    })
    .from(jobDemands)
    .where(and(eq(jobDemands.id, jobDemandId), eq(jobDemands.status, 'active')));
  if (!job) return [];
  const positions = await db
    .select({ id: jobDemandPositions.positionId })
    .from(jobDemandPositions)
    .where(eq(jobDemandPositions.jobDemandId, jobDemandId));
  const positionIds = positions.map(({ id }) => id);
  const manual = await findManual(db, jobDemandId, positionIds, await optionsWithJob(db, job));
  const automatic = await findAutomatic(db, job, positionIds);
  return [...manual, ...automatic].sort(
    (one, other) => one.alertConfigId - other.alertConfigId || one.searchId - other.searchId,
  );
}
