import type { JobSearchDetail } from '@silverjobs/contract';
import { loadCandidate } from '../../candidates/load-candidate.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/drizzle.ts';
import { jobSearches } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { withVersion } from '../../http/version.ts';
import { loadLabels } from '../../lookups/labels.ts';
import { profilePlaceText } from '../search-texts.ts';
import { factsOf, searchOf } from './search-of.ts';
import { ofCandidate, selectSearches } from './select-searches.ts';

/**
 * One saved search with what its page shows (jobs-31).
 * @throws Failure not_found, also for a search of somebody else
 */
export async function loadSearch(
  db: Database,
  candidateId: number,
  id: number,
): Promise<JobSearchDetail> {
  const rows = await selectSearches(db, and(ofCandidate(candidateId), eq(jobSearches.id, id)));
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  // One after the other: the database may be a transaction, which is one connection.
  const candidate = await loadCandidate(db, candidateId);
  const labels = await loadLabels(db);
  const facts = await factsOf(db, rows);
  const auto = row.search.type === 'auto';
  const { location, display } = candidate;
  const place = facts.get(row.search.searchLocationId ?? 0);
  return withVersion({
    ...searchOf(row, candidate, facts, labels),
    map_location_label: auto
      ? profilePlaceText(location.postal_code, display.city, null)
      : (place?.mapLabel ?? null),
    regions_id: place?.regionsId ?? null,
    postal_code: auto ? location.postal_code : (place?.postalCode ?? null),
    radius:
      auto && location.radius !== null
        ? Math.round(location.radius / 1_000)
        : (place?.radius ?? null),
    latitude: auto ? display.latitude : (place?.lat ?? null),
    longitude: auto ? display.longitude : (place?.lon ?? null),
    _candidate: {
      display: { potential_jobs_count: display.potential_jobs_count },
      location,
    },
  });
}
