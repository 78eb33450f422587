import type { Narrowing } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { alias, and, eq, inArray } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import type { PlaceCode } from './codes-within.ts';
import type { ReadFilter } from './filter-condition.ts';
import { loadHiddenIds } from './hidden-ids.ts';
import { readJobLocation } from './job-location.ts';
import { narrowFilter, type Scope } from './narrow-filter.ts';
import { askedOfJobs, numbersOf } from './narrowing.ts';
import { loadSearcher, type SearchProfile } from './search-profile.ts';

const points = alias(postalCodes, 'points');

/**
 * All postal codes of some points of the map: mapJobs() names one for each point, and postal codes
 * that share its coordinates belong to it. Unknown codes add nothing.
 */
async function codesOfPoints(db: Database, codes: readonly string[]): Promise<PlaceCode[]> {
  return db
    .selectDistinct({
      code: postalCodes.code,
      districtId: postalCodes.districtId,
      stateId: postalCodes.stateId,
    })
    .from(points)
    .innerJoin(postalCodes, and(eq(postalCodes.lat, points.lat), eq(postalCodes.lon, points.lon)))
    .where(inArray(points.code, [...codes]));
}

/** The filter as calls send it. */
export type JobFilter = Narrowing & {
  readonly search_what_id?: number | undefined;
  readonly search_location_id?: number | undefined;
  /** Postal codes of some points of the map, with commas between them. */
  readonly places?: string | undefined;
  readonly scope?: Scope | undefined;
};

/** Who asks. */
type Candidate = Pick<Requester, 'candidateId'>;

async function readAll(
  db: Database,
  filter: JobFilter,
  hidden: Promise<readonly number[]>,
): Promise<ReadFilter> {
  const [location, hiddenIds, placeCodes, asked] = await Promise.all([
    readJobLocation(db, filter.search_location_id),
    hidden,
    filter.places ? codesOfPoints(db, filter.places.split(',')) : undefined,
    askedOfJobs(db, filter),
  ]);
  return {
    positionId: filter.search_what_id,
    location,
    hiddenIds,
    placeCodes,
    jobTypeIds: numbersOf(filter.job_type_ids),
    workLoadIds: numbersOf(filter.work_load_ids),
    ...asked,
  };
}

/** A filter, and the profile of the one who asks; null where it says nothing (jobs-57). */
export type Search = { readonly filter: ReadFilter; readonly profile: SearchProfile | null };

/**
 * Looks up what a filter means for the one who asks, and what jobs are judged by.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function readSearch(
  db: Database,
  requester: Candidate,
  query: JobFilter,
): Promise<Search> {
  const searcher = loadSearcher(db, requester.candidateId);
  const hidden = searcher.then(({ hiddenIds }) => hiddenIds);
  const [filter, { profile }] = await Promise.all([readAll(db, query, hidden), searcher]);
  return { filter: narrowFilter(filter, profile, query.scope), profile };
}

/**
 * Only the filter; the profile is looked up where its scope asks for it.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function filterOfQuery(
  db: Database,
  requester: Candidate,
  query: JobFilter,
): Promise<ReadFilter> {
  if (!query.scope) return readAll(db, query, loadHiddenIds(db, requester.candidateId));
  return (await readSearch(db, requester, query)).filter;
}
