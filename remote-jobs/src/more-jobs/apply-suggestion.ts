import type { LocationSuggestion, PositionSuggestion } from '@silverjobs/contract';
import {
  LOCATION_ALL_ID,
  LOCATION_HOMEOFFICE_ID,
  REGION_HOMEOFFICE_ID,
} from '@silverjobs/contract/constants';
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
  return { ...filter, location };
}

/** The filter with a suggested occupation instead of its own. */
export function withPosition(
  filter: SearchFilter,
  { search_what_id: id, label }: PositionSuggestion,
): SearchFilter {
  return { ...filter, position: { id, label } };
}
