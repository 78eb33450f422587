import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { postalCodes, regions } from '../database/schema.ts';

/** A postal code with its place; null for one that does not exist. */
export async function findPostalCode(db: Database, code: string) {
  const [row] = await db
    .select({ place: postalCodes, region: regions.label })
    .from(postalCodes)
    .leftJoin(regions, eq(regions.id, postalCodes.stateId))
    .where(eq(postalCodes.code, code));
  return row ? { ...row.place, region: row.region } : null;
}
