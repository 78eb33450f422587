import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { townsOf } from '../towns/towns.ts';
import { loadPlaces } from './index.ts';
import { coreName } from './names.ts';

const { districts, places, postal_codes } = loadPlaces();

/** Places that are two and only sound alike. */
const TWO = new Set(['Am Mellensee', 'Großwoltersdorf']);

/** What is left of a name when spelling is set aside: 'Halle/Saale' and 'Halle (Saale)' are one. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bst\.\s*/g, 'sankt ')
    .replaceAll('ß', 'ss')
    .replace(/\b(?:am|an|der|im|in|ob|bei|auf|vor)\b/g, '')
    .replace(/[^a-zäöü]/g, '');

/** The spellings of each place of a region, where there are several. */
function spelledTwice(named: readonly (readonly [region: string, name: string])[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const [region, name] of named) {
    const key = `${region} ${bare(name)}`;
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  return [...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all].join(' | '));
}

/** Everything that a postal code may be called: in picker, card, job, mail, and where a town is asked. */
const namesOf = new Map(postal_codes.map(({ postal_code, place }) => [postal_code, [place]]));
for (const { postal_code, place } of places) namesOf.get(postal_code)?.push(place);
for (const [code, names] of namesOf) names.push(...townsOf(code, names[0] ?? ''));

test('HERS-07 a place is spelled in one way at all of its postal codes, as main place, part and town', () => {
  const named = [...namesOf].flatMap(([code, names]) =>
    names
      .filter((name) => !TWO.has(name))
      .map((name) => [code.replace(/\d\d\d$/, ''), name] as const),
  );
  expect(named.length).toBeGreaterThan(20_000);
  expect(spelledTwice(named)).toEqual([]);
});

test('HERS-07 a town that is a district is spelled as the district in all of its postal codes', () => {
  const towns = new Map(districts.map(({ id, label }) => [id, label]));
  const other = postal_codes.flatMap(({ district_id, place }) => {
    const label = towns.get(district_id ?? -1) ?? '';
    return coreName(label) === coreName(place) && label !== place ? `${label} | ${place}` : [];
  });
  expect([...new Set(other)]).toEqual([]);
});

/** GeoNames' own list of postal codes; it is not part of the project. */
const file = fileURLToPath(new URL('../../../../../shared/data/plz.tsv', import.meta.url));

(existsSync(file) ? test : test.skip)(
  'HERS-07 no code of the list of GeoNames is called two things that differ by spelling only',
  () => {
    const codes = new Set(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.slice(0, 5)),
    );
    const named = [...codes].flatMap((code) =>
      (namesOf.get(code) ?? []).map((name) => [code, name] as const),
    );
    expect(codes.size).toBeGreaterThan(8_000);
    expect(spelledTwice(named)).toEqual([]);
  },
);
