import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { postalCodes } from '../database/schema.ts';
import type { PlaceCode } from './codes-within.ts';

const points = alias(postalCodes, 'points');

/**
 * All postal codes of some points of the map: mapJobs() names one for each point, and postal codes
 * that share its coordinates belong to it. Unknown codes add nothing.
 */
export async function codesOfPoints(db: Database, codes: readonly string[]): Promise<PlaceCode[]> {
  return db
    .selectDistinct({
      code: postalCodes.code,
      districtId: postalCodes.districtId,
      stateId: postalCodes.stateId,
    })
    .from(points)
    .innerJoin(postalCodes, and(eq(postalCodes.lat, points.lat), eq(postalCodes.lon, points.lon)))
    .where(inArray(points.code, [...codes]));
}
