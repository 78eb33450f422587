import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { placesOfCodes } from './places-of-codes.ts';
import { optionsOf } from './search-places.ts';
import type { TypedText } from './typed-text.ts';

/** The options of some postal codes by their main places, in the given order. */
export async function optionsOfCodes(
  db: Database,
  codes: readonly string[],
  typed: TypedText,
): Promise<WhereOption[]> {
  const places = await placesOfCodes(db, codes);
  return codes.flatMap((code) => {
    const main = places.find((place) => place.code === code);
    return main ? optionsOf(main, typed) : [];
  });
}
