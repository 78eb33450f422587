import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { allOption, homeofficeOption } from './options.ts';
import { otherReadings } from './other-readings.ts';
import { searchPlaces } from './search-places.ts';
import { listStates, searchRegions } from './search-regions.ts';
import { readTypedText, type TypedText } from './typed-text.ts';
import { loadVocabulary } from './vocabulary.ts';

/** Most options of one answer. */
const LIMIT = 50;
const REGION_LIMIT = 15;

/**
 * Regions stand before the places, but those that only sound alike after a place that is spelled
 * as it was typed: 'Neuenkirchen' is not the Landkreis Neunkirchen.
 */
function aroundPlaces(
  regions: readonly WhereOption[],
  places: readonly WhereOption[],
  { spelled }: TypedText,
): [WhereOption[], WhereOption[]] {
  const has = ({ label }: WhereOption) => label.toLowerCase().includes(spelled);
  const alike = places[0] && has(places[0]) ? regions.filter((region) => !has(region)) : [];
  return [regions.filter((region) => !alike.includes(region)), alike];
}

async function findAsTyped(db: Database, typed: TypedText): Promise<WhereOption[]> {
  const builtIn = [allOption, homeofficeOption].filter(
    (option) =>
      typed.digits === '' &&
      typed.words.length > 0 &&
      typed.words.every((word) => ` ${option.search}`.includes(` ${word}`)),
  );
  const regions = typed.digits === '' ? await searchRegions(db, typed.words, REGION_LIMIT) : [];
  const places = await searchPlaces(db, typed, LIMIT - regions.length - builtIn.length);
  const [before, after] = aroundPlaces(regions, places, typed);
  return [...builtIn, ...before, ...places, ...after];
}

/**
 * Options for a typed text, the most useful first; when nothing is called so, those for what was
 * probably meant (jobs-18). Nothing typed gives the built-ins and the Länder.
 */
export async function findOptions(db: Database, search: string): Promise<WhereOption[]> {
  const typed = readTypedText(search);
  if (!typed) return [allOption, homeofficeOption, ...(await listStates(db))];
  const found = await findAsTyped(db, typed);
  if (found.length > 0) return found;
  for (const reading of otherReadings(typed, await loadVocabulary(db))) {
    const meant = await findAsTyped(db, reading);
    if (meant.length > 0) return meant;
  }
  return [];
}
