import { useApi } from '@silverjobs/api';
import { searchLocationQuery } from '@silverjobs/api/search-location';
import { locationLabel, placeOfLocationLabel } from '@silverjobs/contract/location-label';
import { useQuery } from '@tanstack/react-query';
import type { LocationChoice } from './location-choice.ts';
import { codeOfLabel, groupPlaces, type LocationPlace } from './location-places.ts';

/**
 * The place that was chosen before with its radii, looked up by the postal code of its label; null while it is not
 * known and for a region.
 */
export function useShownPlace(
  shown: Pick<LocationChoice, 'id' | 'label'> | null,
): LocationPlace | null {
  const code = codeOfLabel(shown?.label);
  const { data } = useQuery({
    ...searchLocationQuery(useApi(), code ?? ''),
    enabled: code !== null,
  });
  const found = groupPlaces(data ?? []).find(({ radii }) =>
    radii.some(({ id }) => id === shown?.id),
  );
  if (!found || !shown || code === null) return null;
  // A quarter or village of the code keeps its name with another radius.
  const label = placeOfLocationLabel(shown.label);
  const radii = found.radii.map((option) => ({
    ...option,
    label: locationLabel(label, option.radius ?? 0),
  }));
  return { ...found, label, radii };
}
