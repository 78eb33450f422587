import type { Database } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { places, postalCodes, regions } from '../../database/schema.ts';

type PlaceRow = {
  code: string;
  name: string;
  ambiguous: boolean;
  districtLabel: string;
  lat: number;
  lon: number;
};

/** The place that gives each postal code its name. */
export async function loadPlaces(db: Database, codes: string[]): Promise<Map<string, PlaceRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      code: postalCodes.code,
      name: places.name,
      ambiguous: places.ambiguous,
      districtLabel: regions.label,
      lat: postalCodes.lat,
      lon: postalCodes.lon,
    })
    .from(postalCodes)
    .innerJoin(
      places,
      and(eq(places.postalCode, postalCodes.code), eq(places.name, postalCodes.place)),
    )
    .innerJoin(regions, eq(regions.id, postalCodes.districtId))
    .where(inArray(postalCodes.code, codes));
  return new Map(rows.map((row) => [row.code, row]));
}
