import type { WhereOption } from '@silverjobs/contract';
import { placeOfLocationLabel } from '@silverjobs/contract/location-label';
import type { OpenDatabase } from '../database/database.ts';
import { fold } from '../places/fold.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';
import { someOfEach } from '../testing/everything.ts';
import { reference } from '../testing/reference.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { findOptions } from './find-options.ts';
import { type TypedPlace, typedPlaces } from './testing/typed-places.ts';

// A hundred places are looked up in a database of all places: 2 s of a quiet core.
jest.setTimeout(180_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedReference(database.db, reference, loadPlaces());
});
afterAll(() => database.close());

const SHOWN = 5;

/** The first choices as the picker shows them: a place once, whatever its radii. */
async function firstChoices(typed: string): Promise<WhereOption[]> {
  const options = await findOptions(database.db, typed, async () => '50667');
  const byPlace = new Map<string, WhereOption>();
  for (const option of options) {
    const place = placeOfLocationLabel(option.label);
    if (!byPlace.has(place)) byPlace.set(place, option);
  }
  return [...byPlace.values()].slice(0, SHOWN);
}

function isSensible({ sensible }: TypedPlace, choices: readonly WhereOption[]): boolean {
  return choices.some(({ label }) => sensible.some((part) => label.includes(part)));
}

/** Umlauts are alike however they are spelled, so 'Karlsrue' is the beginning of a name. */
const begins = (search: string, typed: string) => search.includes(fold(typed));

/** What is not called so has to say it; a place that is named may not. */
function isHonest(kind: string, place: TypedPlace, choices: readonly WhereOption[]): boolean {
  const fitting = choices.filter((choice) => isSensible(place, [choice]));
  switch (kind) {
    case 'misspelt':
      return choices.every(({ match, search }) => match === 'guess' || begins(search, place.typed));
    case 'abroad':
      return choices.every(
        ({ match, search }) => match !== undefined || search.split(' ').includes(fold(place.typed)),
      );
    case 'not a place':
      return choices.every(({ match }) => match === 'guess');
    default:
      return fitting.some(({ match }) => match === undefined);
  }
}

test('FIND-03 the table has 350 places of all kinds', () => {
  expect(typedPlaces.flatMap(({ places }) => places).length).toBeGreaterThanOrEqual(350);
});

test('FIND-03 of the typed places 97 % find something sensible, and no guess stands without its mark', async () => {
  const rates: string[] = [];
  const failed: string[] = [];
  const dishonest: string[] = [];
  let asked = 0;
  for (const { kind, places: all } of typedPlaces) {
    const places = someOfEach(all, 4);
    let found = 0;
    for (const place of places) {
      const choices = await firstChoices(place.typed);
      const shown = `${kind}: ${place.typed} → ${choices.map(({ label, match }) => `${label}${match ? ` (${match})` : ''}`).join(' | ')}`;
      if (place.sensible.length === 0 || isSensible(place, choices)) found += 1;
      else failed.push(shown);
      if (choices.length > 0 && !isHonest(kind, place, choices)) dishonest.push(shown);
    }
    if (places.some(({ sensible }) => sensible.length > 0)) {
      rates.push(`${kind}: ${found} of ${places.length}`);
      asked += places.length;
    }
  }
  const rate = 1 - failed.length / asked;
  process.stdout.write(
    `FIND-03 places, ${asked} typed, ${(rate * 100).toFixed(1)} % sensible\n  ${rates.join('\n  ')}\n${failed.map((line) => `  not found: ${line}\n`).join('')}`,
  );
  expect(dishonest).toEqual([]);
  expect(rate).toBeGreaterThanOrEqual(0.97);
});
