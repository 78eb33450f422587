import {
  LOCATION_ALL_ID,
  LOCATION_ALL_LABEL,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  type LOCATION_RADII_KM,
  locationLabel,
  REGION_HOMEOFFICE_ID,
  type WhereOption,
} from '@silverjobs/contract';
import { countryOf } from '@silverjobs/contract/countries';
import { fold } from '../places/fold.ts';
import { landscapeOptionId, postalCodeOptionId } from '../places/option-id.ts';
import type { Landscape } from '../reference/places/landscapes.ts';

type Radius = (typeof LOCATION_RADII_KM)[number];

function option(
  fields: Pick<WhereOption, 'id' | 'label' | 'type' | 'value' | 'radius' | 'region'> &
    Partial<WhereOption>,
): WhereOption {
  const { label } = fields;
  return {
    label_client: label,
    label_candidate: label,
    pattern: '',
    search: fold(label),
    default: false,
    show: true,
    show_client: true,
    ...fields,
  };
}

/** No location filter. */
export const allOption = option({
  id: LOCATION_ALL_ID,
  label: LOCATION_ALL_LABEL,
  type: 'all',
  value: LOCATION_ALL_ID,
  radius: null,
  region: null,
  default: true,
});

export const homeofficeOption = option({
  id: LOCATION_HOMEOFFICE_ID,
  label: LOCATION_HOMEOFFICE_LABEL,
  type: 'region_id',
  value: REGION_HOMEOFFICE_ID,
  radius: 0,
  region: REGION_HOMEOFFICE_ID,
  default: true,
});

/** A Land or district; districts carry their Land, since several share a name. */
export function regionOption(region: {
  id: number;
  kind: 'state' | 'district';
  label: string;
  stateLabel: string;
}): WhereOption {
  const isState = region.kind === 'state';
  return option({
    id: region.id,
    label: isState ? region.label : `${region.label} (${region.stateLabel})`,
    type: 'region_id',
    value: region.id,
    radius: 0,
    region: region.id,
    default: isState,
  });
}

/** A region that people name, or all postal codes with some first digits. */
export function areaOption(id: number, label: string): WhereOption {
  return option({ id, label, type: 'region_id', value: id, radius: 0, region: id });
}

/** A region that people name, as an option. */
export function landscapeOption({ number, name }: Pick<Landscape, 'number' | 'name'>): WhereOption {
  return areaOption(landscapeOptionId(number), name);
}

/** What all postal codes that begin alike are called. */
export function postalAreaLabel(digits: string): string {
  const { code, name } = countryOf(digits);
  return code === 'DE' ? `Postleitzahlen ${digits}…` : name;
}

/** A postal code with a radius: '50667 Köln, Umkreis 10 km'; a shared name adds the district. */
export function postalCodeOption(
  place: { code: string; name: string; ambiguous: boolean; districtLabel: string },
  radius: Radius,
): WhereOption {
  const name = place.ambiguous ? `${place.name} (${place.districtLabel})` : place.name;
  return option({
    id: postalCodeOptionId(place.code, radius),
    label: locationLabel(`${place.code} ${name}`, radius),
    type: 'postal_code',
    value: place.code,
    radius,
    region: null,
    pattern: place.code,
    search: `${place.code} ${fold(place.name)}`,
  });
}
