import { distanceKm } from './geometry.ts';
import { loadPlaces } from './index.ts';
import { coreName, readableName } from './names.ts';

const places = loadPlaces();
const german = places.postal_codes.filter(({ district_id }) => district_id !== null);
const abroad = places.postal_codes.filter(({ district_id }) => district_id === null);
const find = (code: string) => places.postal_codes.find((row) => row.postal_code === code);

test('there are 16 Länder, 400 districts and 8208 postal codes', () => {
  expect(places.states.filter(({ id }) => id <= 16)).toHaveLength(16);
  expect(places.districts).toHaveLength(400);
  expect(german).toHaveLength(8208);
  expect(new Set(german.map((row) => row.postal_code)).size).toBe(8208);
});

test('postal codes are text of five digits inside Germany', () => {
  const odd = german.filter(
    ({ postal_code, lat, lon }) =>
      !/^\d{5}$/.test(postal_code) || !(lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1),
  );
  expect(odd).toEqual([]);
});

test('each code has a district of its Land', () => {
  const districts = new Map(places.districts.map((row) => [row.id, row]));
  const odd = german.filter(
    (row) => districts.get(row.district_id ?? 0)?.state_id !== row.state_id,
  );
  expect(odd).toEqual([]);
});

test('every Land and every district has a postal code', () => {
  const used = new Set(places.postal_codes.map((row) => row.district_id));
  const empty = places.districts.filter((row) => !used.has(row.id)).map((row) => row.label);
  expect(empty).toEqual([]);
});

test('REACH-13 Austria, Switzerland and Liechtenstein have their postal codes inside themselves', () => {
  const ids = new Set(abroad.map(({ postal_code }) => postal_code));
  expect(ids.size).toBe(abroad.length);
  const count = (start: string) => [...ids].filter((code) => code.startsWith(start)).length;
  expect([count('A-'), count('CH-'), count('FL-')]).toEqual([2217, 3362, 13]);
  const odd = abroad.filter(
    ({ postal_code, lat, lon }) =>
      !/^(?:A|CH|FL)-\d{4}$/.test(postal_code) ||
      !(lat > 45.8 && lat < 49.1 && lon > 5.9 && lon < 17.2),
  );
  expect(odd).toEqual([]);
  const states = new Set(abroad.map(({ state_id }) => state_id));
  expect(places.states.filter(({ id }) => id > 16 && !states.has(id))).toEqual([]);
});

test.each([
  ['A-1010', 'Wien', 'Land Wien'],
  ['A-5020', 'Salzburg', 'Land Salzburg'],
  ['A-6900', 'Bregenz', 'Vorarlberg'],
  ['CH-4051', 'Basel', 'Kanton Basel-Stadt'],
  ['CH-8280', 'Kreuzlingen', 'Kanton Thurgau'],
  ['CH-1201', 'Genève', 'Kanton Genf'],
  ['FL-9490', 'Vaduz', 'Liechtenstein'],
])('REACH-13 %s is %s in %s', (code, place, state) => {
  const row = find(code);
  expect(row?.place).toBe(place);
  expect(places.states.find(({ id }) => id === row?.state_id)?.label).toBe(state);
});

test('each code has exactly one main place, and it is that of the code', () => {
  const main = places.places.filter((row) => row.is_primary);
  expect(main).toHaveLength(places.postal_codes.length);
  const byCode = new Map(places.postal_codes.map((row) => [row.postal_code, row.place]));
  expect(main.filter((row) => byCode.get(row.postal_code) !== row.place)).toEqual([]);
});

test('less than a seventh of the codes fall back to their area', () => {
  const area = places.postal_codes.filter((row) => row.located === 'area');
  expect(area.length / german.length).toBeLessThan(1 / 7);
});

test.each([
  ['50667', 'Köln', 'Nordrhein-Westfalen', 'Köln'],
  ['80331', 'München', 'Bayern', 'München'],
  ['90762', 'Fürth', 'Bayern', 'Fürth'],
  ['60311', 'Frankfurt am Main', 'Hessen', 'Frankfurt am Main'],
  ['15230', 'Frankfurt (Oder)', 'Brandenburg', 'Frankfurt (Oder)'],
  ['01067', 'Dresden', 'Sachsen', 'Dresden'],
  ['66111', 'Saarbrücken', 'Saarland', 'Regionalverband Saarbrücken'],
])('%s is %s in %s', (code, place, state, district) => {
  const row = find(code);
  expect(row?.place).toBe(place);
  expect(places.states.find(({ id }) => id === row?.state_id)?.label).toBe(state);
  expect(places.districts.find(({ id }) => id === row?.district_id)?.label).toBe(district);
});

test.each([
  ['Neumarkt i.d. OPf.', 'Neumarkt in der Oberpfalz', 'neumarkt'],
  ['Garching a.d. Alz', 'Garching an der Alz', 'garching'],
  ['Zittau u.a.', 'Zittau', 'zittau'],
  ['Halle/ Saale', 'Halle (Saale)', 'halle'],
  ['St. Egidien', 'St. Egidien', 'sanktegidien'],
  ['Bremen (Borgfeld', 'Bremen-Borgfeld', 'bremenborgfeld'],
  ['Frankfurt am Main (Omniturm)', 'Frankfurt am Main', 'frankfurt'],
  ['u.a.', '', ''],
])('%s is written %s and compared as %s', (raw, readable, core) => {
  expect(readableName(raw)).toBe(readable);
  expect(coreName(readableName(raw))).toBe(core);
});

test.each([
  ['50667', '50769', 13],
  ['10115', '14089', 15],
  ['20095', '21029', 16],
  ['80331', '81827', 9],
])('HERS-04 TALK-19 %s and %s of one town lie %d km or more from one another', (one, other, km) => {
  const [from, to] = [find(one), find(other)];
  if (!from || !to) throw new Error('Both codes exist.');
  expect(distanceKm(from, to)).toBeGreaterThan(km);
});

test('HERS-04 hardly two postal codes share a point', () => {
  const points = new Set(german.map(({ lat, lon }) => `${lat} ${lon}`));
  expect(points.size / german.length).toBeGreaterThan(0.97);
});
