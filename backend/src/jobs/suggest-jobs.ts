import {
  type JobSuggestions,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  LOCATION_RADII_KM,
  type LocationSuggestion,
  type RelaxedFilter,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { postalCodeOptionId } from '../places/option-id.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { narrowFilter } from './narrow-filter.ts';
import { filterOfQuery, type JobFilter, readSearch } from './read-filter.ts';
import { suggestLocations } from './suggest-locations.ts';
import { suggestPositions } from './suggest-positions.ts';

async function suggestHomeoffice(
  db: Database,
  filter: ReadFilter,
): Promise<LocationSuggestion | null> {
  if (filter.location.kind === 'homeoffice') return null;
  const count = await countJobs(db, { ...filter, location: { kind: 'homeoffice' } });
  const option = { search_location_id: LOCATION_HOMEOFFICE_ID, label: LOCATION_HOMEOFFICE_LABEL };
  return count === 0 ? null : { ...option, radius: 0, count };
}

/** Parts of a filter that it may do without. */
const PARTS = [
  'job_type_ids',
  'work_load_ids',
  'words',
  'pay_from',
  'contract_kinds',
  'times',
] as const;

/** What a filter finds without one of its parts, all others kept; only what is more than now. */
async function relax(
  db: Database,
  requester: Requester,
  query: JobFilter,
): Promise<RelaxedFilter[]> {
  const { scope, ...anywhere } = query;
  const ways: [RelaxedFilter['without'], JobFilter][] = [];
  if (scope === 'fitting') ways.push(['activities', { ...query, scope: 'near' }]);
  if (scope) ways.push(['radius', anywhere]);
  for (const part of PARTS) {
    if (query[part] !== undefined) ways.push([part, { ...query, [part]: undefined }]);
  }
  const count = async (one: JobFilter) => countJobs(db, await filterOfQuery(db, requester, one));
  const [before, ...counts] = await Promise.all([query, ...ways.map(([, way]) => way)].map(count));
  return ways
    .map(([without], at) => ({ without, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > (before ?? 0));
}

/** The largest radius of a place that is no larger than hers, in kilometres. */
function radiusUpTo(km: number) {
  return [...LOCATION_RADII_KM].sort((a, b) => b - a).find((radius) => radius <= km) ?? 5;
}

/**
 * Where a search has only her own place: wider places around it, and work related to hers, with all
 * other parts of the filter.
 */
async function suggestAroundHome(
  db: Database,
  requester: Requester,
  query: JobFilter,
): Promise<Pick<JobSuggestions, 'locations' | 'positions'>> {
  const none = { locations: [], positions: [] };
  if (!query.scope || query.search_location_id !== undefined) return none;
  const { scope: _, ...wide } = query;
  const { filter, profile } = await readSearch(db, requester, wide);
  const { home, radiusKm, activities } = profile ?? {};
  const near = narrowFilter(filter, profile, 'near');
  const [locations, positions] = await Promise.all([
    home && radiusKm
      ? suggestLocations(db, filter, postalCodeOptionId(home.code, radiusUpTo(radiusKm)))
      : [],
    query.search_what_id === undefined
      ? suggestPositions(db, near, activities?.positionIds ?? [])
      : [],
  ]);
  return { locations, positions };
}

/** What finds more than a filter does, each with its exact number of jobs. */
export async function suggestJobs(
  db: Database,
  requester: Requester,
  query: JobFilter,
): Promise<JobSuggestions> {
  const filter = await filterOfQuery(db, requester, query);
  const own = filter.positionId === undefined ? [] : [filter.positionId];
  const [locations, positions, homeoffice, relaxed, aroundHome] = await Promise.all([
    suggestLocations(db, filter, query.search_location_id),
    suggestPositions(db, filter, own),
    suggestHomeoffice(db, filter),
    relax(db, requester, query),
    suggestAroundHome(db, requester, query),
  ]);
  return {
    locations: [...locations, ...aroundHome.locations],
    positions: [...positions, ...aroundHome.positions],
    homeoffice,
    relaxed,
  };
}
