import type { WhereOption } from '@silverjobs/contract';
import { countRows } from '../testing/count-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function find(search?: string): Promise<WhereOption[]> {
  const query = { mode: 'autocomplete' as const, ...(search === undefined ? {} : { search }) };
  const { body } = await api.send('GET /search_location', { query }, 'candidate');
  return body;
}

const labels = (options: readonly WhereOption[]) => options.map(({ label }) => label);

test.each([[undefined], [''], ['   '], ['All'], ['all']])(
  'PICK-03 PICK-04 %p gives the built-ins first, then the Länder',
  async (search) => {
    const options = await find(search);
    expect(options.slice(0, 2)).toMatchObject([
      { id: -1, label: 'Alle Regionen und Postleitzahlen', type: 'all', default: true },
      { id: 4, label: 'Homeoffice', type: 'region_id', value: 2, region: 2, radius: 0 },
    ]);
    expect(options[2]).toMatchObject({
      id: 108,
      label: 'Baden-Württemberg',
      type: 'region_id',
      value: 108,
      radius: 0,
    });
    expect(options).toHaveLength(15);
  },
);

test('PICK-03 a postal code offers all radii, 10 km first', async () => {
  const options = await find('50667');
  expect(labels(options)).toEqual(
    [10, 5, 25, 50, 100].map((radius) => `50667 Köln, Umkreis ${radius} km`),
  );
  expect(options[0]).toMatchObject({ type: 'postal_code', value: '50667', radius: 10 });
  expect(new Set(options.map(({ id }) => id)).size).toBe(5);
});

test('PICK-03 a beginning of a postal code finds its codes in order, leading zero included', async () => {
  const options = await find('50');
  expect(options[0]).toMatchObject({ id: 52_050, label: 'Postleitzahlen 50…', radius: 0 });
  expect(new Set(options.slice(1).map(({ value }) => value))).toEqual(
    new Set(['50226', '50667', '50670']),
  );
  expect((await find('0'))[0]).toMatchObject({ id: 51_000, label: 'Postleitzahlen 0…' });
  expect((await find('0')).map(({ value }) => value)).toContain('01067');
  expect(await find('99')).toEqual([]);
});

/** Every way to type a name finds the same first option. */
test.each([
  ['München', 'München (Bayern)'],
  ['muenchen', 'München (Bayern)'],
  ['MUNCHEN', 'München (Bayern)'],
  ['  münch ', 'München (Bayern)'],
  ['Koeln', 'Köln (Nordrhein-Westfalen)'],
  ['koln', 'Köln (Nordrhein-Westfalen)'],
  ['soest', 'Kreis Soest (Nordrhein-Westfalen)'],
  ['Weinstrasse', 'Neustadt an der Weinstraße (Rheinland-Pfalz)'],
  ['nordrhein westfalen', 'Nordrhein-Westfalen'],
  ['NRW', 'Nordrhein-Westfalen'],
  ['baden-wuerttemberg', 'Baden-Württemberg'],
  ['freis', 'Landkreis Freising (Bayern)'],
  ['homeo', 'Homeoffice'],
  ['alle reg', 'Alle Regionen und Postleitzahlen'],
])('PICK-03 %p finds %p first', async (typed, label) => {
  expect(labels(await find(typed))[0]).toBe(label);
});

test.each([
  ['aalen', '73430 Aalen, Umkreis 10 km'],
  ['Köln 51065', '51065 Köln, Umkreis 10 km'],
  ['51065 Köln, 25 km', '51065 Köln, Umkreis 25 km'],
  ['51065 Köln, Umkreis 25 km', '51065 Köln, Umkreis 25 km'],
  ['D-50667', '50667 Köln, Umkreis 10 km'],
  ['friedrichst', '01067 Dresden Friedrichstadt, Umkreis 10 km'],
  ['frankfurt oder', '15230 Frankfurt (Oder), Umkreis 10 km'],
  ['frankfurt/main', '60311 Frankfurt am Main, Umkreis 10 km'],
])('PICK-03 %p finds the place %p', async (typed, label) => {
  expect(labels(await find(typed))).toContain(label);
});

test('PICK-03 same names are told apart by their district', async () => {
  const found = labels(await find('neustadt'));
  expect(found).toContain('31535 Neustadt (Region Hannover), Umkreis 10 km');
  expect(found).toContain('67433 Neustadt (Neustadt an der Weinstraße), Umkreis 10 km');
});

test.each([['xyzzy'], ['%'], ['_'], ['\\'], ["' or 1=1 --"], ['!!!'], ['999999']])(
  'PICK-02 %p finds nothing and breaks nothing',
  async (typed) => {
    expect(await find(typed)).toEqual([]);
  },
);

test('FIND-03 a postal code of another town asks which of both is meant', async () => {
  const options = await find('50667 München');
  expect(new Set(options.map(({ match }) => match))).toEqual(new Set(['guess']));
  expect(labels(options)).toContain('50667 Köln, Umkreis 10 km');
  expect(labels(options)).toContain('München (Bayern)');
});

test('every option can be used as a filter', async () => {
  for (const search of ['All', 'köln', 'neustadt', '0', 'Ruhrgebiet', 'Rheinland']) {
    const options = await find(search);
    expect([search, options.length > 0]).toEqual([search, true]);
    for (const { id } of options) {
      const query = { mode: 'count', search_location_id: id } as const;
      const { status } = await api.send('GET /job_demand', { query }, 'candidate');
      expect([id, status]).toEqual([id, 200]);
    }
  }
});

test('TRUST-10 formats-22 many words cost no more than the longest name has', async () => {
  const rows = async (words: readonly string[]) => {
    const query = { mode: 'autocomplete', search: words.join(' ') };
    return (await countRows(api, 'GET /search_location', query, 'candidate')).rows;
  };
  // Most that the field takes: 100 characters.
  const many = Array.from(
    { length: 33 },
    (_, index) => `q${String.fromCharCode(97 + (index % 26))}`,
  );
  expect(await rows(many)).toBe(await rows(many.slice(0, 6)));
});
