import { and, between, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobCounts, postalCodes } from '../database/schema.ts';
import { kilometres } from './distance.ts';

/** Kilometres of a degree of latitude, rounded down so that the box is never too small. */
const DEGREE_KM = 111;

const centres = alias(postalCodes, 'centres');

/** A postal code with the regions it lies in; '' stands for none. */
export type PlaceCode = {
  readonly code: string;
  /** How many active jobs it had some minutes ago, where somebody counted. */
  readonly jobs?: number;
  readonly districtId: number | null;
  readonly stateId: number | null;
};

export type NearCode = PlaceCode & {
  /** Distance of the main places, in kilometres. */
  readonly km: number;
};

/** The same for everybody: half a million rows are some 50 MB. */
const ROOM = 500_000;

/**
 * Postal codes whose main place lies within a distance of that of another; none for an unknown
 * code. The box lets the index choose, the great-circle distance decides.
 * @param radiusKm in kilometres
 */
export function codesNear(
  db: Database,
  code: string,
  radiusKm: number,
): Promise<readonly NearCode[]> {
  return keptCodes(db, { code, radiusKm });
}

const keptCodes = keptReference(findCodes, { size: ({ length }) => length, room: ROOM });

function findCodes(
  db: Database,
  { code, radiusKm }: { code: string; radiusKm: number },
): Promise<readonly NearCode[]> {
  const latitudes = radiusKm / DEGREE_KM;
  const longitudes = sql`${latitudes}::float8 / cos(radians(${centres.lat}))`;
  const distance = sql<number>`${kilometres(centres, postalCodes)}`;
  return db
    .select({
      code: postalCodes.code,
      jobs: sql<number>`(
        select coalesce(sum(${jobCounts.jobs}), 0)::int from ${jobCounts}
        where ${jobCounts.postalCode} = ${postalCodes.code}
      )`,
      districtId: postalCodes.districtId,
      stateId: postalCodes.stateId,
      km: distance,
    })
    .from(centres)
    .innerJoin(
      postalCodes,
      and(
        between(
          postalCodes.lat,
          sql`${centres.lat} - ${latitudes}::float8`,
          sql`${centres.lat} + ${latitudes}::float8`,
        ),
        between(
          postalCodes.lon,
          sql`${centres.lon} - ${longitudes}`,
          sql`${centres.lon} + ${longitudes}`,
        ),
        lte(distance, radiusKm),
      ),
    )
    .where(eq(centres.code, code));
}

/** Only the codes of codesNear(). */
export async function codesWithin(db: Database, code: string, radiusKm: number): Promise<string[]> {
  return (await codesNear(db, code, radiusKm)).map((row) => row.code);
}
