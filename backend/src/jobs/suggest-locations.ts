import {
  LOCATION_ALL_ID,
  LOCATION_ALL_LABEL,
  LOCATION_RADII_KM,
  type LocationSuggestion,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { alias, and, eq } from '../database/drizzle.ts';
import { places, postalCodes, regions } from '../database/schema.ts';
import { postalCodeOption } from '../locations/options.ts';
import { type LocationFilter, readOptionId } from '../places/option-id.ts';
import { codesNear } from './codes-within.ts';
import { countByCode } from './count-by-code.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';

/** Most radii to offer beside 'everywhere'. */
const MAX_RADII = 3;

const states = alias(regions, 'states');

type PostalCode = Extract<LocationFilter, { kind: 'postal-code' }>;

/** The next radii that find more than the one before. */
async function widerRadii(
  db: Database,
  filter: ReadFilter,
  { code, radiusKm }: PostalCode,
): Promise<LocationSuggestion[]> {
  const radii = [...LOCATION_RADII_KM].sort((a, b) => a - b);
  const near = await codesNear(db, code, Math.max(...radii));
  const codes = near.map((row) => row.code);
  const [jobs, place] = await Promise.all([
    countByCode(db, { ...filter, location: { kind: 'codes', codes } }),
    loadMainPlace(db, code),
  ]);
  if (!place) return [];
  const within = (radius: number) =>
    near.reduce((sum, row) => sum + (row.km <= radius ? (jobs.get(row.code) ?? 0) : 0), 0);
  let most = within(radiusKm);
  const found: LocationSuggestion[] = [];
  for (const radius of radii.filter((one) => one > radiusKm)) {
    const count = within(radius);
    if (count <= most) continue;
    const { id, label } = postalCodeOption(place, radius);
    found.push({ search_location_id: id, label, radius, count });
    most = count;
  }
  return found.slice(0, MAX_RADII);
}

/** The Land of a district, if it has more. */
async function landOf(
  db: Database,
  filter: ReadFilter,
  districtId: number,
): Promise<LocationSuggestion[]> {
  const [state] = await db
    .select({ id: states.id, label: states.label })
    .from(regions)
    .innerJoin(states, eq(states.id, regions.stateId))
    .where(eq(regions.id, districtId));
  if (!state) return [];
  const [count, before] = await Promise.all([
    countJobs(db, { ...filter, location: { kind: 'state', regionId: state.id } }),
    countJobs(db, filter),
  ]);
  if (count <= before) return [];
  return [{ search_location_id: state.id, label: state.label, radius: 0, count }];
}

/**
 * Wider locations with more jobs, the nearest first: larger radii, the Land of a district, and
 * everywhere.
 */
export async function suggestLocations(
  db: Database,
  filter: ReadFilter,
  optionId: number | undefined,
): Promise<LocationSuggestion[]> {
  const option = optionId === undefined ? null : readOptionId(optionId);
  if (!option || option.kind === 'all') return [];
  const [near, before, everywhere] = await Promise.all([
    option.kind === 'postal-code' ? widerRadii(db, filter, option) : [],
    countJobs(db, filter),
    countJobs(db, { ...filter, location: { kind: 'all' } }),
  ]);
  const wider = option.kind === 'district' ? await landOf(db, filter, option.regionId) : near;
  if (everywhere <= (wider.at(-1)?.count ?? before)) return wider;
  const all = { search_location_id: LOCATION_ALL_ID, label: LOCATION_ALL_LABEL, radius: null };
  return [...wider, { ...all, count: everywhere }];
}

/** The main place of a postal code with what its label needs; null for an unknown code. */
async function loadMainPlace(db: Database, code: string) {
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
