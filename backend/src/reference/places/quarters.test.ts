import { distanceKm } from './geometry.ts';
import { loadPlaces } from './index.ts';
import { landscapes } from './landscapes.ts';
import { quarters } from './quarters.ts';

const places = loadPlaces();
const codes = new Map(places.postal_codes.map((row) => [row.postal_code, row]));
/** Reach of a large town, in kilometres. */
const TOWN_KM = 15;

test('FIND-03 the postal code of each quarter exists and lies in or beside its town', () => {
  const far = quarters.filter(({ town, code }) => {
    const row = codes.get(code);
    const ofTown = places.postal_codes.filter(({ place }) => place.startsWith(town));
    return !row || !ofTown.some((other) => distanceKm(row, other) < TOWN_KM);
  });
  expect(far).toEqual([]);
  expect(new Set(quarters.map(({ town }) => town)).size).toBeGreaterThanOrEqual(40);
});

test('FIND-03 each quarter of a town stands there once', () => {
  const names = quarters.map(({ town, name }) => `${town}-${name}`);
  expect(names).toHaveLength(new Set(names).size);
});

test('FIND-03 each region has a number of its own and districts or Lands that exist', () => {
  const lands = new Set(places.states.map(({ id }) => id));
  const known = new Set(places.districts.map(({ id }) => id));
  expect(landscapes.map(({ number }) => number)).toEqual(landscapes.map((_, index) => index + 1));
  for (const { name, districts, states } of landscapes) {
    const unknown = [
      ...districts.filter((id) => !known.has(id)),
      ...states.filter((id) => !lands.has(id)),
    ];
    expect([name, districts.length + states.length > 0, unknown]).toEqual([name, true, []]);
  }
});
