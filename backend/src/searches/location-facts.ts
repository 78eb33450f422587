import { REGION_HOMEOFFICE_ID } from '@silverjobs/contract';
import { and, avg, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { places, postalCodes, regions } from '../database/schema.ts';
import { inArea } from '../locations/area-codes.ts';
import { findOption } from '../locations/find-option.ts';
import {
  allOption,
  homeofficeOption,
  postalCodeOption,
  regionOption,
} from '../locations/options.ts';
import { type LocationFilter, readOptionId } from '../places/option-id.ts';

/** What a saved search shows of its place. */
export type LocationFacts = {
  readonly label: string;
  /** The place without radius, for the map; null where there is none to show. */
  readonly mapLabel: string | null;
  readonly regionsId: number | null;
  readonly postalCode: string | null;
  /** In kilometres, as location options have it. */
  readonly radius: number | null;
  /** Degrees; of a district the middle of its postal codes. */
  readonly lat: number | null;
  readonly lon: number | null;
};

const nowhere = {
  mapLabel: null,
  regionsId: null,
  postalCode: null,
  radius: null,
  lat: null,
  lon: null,
};
const states = alias(regions, 'states');

type PlaceRow = {
  code: string;
  name: string;
  ambiguous: boolean;
  districtLabel: string;
  lat: number;
  lon: number;
};
type RegionRow = { label: string; lat: number | null; lon: number | null };

async function loadPlaces(db: Database, codes: string[]): Promise<Map<string, PlaceRow>> {
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

async function loadRegions(db: Database, ids: number[]): Promise<Map<number, RegionRow>> {
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

/** Regions that people name, and codes that begin alike, with the middle of their postal codes. */
async function loadAreas(
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

/** The radii that options have; others come only from a profile. */
type Radius = Parameters<typeof postalCodeOption>[1];

/**
 * Loads what is known about some location options in two queries.
 * @returns facts by option id; without an entry for ids that stand for no place
 */
export async function loadLocationFacts(
  db: Database,
  optionIds: readonly number[],
): Promise<Map<number, LocationFacts>> {
  const filters = new Map<number, LocationFilter>();
  for (const id of optionIds) {
    const filter = readOptionId(id);
    if (filter) filters.set(id, filter);
  }
  const all = [...filters.values()];
  const codes = all.flatMap((filter) => (filter.kind === 'postal-code' ? [filter.code] : []));
  const regionIds = all.flatMap((filter) => ('regionId' in filter ? [filter.regionId] : []));
  // One after the other: the database may be a transaction, which is one connection.
  const placeOf = await loadPlaces(db, codes);
  const regionOf = await loadRegions(db, regionIds);

  const areaOf = await loadAreas(db, filters);

  const describe = (id: number, filter: LocationFilter): LocationFacts | null => {
    switch (filter.kind) {
      case 'all':
        return { ...nowhere, label: allOption.label };
      case 'homeoffice':
        return {
          ...nowhere,
          label: homeofficeOption.label,
          regionsId: REGION_HOMEOFFICE_ID,
          radius: 0,
        };
      case 'state':
      case 'district': {
        const region = regionOf.get(filter.regionId);
        if (!region) return null;
        const { label } = region;
        return { ...nowhere, ...region, mapLabel: label, regionsId: filter.regionId, radius: 0 };
      }
      case 'landscape':
      case 'postal-area': {
        const area = areaOf.get(id);
        if (!area) return null;
        const { label } = area;
        return { ...nowhere, ...area, mapLabel: label, regionsId: id, radius: 0 };
      }
      case 'postal-code': {
        const place = placeOf.get(filter.code);
        if (!place) return null;
        return {
          ...nowhere,
          label: postalCodeOption(place, filter.radiusKm as Radius).label,
          mapLabel: `${place.code} ${place.name}`,
          postalCode: place.code,
          radius: filter.radiusKm,
          lat: place.lat,
          lon: place.lon,
        };
      }
    }
  };
  return new Map(
    [...filters].flatMap(([id, filter]) => {
      const facts = describe(id, filter);
      return facts ? [[id, facts] as const] : [];
    }),
  );
}
