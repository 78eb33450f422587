import {
  LOCATION_ALL_ID,
  LOCATION_ALL_LABEL,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  LOCATION_RADII_KM,
  locationLabel,
} from '@silverjobs/contract';
import { postalCodeOptionId } from '../../../places/option-id.ts';

/** Where somebody wants to work: an option of the location search, with a label for sentences. */
export type Place = { readonly locationId: number; readonly label: string };

export type FoundPlace = Place | 'home';

/** The radius of a place that is named without one. */
export const DEFAULT_RADIUS_KM = 25;

/** The smallest radius that reaches as far. */
export function radiusFor(km: number): (typeof LOCATION_RADII_KM)[number] {
  const radii = [...LOCATION_RADII_KM].sort((a, b) => a - b);
  return radii.find((radius) => radius >= km) ?? 100;
}

/** A postal code with a radius, as a place. */
export function placeOf(code: string, name: string | null, km: number): Place {
  const radius = radiusFor(km);
  const label = [code, name].filter(Boolean).join(' ');
  return { locationId: postalCodeOptionId(code, radius), label: locationLabel(label, radius) };
}

export const anywhere: Place = { locationId: LOCATION_ALL_ID, label: LOCATION_ALL_LABEL };
/** Work from home. */
export const homeoffice: Place = {
  locationId: LOCATION_HOMEOFFICE_ID,
  label: LOCATION_HOMEOFFICE_LABEL,
};
