import type { JobSearch } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';

/** Where the jobs of a search are listed (jobs-15); that of the profile is a scope (jobs-59). */
export function matchesAddress(search: JobSearch): string {
  if (search.type === 'auto') return `${paths.jobs}?scope=fitting`;
  const query = new URLSearchParams();
  if (search.search_what_id !== null) {
    query.set('search_what_id', String(search.search_what_id));
    query.set('search_what_label', search.search_what_label ?? '');
  }
  if (search.search_location_id !== null) {
    query.set('search_location_id', String(search.search_location_id));
    query.set('search_location_label', search.search_location_label ?? '');
  }
  for (const [name, value] of Object.entries(search.narrowing ?? {})) {
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${paths.jobs}?${query}` : paths.jobs;
}
