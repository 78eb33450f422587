import { placeOfLocationLabel } from '@silverjobs/contract';
import { inPlace } from '@silverjobs/contract/countries';
import { readOptionId } from '../../places/option-id.ts';
import type { Place } from './place/place.ts';

/** A place in a sentence: 'im Umkreis von 25 km um 50733 Köln', 'in Bayern' (assistants-25). */
export function whereText({ locationId, label }: Place): string {
  const filter = readOptionId(locationId);
  switch (filter?.kind) {
    case 'all':
      return 'in allen Regionen';
    case 'homeoffice':
      return 'im Homeoffice';
    case 'postal-code':
      return `im Umkreis von ${filter.radiusKm} km um ${placeOfLocationLabel(label)}`;
    case 'landscape':
      return `in der Region ${label}`;
    default:
      return inPlace(label);
  }
}
