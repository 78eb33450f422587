import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import type { Quarter } from '../reference/places/quarters.ts';
import { placesOfCodes } from './places-of-codes.ts';
import { findCountries, findPostalArea } from './postal-areas.ts';
import { type FoundPlace, MAX_CODES_PER_PLACE } from './rank-places.ts';
import { searchLandscapes } from './search-landscapes.ts';
import { optionsOf, searchPlaces } from './search-places.ts';
import { placeOfQuarter, searchQuarters } from './search-quarters.ts';
import { searchRegions } from './search-regions.ts';
import type { TypedText } from './typed-text.ts';

const REGION_LIMIT = 15;
const QUARTER_LIMIT = 6;
/** A place of that size comes before a quarter of the same name. */
const TOWN = 20_000;

/** What is called so, and what only begins so. */
export type Found = { readonly exact: WhereOption[]; readonly begun: WhereOption[] };

/** Quarters as options: '50733 Köln-Nippes'; only those whose postal code is known. */
async function quarterOptions(
  db: Database,
  quarters: readonly Quarter[],
  typed: TypedText,
): Promise<WhereOption[]> {
  const few = quarters.slice(0, QUARTER_LIMIT);
  const codes = few.map(({ code }) => code);
  const known = new Set((await placesOfCodes(db, codes)).map(({ code }) => code));
  return few
    .filter(({ code }) => known.has(code))
    .flatMap((quarter) => optionsOf(placeOfQuarter(quarter), typed));
}

/** Whether a place is called as it was typed, in full. */
function isCalled({ name, searchKey }: FoundPlace, { words, spelled }: TypedText): boolean {
  return name.toLowerCase() === spelled || searchKey === words.join(' ');
}

/** The first codes of each town: the others come after what is called otherwise. */
function firstCodes(places: readonly FoundPlace[]): FoundPlace[] {
  const counts = new Map<string, number>();
  return places.filter(({ searchKey, districtLabel }) => {
    const town = `${searchKey} ${districtLabel}`;
    const count = (counts.get(town) ?? 0) + 1;
    counts.set(town, count);
    return count <= MAX_CODES_PER_PLACE;
  });
}

/**
 * Regions, quarters and places whose names are or begin with the typed text. Regions stand before
 * the places, but those that only sound alike after a place that is spelled as it was typed:
 * 'Neuenkirchen' is not the Landkreis Neunkirchen.
 */
export async function findAsTyped(db: Database, typed: TypedText): Promise<Found> {
  const { digits, words, spelled, country } = typed;
  const places = await searchPlaces(db, typed);
  if (digits !== '') {
    const area = words.length === 0 && country === '' ? await findPostalArea(db, digits) : [];
    return { exact: [...area, ...places.flatMap((place) => optionsOf(place, typed))], begun: [] };
  }
  const regions = country === '' ? await searchRegions(db, words, REGION_LIMIT) : [];
  const has = (label: string) => label.toLowerCase().includes(spelled);
  const first = places[0];
  const alike = first && has(first.name) ? regions.filter(({ label }) => !has(label)) : [];
  const none = { exact: [], begun: [] };
  const landscapes = country === '' ? searchLandscapes(words) : none;
  const quarters = country === '' ? searchQuarters(words) : none;
  const options = (some: readonly FoundPlace[]) => some.flatMap((place) => optionsOf(place, typed));
  const called = firstCodes(places.filter((place) => isCalled(place, typed)));
  const towns = called.filter(
    ({ name, population }) => population >= TOWN && name.toLowerCase() === spelled,
  );
  const isWhole = called.length > 0 || landscapes.exact.length > 0 || quarters.exact.length > 0;
  const before = regions.filter((region) => !alike.includes(region));
  const wholeRegions = before.filter(({ search }) => search.split(' ').includes(words.join(' ')));
  return {
    exact: [
      ...findCountries(typed),
      ...landscapes.exact,
      ...(isWhole ? before : wholeRegions),
      ...options(towns),
      ...(await quarterOptions(db, quarters.exact, typed)),
      ...options(called.filter((place) => !towns.includes(place))),
    ],
    begun: [
      ...landscapes.begun,
      ...before,
      ...options(places.filter((place) => !called.includes(place))),
      ...(await quarterOptions(db, quarters.begun, typed)),
      ...alike,
    ],
  };
}
