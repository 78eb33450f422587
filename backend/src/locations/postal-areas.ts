import type { WhereOption } from '@silverjobs/contract';
import { COUNTRIES, countryOf } from '@silverjobs/contract/countries';
import type { Database } from '../database/database.ts';
import { like } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import { fold } from '../places/fold.ts';
import { postalAreaOptionId } from '../places/option-id.ts';
import { areaOption, postalAreaLabel } from './options.ts';
import type { TypedText } from './typed-text.ts';

const MAX_DIGITS = 3;

const NEIGHBOURS = COUNTRIES.filter(({ prefix }) => prefix !== '');

/** A whole neighbour as an option, by its name or the beginning of it: 'Österreich'. */
export function findCountries({ digits, words, country }: TypedText): WhereOption[] {
  const text = words.join(' ');
  if (digits !== '' || country !== '' || text.length < 2) return [];
  const other: Readonly<Record<string, string>> = {
    austria: 'A-',
    switzerland: 'CH-',
    suisse: 'CH-',
    deutschschweiz: 'CH-',
  };
  return NEIGHBOURS.filter(
    ({ name, prefix }) => fold(name).startsWith(text) || other[text] === prefix,
  ).map(({ prefix }) => areaOption(postalAreaOptionId(prefix), postalAreaLabel(prefix)));
}

/** The neighbours, for a list of all regions. */
export const countryOptions: readonly WhereOption[] = NEIGHBOURS.map(({ prefix }) =>
  areaOption(postalAreaOptionId(prefix), postalAreaLabel(prefix)),
);

/** All postal codes that begin with one to three digits as one option, when there are several. */
export async function findPostalArea(db: Database, digits: string): Promise<WhereOption[]> {
  const isCountry = countryOf(digits).code !== 'DE';
  if (digits === '' || (digits.length > MAX_DIGITS && !isCountry)) return [];
  const codes = await db.$count(postalCodes, like(postalCodes.code, `${digits}%`));
  return codes < 2 ? [] : [areaOption(postalAreaOptionId(digits), postalAreaLabel(digits))];
}
