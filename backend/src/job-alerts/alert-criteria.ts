import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  jobDemands,
  jobSearches,
} from '../database/schema.ts';
import { ALERT_NEVER_ID } from '../searches/alert-frequency.ts';
import { type JobPlace, nearJob, optionsWithJob } from './place-of-job.ts';

/** A saved search that finds a job. */
export type FindingSearch = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly alertConfigId: number;
};

/** Nobody who has paused the job search or deleted the search is told of jobs. */
const wanted = and(
  isNull(jobSearches.deletedAt),
  ne(jobSearches.alertConfigId, ALERT_NEVER_ID),
  eq(candidates.status, 'active_visible'),
);

const own = {
  searchId: jobSearches.id,
  candidateId: jobSearches.candidateId,
  alertConfigId: jobSearches.alertConfigId,
};

/** Those that name a position and a place of the job, or leave one open. */
function findManual(
  db: Database,
  positionIds: readonly number[],
  options: readonly number[],
): Promise<FindingSearch[]> {
  return db
    .select(own)
    .from(jobSearches)
    .innerJoin(candidates, eq(candidates.id, jobSearches.candidateId))
    .where(
      and(
        wanted,
        // As the index has it, with 0 for what is open.
        sql`${jobSearches.type} = 'manual'`,
        sql`coalesce(${jobSearches.searchWhatId}, 0) = any(${sql.param([0, ...positionIds])}::int[])`,
        sql`coalesce(${jobSearches.searchLocationId}, 0) = any(${sql.param([0, ...options])}::int[])`,
      ),
    );
}

/** Those of profiles with an activity of the job near home, or anywhere while the profile names no home. */
async function findAutomatic(
  db: Database,
  place: JobPlace,
  activities: readonly SQL[],
): Promise<FindingSearch[]> {
  const found = await Promise.all(
    activities.map((hasActivity) =>
      db
        .select({ ...own, home: candidates.postalCode, radius: candidates.radius })
        .from(jobSearches)
        .innerJoin(candidates, eq(candidates.id, jobSearches.candidateId))
        .where(and(wanted, eq(jobSearches.type, 'auto'), hasActivity)),
    ),
  );
  const profiles = new Map(found.flat().map((profile) => [profile.searchId, profile]));
  const metres = (radius: number | null) => radius ?? RADIUS_DEFAULT_METERS;
  const most = [...profiles.values()].reduce(
    (km, { radius }) => Math.max(km, metres(radius) / 1_000),
    0,
  );
  const isNear = await nearJob(db, place, most);
  return [...profiles.values()]
    .filter(({ home, radius }) => home === null || isNear(home, metres(radius)))
    .map(({ home: _, radius: __, ...search }) => search);
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
  const ofPositions = db
    .select({ id: candidatePositions.candidateId })
    .from(candidatePositions)
    .where(
      and(candidatePositions.matchingUsed, inArray(candidatePositions.positionId, positionIds)),
    );
  const flag = JSON.stringify({ [`potential_job_${job.potentialJobId}`]: 'true' });
  const manual = await findManual(db, positionIds, await optionsWithJob(db, job));
  const automatic = await findAutomatic(db, job, [
    inArray(candidates.id, ofPositions),
    ...(job.potentialJobId === null ? [] : [sql`${candidates.additional} @> ${flag}::jsonb`]),
  ]);
  return [...manual, ...automatic].sort(
    (one, other) => one.alertConfigId - other.alertConfigId || one.searchId - other.searchId,
  );
}
