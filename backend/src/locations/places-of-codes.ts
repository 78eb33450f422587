import type { Database } from '../database/database.ts';
import { asc, eq, inArray, sql } from '../database/drizzle.ts';
import { places, postalCodes, regions } from '../database/schema.ts';

/** A name of a postal code with what its label needs. */
export type NamedCode = {
  readonly code: string;
  readonly name: string;
  readonly ambiguous: boolean;
  readonly districtLabel: string;
};

/** All names of some postal codes, the main one of each first. */
export function placesOfCodes(db: Database, codes: readonly string[]): Promise<NamedCode[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .select({
      code: postalCodes.code,
      name: places.name,
      ambiguous: places.ambiguous,
      districtLabel: regions.label,
    })
    .from(postalCodes)
    .innerJoin(places, eq(places.postalCode, postalCodes.code))
    .innerJoin(regions, eq(regions.id, places.districtId))
    .where(inArray(postalCodes.code, [...codes]))
    .orderBy(
      asc(postalCodes.code),
      sql`${places.name} = ${postalCodes.place} desc`,
      asc(places.id),
    );
}
