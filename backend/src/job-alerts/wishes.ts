import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  jobSearches,
} from '../database/schema.ts';
import { ALERT_NEVER_ID } from './alert-frequency.ts';

/** A saved search that wants to be told, with one filter of it. */
export type Wish = {
  readonly searchId: number;
  readonly candidateId: number;
  readonly alertConfigId: number;
  readonly positionId: number | null;
  readonly place:
    | { readonly kind: 'option'; readonly id: number | null }
    | { readonly kind: 'profile'; readonly postalCode: string; readonly radiusMeters: number };
};

/** Nobody who has paused the job search is told of jobs. */
const wanted = and(
  ne(jobSearches.alertConfigId, ALERT_NEVER_ID),
  eq(candidates.status, 'active_visible'),
);

/**
 * The saved searches that could find one of these jobs, by their positions: an automatic one looks
 * for every activity of the profile that is in use, near the home of the profile.
 */
export async function loadWishes(db: Database, jobIds: readonly number[]): Promise<Wish[]> {
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
  return [
    ...manual.map(({ optionId, ...wish }) => ({
      ...wish,
      place: { kind: 'option' as const, id: optionId },
    })),
    ...automatic.map(({ postalCode, radius, ...wish }) => ({
      ...wish,
      place:
        postalCode === null
          ? { kind: 'option' as const, id: null }
          : { kind: 'profile' as const, postalCode, radiusMeters: radius ?? RADIUS_DEFAULT_METERS },
    })),
    // At once before daily: a job that both find is told at once.
  ].sort((one, other) => one.alertConfigId - other.alertConfigId || one.searchId - other.searchId);
}
