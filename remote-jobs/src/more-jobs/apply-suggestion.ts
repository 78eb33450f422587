import type { LocationSuggestion, PositionSuggestion, RelaxedFilter } from '@silverjobs/contract';
import {
  LOCATION_ALL_ID,
  LOCATION_HOMEOFFICE_ID,
  REGION_HOMEOFFICE_ID,
} from '@silverjobs/contract/constants';
import { refined } from '../filter/refinement.ts';
import { parseLocation, type SearchFilter } from '../filter/search-filter.ts';

/** The filter with a suggested location instead of its own. */
export function withLocation(
  filter: SearchFilter,
  { search_location_id: id, label, radius }: LocationSuggestion,
): SearchFilter {
  const home = id === LOCATION_HOMEOFFICE_ID;
  const location = parseLocation({
    id,
    label,
    radius,
    type: id === LOCATION_ALL_ID ? 'all' : radius === 0 ? 'region_id' : 'postal_code',
    value: home ? REGION_HOMEOFFICE_ID : '',
    region: home ? REGION_HOMEOFFICE_ID : null,
  });
  // A place instead of 'in Ihrer Nähe', which would leave out what is wider.
  return { ...filter, location, refinement: refined(filter.refinement, 'scope', undefined) };
}

/** The filter with a suggested occupation instead of its own. */
export function withPosition(
  filter: SearchFilter,
  { search_what_id: id, label }: PositionSuggestion,
): SearchFilter {
  // Other work than hers, still near her.
  const isOwn = filter.refinement.scope === 'fitting';
  const refinement = isOwn ? refined(filter.refinement, 'scope', 'near') : filter.refinement;
  return { ...filter, position: { id, label }, refinement };
}

/** The filter without one of its parts; all others stay. */
export function withoutPart(filter: SearchFilter, { without }: RelaxedFilter): SearchFilter {
  const { refinement } = filter;
  switch (without) {
    case 'activities':
      return { ...filter, refinement: refined(refinement, 'scope', 'near') };
    case 'radius':
      return { ...filter, refinement: refined(refinement, 'scope', undefined) };
    default:
      return { ...filter, refinement: refined(refinement, without, undefined) };
  }
}
