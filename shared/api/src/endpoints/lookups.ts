import { type ApiClient, request } from '@silverjobs/api';
import { queryOptions } from '@tanstack/react-query';

/** An entry of a list of choices. */
export interface LookupOption {
  id: number;
  label: string;
}

/** Lists that are calls of their own name (formats-21); from employer_type on for employers. */
export type LookupName =
  | 'experience_years'
  | 'employer_years'
  | 'education_level'
  | 'work_load_candidate'
  | 'employer_type'
  | 'profile_age'
  | 'company_size'
  | 'work_load'
  | 'job_type'
  | 'homeoffice';

// Lists of choices never change while a page is open.
const staleTime = Number.POSITIVE_INFINITY;

const labelled = ({ id, name }: { id: number; name: string }): LookupOption => ({
  id,
  label: name,
});

/** One of the plain lists. */
export function lookupQuery(api: ApiClient, name: LookupName) {
  return queryOptions({
    queryKey: ['lookups', name],
    queryFn: ({ signal }): Promise<LookupOption[]> => request(api.main, `GET /${name}`, { signal }),
    staleTime,
  });
}

/** Sectors. */
export function sectorQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lookups', 'sector'],
    queryFn: async ({ signal }) =>
      (await request(api.main, 'GET /sector', { signal })).map(labelled),
    staleTime,
  });
}

/** Subsectors of a sector; nothing is asked for before one is chosen. */
export function subsectorQuery(api: ApiClient, sectorId: number | null) {
  return queryOptions({
    queryKey: ['lookups', 'subsector', sectorId],
    queryFn: async ({ signal }) =>
      (
        await request(api.main, 'GET /subsector', { query: { sector_id: sectorId ?? 0 }, signal })
      ).map(labelled),
    enabled: sectorId !== null,
    staleTime,
  });
}

/** Search radii, in metres. */
export function radiusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['lookups', 'radius'],
    queryFn: ({ signal }) => request(api.main, 'GET /radius', { signal }),
    staleTime,
  });
}
