import type { JobSearchDetail, JobSearchPatch } from '@silverjobs/contract';
import { REGION_STATE_BASE_ID } from '@silverjobs/contract/constants';
import type { MapPlace } from '@silverjobs/widgets/location-map';
import type { LocationChoice } from '@silverjobs/widgets/location-picker';
import type { PositionChoice } from '@silverjobs/widgets/position-picker';

/** The fields that a chosen activity changes (jobs-31). */
export function positionPatch({ id, label }: PositionChoice): JobSearchPatch {
  return { search_what_id: id, search_what_label: label };
}

/** The fields that a chosen place changes; null is everywhere (jobs-31). */
export function locationPatch(place: LocationChoice | null): JobSearchPatch {
  if (!place) {
    return {
      search_location_label: null,
      search_location_id: null,
      regions_id: null,
      postal_code: null,
      radius: null,
    };
  }
  return {
    search_location_label: place.label,
    search_location_id: place.id,
    regions_id: place.region,
    postal_code: place.type === 'postal_code' ? String(place.value) : null,
    radius: place.radius,
  };
}

/** What the map of a search shows: a place with its radius, a Land, or all of Germany (EDIT-01). */
export function mapPlace(
  search: Pick<
    JobSearchDetail,
    'map_location_label' | 'latitude' | 'longitude' | 'radius' | 'regions_id'
  >,
): MapPlace {
  const { map_location_label, latitude: lat, longitude: lon, radius, regions_id } = search;
  if (!map_location_label) return { label: 'Ohne Einschränkung auf einen Ort' };
  return {
    label: map_location_label,
    radius: radius && radius * 1_000,
    ...(lat !== null && lon !== null && { at: { lat, lon } }),
    ...(regions_id !== null && { state: regions_id - REGION_STATE_BASE_ID }),
  };
}
