import type { LoadRequest } from './requests.ts';

const page = (name: string, offset: number, query = ''): LoadRequest => ({
  name: `ranked: ${name}`,
  path: `/job_demand?mode=lean&limit=20&offset=${offset}${query}`,
});

/** What candidates ask of the ranked pool: mostly its first page (jobs-57 to jobs-60). */
export const rankedRequests: readonly LoadRequest[] = [
  page('page 1', 0),
  page('page 10', 180),
  page('page 1', 0),
  { name: 'count', path: '/job_demand?mode=count' },
  page('page 1', 0),
  { name: 'scopes', path: '/job_demand/scopes' },
  page('page 10', 180),
  page('page 50', 980),
  page('scope near, page 1', 0, '&scope=near'),
  page('scope fitting, page 1', 0, '&scope=fitting'),
  page('kind, page 1', 0, '&job_type_ids=5'),
  page('kind and hours, page 1', 0, '&job_type_ids=1,2&work_load_ids=3,4'),
  { name: 'count by kind', path: '/job_demand?mode=count&job_type_ids=1,2' },
  page('Land, page 1', 0, '&search_location_id=105'),
  page('nearest, page 1', 0, '&order=nearest'),
  page('newest, page 1', 0, '&order=newest'),
];
