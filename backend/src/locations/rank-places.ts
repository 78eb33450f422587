import { meantCodes } from '@silverjobs/contract/countries';
import type { TypedText } from './typed-text.ts';

/** A postal code by the name of one of its places. */
export type FoundPlace = {
  readonly code: string;
  readonly name: string;
  /** The folded name. */
  readonly searchKey: string;
  /** The name occurs in several districts. */
  readonly ambiguous: boolean;
  readonly districtLabel: string;
  /** Inhabitants of the code's main place. */
  readonly population: number;
};

/** Codes of one place before others get their turn. */
export const MAX_CODES_PER_PLACE = 3;

/** 0 is best: the name as it was typed, then folded, then as a beginning, then a later word. */
function distance({ name, searchKey }: FoundPlace, { spelled, words }: TypedText): number {
  const folded = words.join(' ');
  const lower = name.toLowerCase();
  if (lower === spelled) return 0;
  if (searchKey === folded) return 1;
  if (lower.startsWith(spelled)) return 2;
  return searchKey.startsWith(folded) ? 3 : 4;
}

/**
 * The order of usefulness. By a postal code it is that of the codes. By name: the very name, then
 * longer ones; the largest place first; and no big town crowds out all others with its codes.
 */
export function rankPlaces(found: readonly FoundPlace[], typed: TypedText): FoundPlace[] {
  if (typed.digits !== '') {
    // What the four digits may be in full stands before what begins with them.
    const meant = meantCodes(typed.digits);
    const later = ({ code }: FoundPlace) => Number(!meant.includes(code));
    return [...found].sort((a, b) => later(a) - later(b) || (a.code < b.code ? -1 : 1));
  }
  const counts = new Map<string, number>();
  return [...found]
    .sort(
      (a, b) =>
        distance(a, typed) - distance(b, typed) ||
        b.population - a.population ||
        (a.code < b.code ? -1 : 1),
    )
    .map((place) => {
      const town = `${place.searchKey} ${place.districtLabel}`;
      const count = (counts.get(town) ?? 0) + 1;
      counts.set(town, count);
      return { place, later: count > MAX_CODES_PER_PLACE ? 1 : 0 };
    })
    .sort((a, b) => a.later - b.later)
    .map(({ place }) => place);
}
