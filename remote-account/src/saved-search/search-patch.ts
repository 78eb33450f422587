import type { JobSearchDetail } from '@silverjobs/contract';
import { REGION_STATE_BASE_ID } from '@silverjobs/contract/constants';
import type { MapPlace } from '@silverjobs/widgets/location-map';
import type { LocationChoice } from '@silverjobs/widgets/location-picker';

/** The activity of a search; its fields mean something together only. */
export function positionValues({ search_what_id, search_what_label }: JobSearchDetail) {
  return { search_what_id, search_what_label };
}

/** The place of a search, likewise. */
export function locationValues(search: JobSearchDetail) {
  const { search_location_id, search_location_label, regions_id, postal_code, radius } = search;
  return { search_location_id, search_location_label, regions_id, postal_code, radius };
}

/** The fields that a chosen place changes; null is everywhere (jobs-31). */
export function locationPatch(
  place: LocationChoice | null,
): Required<ReturnType<typeof locationValues>> {
  return {
    search_location_label: place?.label ?? null,
    search_location_id: place?.id ?? null,
    regions_id: place?.region ?? null,
    postal_code: place?.type === 'postal_code' ? String(place.value) : null,
    radius: place?.radius ?? null,
  };
}

/** What the map of a search shows: a place with its radius, a Land, or everything (jobs-31). */
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
