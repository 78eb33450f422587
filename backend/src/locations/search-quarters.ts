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

/** Quarters by what they are called, with their town and without. */
const byText = new Map<string, Keyed[]>();
for (const quarter of keyed) {
  for (const text of [quarter.key, `${quarter.townKey} ${quarter.key}`]) {
    byText.set(text, [...(byText.get(text) ?? []), quarter]);
  }
}

const wordsOf = (typed: readonly string[]) =>
  typed.map(alike).filter((word) => typed.length < 3 || !ADDITIONS.has(word));

/** The quarters that are called so, the larger towns first; none of a name that many towns have. */
export function exactQuarters(typed: readonly string[]): Quarter[] {
  const found = byText.get(wordsOf(typed).join(' ')) ?? [];
  return found.length > NAMESAKES ? [] : found;
}

/**
 * Quarters whose words begin with the typed words, with or without their town: those called so
 * come first, then the larger towns.
 */
export function searchQuarters(typed: readonly string[]): {
  readonly exact: Quarter[];
  readonly begun: Quarter[];
} {
  const words = wordsOf(typed);
  const found = keyed.filter(
    ({ townKey, key }) =>
      words.some((word) => begins(key, word)) &&
      words.every((word) => begins(key, word) || begins(townKey, word)),
  );
  const exact = exactQuarters(typed);
  return { exact, begun: found.filter((quarter) => !exact.includes(quarter)) };
}

/** A quarter as a name of its postal code: '50733 Köln-Nippes'. */
export function placeOfQuarter({ code, town, name }: Quarter): NamedCode {
  return { code, name: `${town}-${name}`, ambiguous: false, districtLabel: '' };
}

/** Names of quarters, for typing errors. */
export const quarterNames: readonly string[] = [...new Set(keyed.map(({ key }) => key))];
