import { UNKNOWN_POSTAL_CODE } from '@silverjobs/contract/typed-values';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { postalCodes, regions } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';

/** A postal code with its place; null for one that does not exist. */
export async function findPostalCode(db: Database, code: string) {
  const [row] = await db
    .select({ place: postalCodes, region: regions.label })
    .from(postalCodes)
    .leftJoin(regions, eq(regions.id, postalCodes.stateId))
    .where(eq(postalCodes.code, code));
  return row ? { ...row.place, region: row.region } : null;
}

/**
 * The place of a postal code, by the one rule for all of them (formats-29).
 * @param param the field that the code was typed into
 * @throws Failure when Germany has no such code
 */
export async function requirePostalCode(db: Database, code: string, param: string) {
  const place = await findPostalCode(db, code);
  if (place) return place;
  throw new Failure('validation.failed', { param, message: UNKNOWN_POSTAL_CODE });
}
