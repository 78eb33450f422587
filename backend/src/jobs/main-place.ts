import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { places, postalCodes, regions } from '../database/schema.ts';

/** The main place of a postal code with what its label needs; null for an unknown code. */
export async function loadMainPlace(db: Database, code: string) {
  const [row] = await db
    .select({
      code: postalCodes.code,
      name: places.name,
      ambiguous: places.ambiguous,
      districtLabel: regions.label,
    })
    .from(postalCodes)
    .innerJoin(
      places,
      and(eq(places.postalCode, postalCodes.code), eq(places.name, postalCodes.place)),
    )
    .innerJoin(regions, eq(regions.id, places.districtId))
    .where(eq(postalCodes.code, code))
    .limit(1);
  return row ?? null;
}
