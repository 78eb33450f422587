import {
  LOCATION_ALL_ID,
  LOCATION_ALL_LABEL,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  LOCATION_RADII_KM,
  locationLabel,
} from '@silverjobs/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { places, postalCodes, regions } from '../../database/schema.ts';
import { findOptions } from '../../locations/find-options.ts';
import { readTypedText } from '../../locations/typed-text.ts';
import { fold } from '../../places/fold.ts';
import { postalCodeOptionId } from '../../places/option-id.ts';
import { simplify } from './simplify.ts';

/** Where somebody wants to work: an option of the location search, with a label for sentences. */
export type Place = { readonly locationId: number; readonly label: string };

export type FoundPlace = Place | 'home';

const DEFAULT_RADIUS_KM = 25;
/** Without a word like 'in' only a large town is meant, not one of the villages called like things. */
const LARGE_TOWN = 50_000;
const CALLED_LIKE_THINGS = new Set(['essen', 'halle', 'hof', 'fulda', 'worms', 'rente', 'kassel']);

const HOMEOFFICE = /\b(home ?office|homeoffic\w*|von zuhause|von zu hause|von daheim|online)\b/;
const ANYWHERE =
  /\b(uberall|egal wo|ganz deutschland|bundesweit|deutschlandweit|(ort|wo) (ist )?(mir )?egal)\b/;
const AT_HOME =
  /\b(bei mir|in meiner nahe|in der nahe|hier|vor ort|um die ecke|zu hause|zuhause|daheim|an meinem ort|meinem wohnort|in wohnortnahe|wohnortnah)\b/;
const AFTER_PREPOSITION =
  /(?:^|[\s,(])(?:in|bei|um|nahe|nach|aus|raum|umgebung|nähe|von|region|stadt|kreis)\s{1,3}(?:der\s{1,3}|dem\s{1,3})?([\p{L}.()-]{1,60}(?:\s{1,3}[\p{L}.()-]{1,60}){0,3})/giu;
const CAPITALISED =
  /\p{Lu}[\p{L}-]{1,60}(?:\s{1,3}(?:(?:am|an der|im|in der|bei|ob der)\s{1,3})?\p{Lu}[\p{L}-]{1,60})?/gu;

/** The smallest radius that reaches as far. */
export function radiusFor(km: number): (typeof LOCATION_RADII_KM)[number] {
  const radii = [...LOCATION_RADII_KM].sort((a, b) => a - b);
  return radii.find((radius) => radius >= km) ?? 100;
}

/** A postal code with a radius, as a place. */
export function placeOf(code: string, name: string | null, km: number): Place {
  const radius = radiusFor(km);
  const label = [code, name].filter(Boolean).join(' ');
  return { locationId: postalCodeOptionId(code, radius), label: locationLabel(label, radius) };
}

export const anywhere: Place = { locationId: LOCATION_ALL_ID, label: LOCATION_ALL_LABEL };
const homeoffice: Place = {
  locationId: LOCATION_HOMEOFFICE_ID,
  label: LOCATION_HOMEOFFICE_LABEL,
};

/** Beginnings of a phrase, the longest first: 'Köln und Umgebung' may be called 'Köln'. */
function beginnings(phrase: string): string[] {
  const words = fold(phrase).split(' ');
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}

async function findCode(db: Database, code: string, km: number): Promise<Place | null> {
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, code));
  return row ? placeOf(row.code, row.place, km) : null;
}

async function findNamed(
  db: Database,
  phrases: readonly string[],
  km: number,
  isSure: boolean,
): Promise<Place | null> {
  const keys = [...new Set(phrases.flatMap(beginnings))].filter((key) => key.length > 2);
  if (keys.length === 0) return null;
  const [states, districts] = await Promise.all([
    db.select().from(regions).where(eq(regions.kind, 'state')),
    db.select().from(regions).where(inArray(regions.searchKey, keys)),
  ]);
  // The key of a Land ends with its short form: 'nordrhein westfalen nrw'.
  const state = states.find(({ label, searchKey }) =>
    keys.some((key) => key === fold(label) || (key.length > 2 && searchKey.endsWith(` ${key}`))),
  );
  const towns = await db
    .select({
      key: places.searchKey,
      name: places.name,
      code: places.postalCode,
      population: postalCodes.population,
    })
    .from(places)
    .innerJoin(postalCodes, eq(postalCodes.code, places.postalCode))
    .where(inArray(places.searchKey, keys))
    .orderBy(desc(postalCodes.population))
    .limit(200);
  const named = towns
    .filter((row) => isSure || (row.population >= LARGE_TOWN && !CALLED_LIKE_THINGS.has(row.key)))
    // The longest name first: Frankfurt am Main before Frankfurt.
    .sort((a, b) => b.key.length - a.key.length)[0];
  // Berlin, Hamburg and Bremen are both; the town with its radius says more.
  if (state && fold(state.label) !== named?.key)
    return { locationId: state.id, label: state.label };
  if (named) return placeOf(named.code, named.name, km);
  const [region] = districts;
  return region && isSure ? { locationId: region.id, label: region.label } : null;
}

/**
 * The place that a text names; 'home' when it means their own, null when it names none.
 * @param isAsked the text answers the question for the place: then a name needs no 'in' before it
 */
export async function findPlace(
  db: Database,
  text: string,
  isAsked: boolean,
): Promise<FoundPlace | null> {
  const simple = simplify(text);
  const km = Number(/(\d{1,3})\s*(?:km|kilometer)\b/i.exec(text)?.[1] ?? DEFAULT_RADIUS_KM);
  if (HOMEOFFICE.test(simple)) return homeoffice;
  if (ANYWHERE.test(simple)) return anywhere;
  const code = /\b\d{5}\b/.exec(text)?.[0];
  const found = code ? await findCode(db, code, km) : null;
  if (found) return found;
  const led = [...text.matchAll(AFTER_PREPOSITION)].map(([, name = '']) => name);
  const sure = isAsked ? [text.slice(0, 100), ...led] : led;
  const named =
    (await findNamed(db, sure, km, true)) ??
    (await findNamed(db, text.match(CAPITALISED) ?? [], km, isAsked));
  if (named) return named;
  if (AT_HOME.test(simple)) return 'home';
  if (!isAsked || simple.split(' ').length > 3) return null;
  return guess(db, text);
}

/** What was probably meant by a name with a typing error. */
async function guess(db: Database, text: string): Promise<Place | null> {
  if (!readTypedText(text)) return null;
  const found = await findOptions(db, text.slice(0, 100));
  const options = found.filter(({ match }) => match !== 'abroad');
  const option = options.find(({ radius }) => radius === DEFAULT_RADIUS_KM) ?? options[0];
  return option ? { locationId: option.id, label: option.label } : null;
}
