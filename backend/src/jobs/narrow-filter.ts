import type { JOB_SCOPES } from '@silverjobs/contract';
import type { PlaceCode } from './codes-within.ts';
import type { ReadFilter } from './filter-condition.ts';
import type { SearchProfile } from './search-profile.ts';

export type Scope = (typeof JOB_SCOPES)[number];

/** Narrows a filter to some postal codes, of those that it asks for. */
export function atCodes(filter: ReadFilter, codes: readonly PlaceCode[]): ReadFilter {
  const wanted = filter.placeCodes && new Set(filter.placeCodes.map(({ code }) => code));
  return { ...filter, placeCodes: wanted ? codes.filter(({ code }) => wanted.has(code)) : codes };
}

/** Narrows a filter to what is the candidate's; what is not known narrows nothing (jobs-59). */
export function narrowFilter(
  filter: ReadFilter,
  profile: SearchProfile | null,
  scope: Scope | undefined,
): ReadFilter {
  if (!profile || !scope) return filter;
  const near = profile.nearCodes ? atCodes(filter, profile.nearCodes) : filter;
  if (scope === 'near' || !profile.activities) return near;
  return { ...near, fits: profile.activities, suits: profile.wishes ?? undefined };
}
