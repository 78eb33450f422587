import type { Database } from '../../database/database.ts';
import { alias, avg, eq, inArray } from '../../database/drizzle.ts';
import { postalCodes, regions } from '../../database/schema.ts';
import { regionOption } from '../../locations/options.ts';

const states = alias(regions, 'states');

/** A region with its middle. */
export type RegionRow = { label: string; lat: number | null; lon: number | null };

/** Länder and districts by id. */
export async function loadRegions(db: Database, ids: number[]): Promise<Map<number, RegionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: regions.id,
      kind: regions.kind,
      label: regions.label,
      stateLabel: states.label,
      lat: avg(postalCodes.lat).mapWith(Number),
      lon: avg(postalCodes.lon).mapWith(Number),
    })
    .from(regions)
    .innerJoin(states, eq(states.id, regions.stateId))
    // A Land is shown as a whole and has no middle.
    .leftJoin(postalCodes, eq(postalCodes.districtId, regions.id))
    .where(inArray(regions.id, ids))
    .groupBy(regions.id, states.id);
  return new Map(
    rows.map(({ lat, lon, ...row }) => [row.id, { label: regionOption(row).label, lat, lon }]),
  );
}
