import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  jobDemands,
  jobSearches,
} from '../database/schema.ts';
import { ALERT_NEVER_ID } from '../searches/alert-frequency.ts';

/** A saved search with an alert, with one filter of it. */
export type AlertCriteria = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly alertConfigId: number;
  readonly positionId: number | null;
  /** The number of an activity that the candidate can imagine. */
  readonly potentialJobId: number | null;
  readonly place:
    | { readonly kind: 'option'; readonly id: number | null }
    | { readonly kind: 'profile'; readonly postalCode: string; readonly radiusMeters: number };
};

/** Nobody who has paused the job search or deleted the search is told of jobs. */
const wanted = and(
  isNull(jobSearches.deletedAt),
  ne(jobSearches.alertConfigId, ALERT_NEVER_ID),
  eq(candidates.status, 'active_visible'),
);

/** Near home; anywhere as long as the profile names none. */
function homeOf(postalCode: string | null, radius: number | null): AlertCriteria['place'] {
  if (postalCode === null) return { kind: 'option', id: null };
  return { kind: 'profile', postalCode, radiusMeters: radius ?? RADIUS_DEFAULT_METERS };
}

/** Automatic searches of those who can imagine the activity of one of these jobs. */
async function loadPotentialJobCriteria(
  db: Database,
  jobIds: readonly number[],
): Promise<AlertCriteria[]> {
  const jobs = await db
    .selectDistinct({ id: jobDemands.potentialJobId })
    .from(jobDemands)
    .where(and(inArray(jobDemands.id, [...jobIds]), isNotNull(jobDemands.potentialJobId)));
  const activities = jobs.flatMap(({ id }) => id ?? []);
  if (activities.length === 0) return [];
  const imaginesOne = activities.map((id) => {
    const flag = JSON.stringify({ [`potential_job_${id}`]: 'true' });
    return sql`${candidates.additional} @> ${flag}::jsonb`;
  });
  const rows = await db
    .select({
      searchId: jobSearches.id,
      candidateId: jobSearches.candidateId,
      alertConfigId: jobSearches.alertConfigId,
      additional: candidates.additional,
      postalCode: candidates.postalCode,
      radius: candidates.radius,
    })
    .from(jobSearches)
    .innerJoin(candidates, eq(candidates.id, jobSearches.candidateId))
    .where(and(wanted, eq(jobSearches.type, 'auto'), or(...imaginesOne)));
  return rows.flatMap(({ additional, postalCode, radius, ...search }) =>
    potentialJobIds(additional)
      .filter((id) => activities.includes(id))
      .map((potentialJobId) => ({
        ...search,
        positionId: null,
        potentialJobId,
        place: homeOf(postalCode, radius),
      })),
  );
}

/**
 * The saved searches that could find one of these jobs, by their positions: an automatic one looks
 * for every activity of the profile that is in use, and for those the candidate can imagine, near
 * the home of the profile.
 */
export async function loadAlertCriteria(
  db: Database,
  jobIds: readonly number[],
): Promise<AlertCriteria[]> {
  const positions = await db
    .selectDistinct({ id: jobDemandPositions.positionId })
    .from(jobDemandPositions)
    .where(inArray(jobDemandPositions.jobDemandId, [...jobIds]));
  const ids = positions.map(({ id }) => id);
  const own = {
    searchId: jobSearches.id,
    candidateId: jobSearches.candidateId,
    alertConfigId: jobSearches.alertConfigId,
  };
  const manual = await db
    .select({
      ...own,
      positionId: jobSearches.searchWhatId,
      optionId: jobSearches.searchLocationId,
    })
    .from(jobSearches)
    .innerJoin(candidates, eq(candidates.id, jobSearches.candidateId))
    .where(
      and(
        wanted,
        eq(jobSearches.type, 'manual'),
        or(isNull(jobSearches.searchWhatId), inArray(jobSearches.searchWhatId, ids)),
      ),
    );
  const automatic = await db
    .select({
      ...own,
      positionId: candidatePositions.positionId,
      postalCode: candidates.postalCode,
      radius: candidates.radius,
    })
    .from(jobSearches)
    .innerJoin(candidates, eq(candidates.id, jobSearches.candidateId))
    .innerJoin(candidatePositions, eq(candidatePositions.candidateId, candidates.id))
    .where(
      and(
        wanted,
        eq(jobSearches.type, 'auto'),
        candidatePositions.matchingUsed,
        inArray(candidatePositions.positionId, ids),
      ),
    );
  const imagined = await loadPotentialJobCriteria(db, jobIds);
  return [
    ...manual.map(({ optionId, ...criteria }) => ({
      ...criteria,
      potentialJobId: null,
      place: { kind: 'option' as const, id: optionId },
    })),
    ...automatic.map(({ postalCode, radius, ...criteria }) => ({
      ...criteria,
      potentialJobId: null,
      place: homeOf(postalCode, radius),
    })),
    ...imagined,
    // At once before daily: a job that both find is told at once.
  ].sort((one, other) => one.alertConfigId - other.alertConfigId || one.searchId - other.searchId);
}
