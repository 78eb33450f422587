import type { Database } from '../../database/database.ts';
import { avg } from '../../database/drizzle.ts';
import { postalCodes } from '../../database/schema.ts';
import { inArea } from '../../locations/area-codes.ts';
import { findOption } from '../../locations/find-option.ts';
import type { LocationFilter } from '../../places/option-id.ts';
import type { RegionRow } from './load-regions.ts';

/** Regions that people name, and codes that begin alike, with the middle of their postal codes. */
export async function loadAreas(
  db: Database,
  filters: ReadonlyMap<number, LocationFilter>,
): Promise<Map<number, RegionRow>> {
  const areas = new Map<number, RegionRow>();
  for (const [id, filter] of filters) {
    if (filter.kind !== 'landscape' && filter.kind !== 'postal-area') continue;
    const option = await findOption(db, id);
    if (!option) continue;
    const [middle] = await db
      .select({
        lat: avg(postalCodes.lat).mapWith(Number),
        lon: avg(postalCodes.lon).mapWith(Number),
      })
      .from(postalCodes)
      .where(inArea(filter));
    areas.set(id, { label: option.label, lat: null, lon: null, ...middle });
  }
  return areas;
}
