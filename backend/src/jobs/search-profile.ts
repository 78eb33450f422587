import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { candidatePositions, candidates, hiddenJobs, postalCodes } from '../database/schema.ts';
import { codesNear, type NearCode } from './codes-within.ts';
import type { Home } from './distance.ts';
import { loadRelated, type Related } from './related-activities.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/** What a candidate has done and wants to do again, and what she can imagine. */
export type Activities = {
  readonly positionIds: readonly number[];
  readonly potentialJobIds: readonly number[];
  /** Only what a job mainly is counts. */
  readonly mainOnly?: true;
};

/** What decides which jobs come first for a candidate (jobs-57). */
export type SearchProfile = {
  /** Null without any. */
  readonly activities: Activities | null;
  /** What is related to the occupations of the activities, and what was switched off. */
  readonly related: Related;
  readonly unwantedIds: readonly number[];
  /** How she wants to work; null: any way. */
  readonly wishes: Wishes | null;
  /** Where the candidate lives; null without a known postal code. */
  readonly home: Home | null;
  /** How far from there is near, in kilometres; null without a home. */
  readonly radiusKm: number | null;
  /** The postal codes within the radius; null without a home. */
  readonly nearCodes: readonly NearCode[] | null;
  /** These and what is just outside: what fits there is still worth the way. */
  readonly wideCodes: readonly NearCode[] | null;
};

/** So many radii away is just outside. */
const WIDE = 1.5;

const ofCandidate = sql.placeholder('candidateId');

const findProfile = keptStatement((db) =>
  db
    .select({
      additional: candidates.additional,
      used: sql<number[]>`array(
        select ${candidatePositions.positionId} from ${candidatePositions}
        where ${candidatePositions.candidateId} = ${ofCandidate} and ${candidatePositions.matchingUsed}
      )`,
      unwanted: sql<number[]>`array(
        select ${candidatePositions.positionId} from ${candidatePositions}
        where ${candidatePositions.candidateId} = ${ofCandidate} and not ${candidatePositions.matchingUsed}
      )`,
      preferences: candidates.preferences,
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
  const wishes = wishesOf(row.preferences);
  const unwantedIds = row.unwanted;
  const related = await loadRelated(db, row.used, unwantedIds);
  const known = { activities, related, unwantedIds, wishes };
  if (code === null || lat === null || lon === null) {
    return activities && { ...known, home: null, radiusKm: null, nearCodes: null, wideCodes: null };
  }
  const radiusKm = (radius ?? RADIUS_DEFAULT_METERS) / 1_000;
  const home = { code, lat, lon };
  const wideCodes = await codesNear(db, code, radiusKm * WIDE);
  const nearCodes = wideCodes.filter(({ km }) => km <= radiusKm);
  return { ...known, home, radiusKm, nearCodes, wideCodes };
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
