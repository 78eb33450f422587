import type { Database } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { codesOfPoints } from './codes-of-points.ts';
import { loadHiddenIds } from './hidden-ids.ts';
import { readJobLocation } from './job-location.ts';
import type { ReadFilter } from './job-source.ts';

/** The filter as calls send it. */
export type JobFilter = {
  readonly search_what_id?: number | undefined;
  readonly search_location_id?: number | undefined;
  /** Postal codes of some points of the map, with commas between them. */
  readonly places?: string | undefined;
};

/**
 * Looks up what a filter means for the one who asks.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function readFilter(
  db: Database,
  requester: Pick<Requester, 'candidateId'>,
  filter: JobFilter,
): Promise<ReadFilter> {
  const [location, hiddenIds, placeCodes] = await Promise.all([
    readJobLocation(db, filter.search_location_id),
    loadHiddenIds(db, requester.candidateId),
    filter.places ? codesOfPoints(db, filter.places.split(',')) : undefined,
  ]);
  return { positionId: filter.search_what_id, location, hiddenIds, placeCodes };
}
