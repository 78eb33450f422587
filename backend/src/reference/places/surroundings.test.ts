import { loadPlaces } from './index.ts';
import { surroundings } from './surroundings.ts';

const { places, postal_codes } = loadPlaces();
const codes = new Set(postal_codes.map(({ postal_code }) => postal_code));

test('FIND-03 each surroundings lie at a postal code that exists, and are a name of it', () => {
  const names = new Set(places.map(({ postal_code, place }) => `${postal_code} ${place}`));
  const odd = [...surroundings].flatMap(([code, own]) =>
    codes.has(code) ? own.filter((name) => !names.has(`${code} ${name}`)) : [code],
  );
  expect(odd).toEqual([]);
  expect(surroundings.size).toBeGreaterThan(200);
});

test.each([
  ['Tannheimer Tal', 'A-6675'],
  ['Oberaargau', 'CH-4900'],
  ['Insel Usedom', '17459'],
  ['Bezirk Rohrbach', 'A-4150'],
  ['Bad Belzig', '14806'],
  ['Muri bei Bern', 'CH-3074'],
])('FIND-03 %s lies at %s', (name, code) => {
  expect(places.filter(({ place }) => place === name).map((one) => one.postal_code)).toContain(
    code,
  );
});

test('FIND-03 a town that GeoNames calls otherwise is not smaller than its namesakes', () => {
  const people = (code: string) =>
    postal_codes.find(({ postal_code }) => postal_code === code)?.population ?? 0;
  expect(people('A-3910')).toBeGreaterThan(people('A-4180'));
});
