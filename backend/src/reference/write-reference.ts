import { bulkUpsert } from '../database/bulk-insert.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { lookupOptions, places, positions, postalCodes, regions } from '../database/schema.ts';
import type { LookupKind } from '../lookups/labels.ts';
import { fold } from '../places/fold.ts';
import { districtOptionId, stateOptionId } from '../places/option-id.ts';
import type { Lookups, PlaceRow, Places, ReferenceData } from './types.ts';

type OptionRow = typeof lookupOptions.$inferInsert;

type AnyOption = {
  readonly id: number;
  readonly label?: string;
  readonly name?: string;
  readonly config?: string;
  readonly meters?: number;
  readonly hours_per_week?: number;
  readonly sector_id?: number;
};

function optionRows(lookups: Lookups): OptionRow[] {
  return (Object.keys(lookups) as LookupKind[]).flatMap((kind) =>
    (lookups[kind] as readonly AnyOption[]).map((option) => ({
      kind,
      id: option.id,
      label: option.label ?? option.name ?? option.config ?? '',
      value: option.meters ?? option.hours_per_week ?? null,
      parentId: option.sector_id ?? null,
    })),
  );
}

function regionRows({ states, districts }: Places): (typeof regions.$inferInsert)[] {
  return [
    ...states.map((state) => ({
      id: stateOptionId(state.id),
      kind: 'state' as const,
      label: state.label,
      stateId: stateOptionId(state.id),
      searchKey: `${fold(state.label.replace(/^Land /, ''))} ${state.code === 'NW' ? 'nrw' : fold(state.code)}`,
    })),
    ...districts.map((district) => ({
      id: districtOptionId(district.id),
      kind: 'district' as const,
      label: district.label,
      stateId: stateOptionId(district.state_id),
      searchKey: fold(district.label),
    })),
  ];
}

/** Option id of the smallest region that is known: the district, abroad the Land or canton. */
export function regionOf(row: Pick<PlaceRow, 'district_id' | 'state_id'>): number {
  return row.district_id === null ? stateOptionId(row.state_id) : districtOptionId(row.district_id);
}

/** Folded names that occur in more than one German district. */
function ambiguousNames(rows: readonly PlaceRow[]): ReadonlySet<string> {
  const districts = new Map<string, Set<number>>();
  for (const row of rows) {
    if (row.district_id === null) continue;
    const name = fold(row.place);
    const known = districts.get(name) ?? new Set();
    districts.set(name, known.add(row.district_id));
  }
  return new Set([...districts].filter(([, ids]) => ids.size > 1).map(([name]) => name));
}

function placeRows(rows: readonly PlaceRow[]): (typeof places.$inferInsert)[] {
  const ambiguous = ambiguousNames(rows);
  return rows.map((row) => ({
    id: row.id,
    postalCode: row.postal_code,
    name: row.place,
    searchKey: fold(row.place),
    districtId: regionOf(row),
    // The code of a neighbour says already where it is.
    ambiguous: row.district_id !== null && ambiguous.has(fold(row.place)),
  }));
}

/** Places are not referred to by their ids: those that are gone go. */
async function removeOtherPlaces(db: Database, rows: readonly PlaceRow[]): Promise<void> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await db.execute(
    sql`delete from ${places} where ${places.id} not in (select value::integer from json_array_elements_text(${ids}::json))`,
  );
}

/**
 * Writes what the product cannot do without: choices, positions, regions, postal codes. What is
 * there is brought up to date; choices and positions that are gone stay, because profiles and jobs
 * refer to them (operation-15).
 */
export async function seedReference(
  db: Database,
  data: Pick<ReferenceData, 'lookups' | 'positions'>,
  country: Places,
): Promise<void> {
  await bulkUpsert(db, lookupOptions, optionRows(data.lookups));
  await bulkUpsert(
    db,
    positions,
    data.positions.map((row) => ({
      id: row.id,
      label: row.label,
      matchingKeywords: row.matching_keywords,
      sectorId: row.sector_id,
      subsectorId: row.subsector_id,
      potentialJobId: row.potential_job_id,
    })),
  );
  await bulkUpsert(db, regions, regionRows(country));
  await bulkUpsert(
    db,
    postalCodes,
    country.postal_codes.map((row) => ({
      code: row.postal_code,
      place: row.place,
      stateId: stateOptionId(row.state_id),
      districtId: regionOf(row),
      lat: row.lat,
      lon: row.lon,
      population: row.population,
    })),
  );
  await bulkUpsert(db, places, placeRows(country.places));
  await removeOtherPlaces(db, country.places);
}
