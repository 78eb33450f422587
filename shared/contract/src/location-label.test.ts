import { locationLabel, placeOfLocationLabel } from './location-label.ts';

test('PICK-03 a label names place and radius', () => {
  expect(locationLabel('50667 Köln', 10)).toBe('50667 Köln, Umkreis 10 km');
});

test.each([
  ['50667 Köln, Umkreis 10 km', '50667 Köln'],
  ['50667 Köln, 10 km', '50667 Köln'],
  ['Ruhrgebiet', 'Ruhrgebiet'],
])('PICK-03 the place of %p, also of older labels', (label, place) => {
  expect(placeOfLocationLabel(label)).toBe(place);
});
