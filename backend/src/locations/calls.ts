import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { implement } from '../http/implement.ts';
import { allOption, homeofficeOption } from './options.ts';
import { searchPlaces } from './search-places.ts';
import { listStates, searchRegions } from './search-regions.ts';
import { readTypedText } from './typed-text.ts';

/** Most options of one answer. */
const LIMIT = 50;
const REGION_LIMIT = 15;

async function findOptions(db: Database, search: string): Promise<WhereOption[]> {
  const typed = readTypedText(search);
  if (!typed) return [allOption, homeofficeOption, ...(await listStates(db))];
  const builtIn = [allOption, homeofficeOption].filter(
    (option) =>
      typed.digits === '' &&
      typed.words.length > 0 &&
      typed.words.every((word) => ` ${option.search}`.includes(` ${word}`)),
  );
  const regions = typed.digits === '' ? await searchRegions(db, typed.words, REGION_LIMIT) : [];
  const places = await searchPlaces(db, typed, LIMIT - regions.length - builtIn.length);
  return [...builtIn, ...regions, ...places];
}

export const locationCalls = [
  implement('GET /search_location', ({ query }, { db }) => findOptions(db, query.search)),
];
