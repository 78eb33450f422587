import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../database/database.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';
import { someOfEach } from '../testing/everything.ts';
import { reference } from '../testing/reference.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { findOptions } from './find-options.ts';

// All places are written first, and thousands of codes are looked up.
jest.setTimeout(120_000);

const country = loadPlaces();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedReference(database.db, reference, country);
});
afterAll(() => database.close());

const find = async (search: string) =>
  (await findOptions(database.db, search)).map(({ label }) => label);

const allCodes = country.postal_codes.map((row) => row.postal_code);
const allBeginnings = [...new Set(allCodes.map((code) => code.slice(0, -1)))];
/** Every eighth group of neighbours of each country. */
const beginnings = new Set(
  someOfEach(allBeginnings, 8, (digits) => /^\w+-/.exec(digits)?.[0] ?? 'D'),
);
const codes = allCodes.filter((code) => beginnings.has(code.slice(0, -1)));
const main = new Map(country.postal_codes.map((row) => [row.postal_code, row.place]));

test('PICK-03 every postal code is found by its first digits, with its main place', async () => {
  const missing = new Set(codes);
  for (const digits of beginnings) {
    for (const label of await find(digits)) {
      const [, code = '', place = ''] =
        /^(\d{5}|\w+-\d{4}) (.*), Umkreis \d+ km$/.exec(label) ?? [];
      if (place.startsWith(main.get(code) ?? '?')) missing.delete(code);
    }
  }
  expect([...missing]).toEqual([]);
});

test('PICK-03 a whole postal code is the first option', async () => {
  for (const code of someOfEach(codes, 20))
    expect([code, (await find(code))[0]?.split(' ')[0]]).toEqual([code, code]);
});

/** Every way to type a name, the first option, on all places of Germany. */
test.each([
  ['köln', 'Köln (Nordrhein-Westfalen)'],
  ['Koeln', 'Köln (Nordrhein-Westfalen)'],
  ['Duesseldorf', 'Düsseldorf (Nordrhein-Westfalen)'],
  ['Dusseldorf', 'Düsseldorf (Nordrhein-Westfalen)'],
  ['Dueseldorf', 'Düsseldorf (Nordrhein-Westfalen)'],
  ['Münhcen', 'München (Bayern)'],
  ['Stutgart', 'Stuttgart (Baden-Württemberg)'],
  ['Hambrug', 'Hamburg'],
  ['berln', 'Berlin'],
  ['byern', 'Bayern'],
  ['Frankfurt', 'Frankfurt am Main (Hessen)'],
  ['Frankfrt Oder', 'Frankfurt (Oder) (Brandenburg)'],
  ['giessen', 'Landkreis Gießen (Hessen)'],
  ['Gross Gerau', 'Landkreis Groß-Gerau (Hessen)'],
  ['badenbaden', 'Baden-Baden (Baden-Württemberg)'],
  ['ibbenbueren', '49477 Ibbenbüren, Umkreis 10 km'],
  ['Ibenbüren', '49477 Ibbenbüren, Umkreis 10 km'],
  ['st augustin', '53757 Sankt Augustin, Umkreis 10 km'],
  ['Neuenkirchen', '48485 Neuenkirchen (Kreis Steinfurt), Umkreis 10 km'],
  ['51065 Köln', '51065 Köln, Umkreis 10 km'],
])('PICK-03 %p finds %p first', async (typed, label) => {
  expect((await find(typed))[0]).toBe(label);
});

/** GeoNames' own list of postal codes; it is not part of the project. */
const file = fileURLToPath(new URL('../../../../shared/data/plz.tsv', import.meta.url));
const present = existsSync(file);
if (!present) console.warn(`Skipped: no list of postal codes at ${file} to compare with.`);

type Known = { readonly code: string; readonly place: string; readonly district: string };

function readKnown(): Known[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [code = '', place = '', , , , , district = ''] = line.split('\t');
    return { code, place, district };
  });
}

const bare = (district: string) => district.replace(/^(Landkreis|Kreis) /, '');

(present ? test : test.skip)("PICK-03 'Neuenkirchen' shows all of its districts", async () => {
  const known = readKnown().filter(({ place }) => place === 'Neuenkirchen');
  const found = (await find('Neuenkirchen')).flatMap((label) => {
    const [, code = '', district = ''] =
      /^(\d{5}) Neuenkirchen \((.*)\), Umkreis 10 km$/.exec(label) ?? [];
    return code ? [`${code} ${bare(district)}`] : [];
  });
  expect(known.length).toBeGreaterThan(5);
  expect(found.sort()).toEqual(
    known.map(({ code, district }) => `${code} ${bare(district)}`).sort(),
  );
});
