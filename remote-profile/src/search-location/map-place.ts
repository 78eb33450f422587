import type { Candidate } from '@silverjobs/contract';
import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract/constants';
import type { MapPlace } from '@silverjobs/widgets/location-map';
import { placeText } from '../facts/search-facts.ts';

/** What the map shows: the residence with the radius around it; null without a postal code. */
export function residenceOnMap(candidate: Candidate): MapPlace | null {
  const label = placeText(candidate);
  if (!label) return null;
  const { street, radius } = candidate.location;
  const { latitude: lat, longitude: lon } = candidate.display;
  return {
    label,
    radius: radius ?? RADIUS_DEFAULT_METERS,
    ...(lat !== null && lon !== null && { at: { lat, lon } }),
    ...(street?.trim() && { address: `${street.trim()}, ${label}` }),
  };
}
