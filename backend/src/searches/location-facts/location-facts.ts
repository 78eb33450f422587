import { REGION_HOMEOFFICE_ID } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { allOption, homeofficeOption, postalCodeOption } from '../../locations/options.ts';
import { type LocationFilter, readOptionId } from '../../places/option-id.ts';
import { loadAreas } from './load-areas.ts';
import { loadPlaces } from './load-places.ts';
import { loadRegions } from './load-regions.ts';

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
