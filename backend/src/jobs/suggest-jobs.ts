import {
  type JobSuggestions,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  type LocationSuggestion,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { filterOfQuery, type JobFilter } from './read-filter.ts';
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

/** What finds more than a filter does, each with its exact number of jobs. */
export async function suggestJobs(
  db: Database,
  requester: Requester,
  query: JobFilter,
): Promise<JobSuggestions> {
  const filter = await filterOfQuery(db, requester, query);
  const [locations, positions, homeoffice] = await Promise.all([
    suggestLocations(db, filter, query.search_location_id),
    suggestPositions(db, filter),
    suggestHomeoffice(db, filter),
  ]);
  return { locations, positions, homeoffice };
}
