import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { eq, sql } from 'drizzle-orm';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidatePositions, candidates, hiddenJobs, postalCodes } from '../database/schema.ts';
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
  /** How far from there is near, in kilometres; null without a home. */
  readonly radiusKm: number | null;
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
      hidden: sql<number[]>`array(
        select ${hiddenJobs.jobDemandId} from ${hiddenJobs} where ${hiddenJobs.candidateId} = ${ofCandidate}
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

/** A candidate who searches: the profile to judge jobs by, and what is hidden from the lists. */
export type Searcher = {
  /** Null where nothing is known, and for employers. */
  readonly profile: SearchProfile | null;
  readonly hiddenIds: readonly number[];
};

type Row = Awaited<ReturnType<ReturnType<typeof findProfile>['execute']>>[number];

async function profileOf(db: Database, row: Row): Promise<SearchProfile | null> {
  const { code, lat, lon, radius } = row;
  const own = { positionIds: row.used, potentialJobIds: potentialJobIds(row.additional) };
  const activities = own.positionIds.length + own.potentialJobIds.length > 0 ? own : null;
  if (code === null || lat === null || lon === null) {
    return activities && { activities, home: null, radiusKm: null, nearCodes: null };
  }
  const radiusKm = (radius ?? RADIUS_DEFAULT_METERS) / 1_000;
  const home = { code, lat, lon };
  return { activities, home, radiusKm, nearCodes: await codesNear(db, code, radiusKm) };
}

/** Both in one statement: nearly every list asks for both. */
export async function loadSearcher(db: Database, candidateId: number | null): Promise<Searcher> {
  const [row] = candidateId === null ? [] : await findProfile(db).execute({ candidateId });
  if (!row) return { profile: null, hiddenIds: [] };
  return { profile: await profileOf(db, row), hiddenIds: row.hidden };
}

/** The profile to judge jobs by; null where nothing is known, and for employers. */
export async function loadSearchProfile(
  db: Database,
  candidateId: number | null,
): Promise<SearchProfile | null> {
  return (await loadSearcher(db, candidateId)).profile;
}
