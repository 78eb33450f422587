import type { Database } from '../database/database.ts';
import { inArray, like, or } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import { districtOptionId, type LocationFilter, stateOptionId } from '../places/option-id.ts';
import { findLandscape } from '../reference/places/landscapes.ts';

/** A location that is a list of postal codes without a middle. */
export type AreaFilter = Extract<LocationFilter, { kind: 'landscape' | 'postal-area' }>;

/** Rows of postal codes in an area; null for a region that is not known. */
export function inArea(area: AreaFilter) {
  if (area.kind === 'postal-area') return like(postalCodes.code, `${area.digits}%`);
  const landscape = findLandscape(area.number);
  return (
    landscape &&
    or(
      inArray(postalCodes.districtId, landscape.districts.map(districtOptionId)),
      inArray(postalCodes.stateId, landscape.states.map(stateOptionId)),
    )
  );
}

/** The postal codes of an area; none for a region that is not known. */
export async function codesOfArea(db: Database, area: AreaFilter): Promise<string[]> {
  const condition = inArea(area);
  if (!condition) return [];
  const rows = await db.select({ code: postalCodes.code }).from(postalCodes).where(condition);
  return rows.map(({ code }) => code);
}
