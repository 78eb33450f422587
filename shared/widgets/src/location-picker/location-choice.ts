import type { WhereOption } from '@silverjobs/contract';
import {
  LOCATION_ALL_ID,
  LOCATION_ALL_LABEL,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  REGION_HOMEOFFICE_ID,
} from '@silverjobs/contract/constants';

/** A chosen place: what filters need of a where option. */
export interface LocationChoice {
  id: number;
  label: string;
  type: WhereOption['type'];
  value: WhereOption['value'];
  /** Kilometres; null for no limit. */
  radius: number | null;
  region: number | null;
}

/** An entry of the list. */
export type LocationOption = Pick<
  WhereOption,
  'id' | 'label' | 'type' | 'value' | 'radius' | 'region' | 'match'
>;

/** Always on offer, also when nothing can be loaded (jobs-19). */
const BUILT_IN_LOCATIONS: readonly LocationOption[] = [
  {
    id: LOCATION_ALL_ID,
    label: LOCATION_ALL_LABEL,
    type: 'all',
    value: LOCATION_ALL_ID,
    radius: null,
    region: null,
  },
  {
    id: LOCATION_HOMEOFFICE_ID,
    label: LOCATION_HOMEOFFICE_LABEL,
    type: 'region_id',
    value: REGION_HOMEOFFICE_ID,
    radius: 0,
    region: REGION_HOMEOFFICE_ID,
  },
];

/**
 * The options to show: for no text the built-in ones and then the server's defaults, for a text
 * what the server found.
 * @param answered options of the server; undefined when they could not be loaded
 */
export function locationOptions(
  answered: readonly WhereOption[] | undefined,
  text: string,
): LocationOption[] {
  const found = (answered ?? []).filter(({ show }) => show);
  if (answered && text !== '') return found;
  const builtIn = new Set(BUILT_IN_LOCATIONS.map(({ id }) => id));
  return [...BUILT_IN_LOCATIONS, ...found.filter(({ id }) => !builtIn.has(id))];
}

/**
 * What choosing an option means: 'Alle Regionen' clears radius and region, 'Homeoffice' sets radius
 * 0 and region 2, whatever the server says of them (jobs-19).
 */
export function chooseLocation(option: LocationOption): LocationChoice {
  const { id, label, type, value, radius, region } =
    BUILT_IN_LOCATIONS.find((builtIn) => builtIn.id === option.id) ?? option;
  return { id, label, type, value, radius, region };
}
