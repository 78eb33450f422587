import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { eq, sql } from 'drizzle-orm';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidatePositions, candidates, postalCodes } from '../database/schema.ts';
import { codesNear, type PlaceCode } from './codes-within.ts';
import type { Home } from './distance.ts';

/** What a candidate has done and wants to do again, and what she can imagine. */
export type Activities = {
  readonly positionIds: readonly number[];
  readonly potentialJobIds: readonly number[];
};

/** What decides which jobs come first for a candidate (jobs-57). */
export type SearchProfile = {
  /** Null without any. */
  readonly activities: Activities | null;
  /** Where the candidate lives; null without a known postal code. */
  readonly home: Home | null;
  /** The postal codes within the radius; null without a home. */
  readonly nearCodes: readonly PlaceCode[] | null;
};

const ofCandidate = sql.placeholder('candidateId');

const findProfile = keptStatement((db) =>
  db
    .select({
      additional: candidates.additional,
      used: sql<number[]>`array(
        select ${candidatePositions.positionId} from ${candidatePositions}
        where ${candidatePositions.candidateId} = ${ofCandidate} and ${candidatePositions.matchingUsed}
      )`,
      code: postalCodes.code,
      lat: postalCodes.lat,
      lon: postalCodes.lon,
      radius: candidates.radius,
    })
    .from(candidates)
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(eq(candidates.id, ofCandidate))
    .prepare('search_profile'),
);

/** The profile to judge jobs by; null where nothing is known, and for employers. */
export async function loadSearchProfile(
  db: Database,
  candidateId: number | null,
): Promise<SearchProfile | null> {
  if (candidateId === null) return null;
  const [row] = await findProfile(db).execute({ candidateId });
  if (!row) return null;
  const { code, lat, lon, radius } = row;
  const own = { positionIds: row.used, potentialJobIds: potentialJobIds(row.additional) };
  const activities = own.positionIds.length + own.potentialJobIds.length > 0 ? own : null;
  if (code === null || lat === null || lon === null) {
    return activities && { activities, home: null, nearCodes: null };
  }
  const radiusKm = (radius ?? RADIUS_DEFAULT_METERS) / 1_000;
  return { activities, home: { code, lat, lon }, nearCodes: await codesNear(db, code, radiusKm) };
}
