import { landscapeOptionId, postalCodeOptionId, stateOptionId } from '../../places/option-id.ts';
import { anywhere } from './place/place.ts';
import { whereText } from './where-text.ts';

test.each([
  [
    postalCodeOptionId('50733', 25),
    '50733 Köln, Umkreis 25 km',
    'im Umkreis von 25 km um 50733 Köln',
  ],
  [stateOptionId(9), 'Bayern', 'in Bayern'],
  [landscapeOptionId(1), 'Ruhrgebiet', 'in der Region Ruhrgebiet'],
  [4, 'Homeoffice', 'im Homeoffice'],
  [anywhere.locationId, anywhere.label, 'in allen Regionen'],
])('a sentence names the place %p %p: %p', (locationId, label, text) => {
  expect(whereText({ locationId, label })).toBe(text);
});
