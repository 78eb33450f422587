import { fold } from '../places/fold.ts';
import { type Quarter, quarters } from '../reference/places/quarters.ts';
import type { NamedCode } from './places-of-codes.ts';

/** A name that more towns have says nothing without the town: 'Südstadt'. */
const NAMESAKES = 3;

type Keyed = Quarter & { readonly townKey: string; readonly key: string };

const keyed: readonly Keyed[] = quarters.map((quarter) => ({
  ...quarter,
  townKey: fold(quarter.town),
  key: fold(quarter.name),
}));

const begins = (key: string, word: string) => ` ${key}`.includes(` ${word}`);

/** Sankt and St. are one word. */
const alike = (word: string) => (word === 'sankt' ? 'st' : word);

/** What towns have behind their names, and quarters have not: 'Frankfurt am Main Bornheim'. */
const ADDITIONS = new Set(['am', 'main', 'im', 'breisgau', 'rhein']);

/**
 * Quarters whose words begin with the typed words, with or without their town: those called so
 * come first, then the larger towns.
 */
export function searchQuarters(typed: readonly string[]): {
  readonly exact: Quarter[];
  readonly begun: Quarter[];
} {
  const words = typed.map(alike).filter((word) => typed.length < 3 || !ADDITIONS.has(word));
  const found = keyed.filter(
    ({ townKey, key }) =>
      words.some((word) => begins(key, word)) &&
      words.every((word) => begins(key, word) || begins(townKey, word)),
  );
  const text = words.join(' ');
  const isExact = ({ townKey, key }: Keyed) => text === key || text === `${townKey} ${key}`;
  const exact = found.filter(isExact);
  const begun = found.filter((quarter) => !isExact(quarter));
  return exact.length > NAMESAKES ? { exact: [], begun: found } : { exact, begun };
}

/** A quarter as a name of its postal code: '50733 Köln-Nippes'. */
export function placeOfQuarter({ code, town, name }: Quarter): NamedCode {
  return { code, name: `${town}-${name}`, ambiguous: false, districtLabel: '' };
}

/** Names of quarters, for typing errors. */
export const quarterNames: readonly string[] = [...new Set(keyed.map(({ key }) => key))];
