import type { JobSearch } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';

/** Where the jobs of a search are listed (jobs-15); null for one that the profile makes. */
export function matchesAddress(search: JobSearch): string | null {
  if (search.type === 'auto') return null;
  const query = new URLSearchParams();
  if (search.search_what_id !== null) {
    query.set('search_what_id', String(search.search_what_id));
    query.set('search_what_label', search.search_what_label ?? '');
  }
  if (search.search_location_id !== null) {
    query.set('search_location_id', String(search.search_location_id));
    query.set('search_location_label', search.search_location_label ?? '');
  }
  return query.size > 0 ? `${paths.jobs}?${query}` : paths.jobs;
}
