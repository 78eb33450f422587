import { LOCATION_SEARCH_DEFAULT } from '@silverjobs/contract';
import { fold } from './fold.ts';

/** What someone typed into the location search, taken apart. */
export type TypedText = {
  /** Beginning of a postal code, '' when none was typed. */
  readonly digits: string;
  /** Folded words of a place or region. */
  readonly words: readonly string[];
  /** The words as they were spelled, in small letters. */
  readonly spelled: string;
  /** A radius that was typed along ('50667 Köln, 25 km'). */
  readonly radiusKm: number | null;
};

/** Takes apart what was typed; null when it is empty or the default 'All'. */
export function readTypedText(text: string): TypedText | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.toLowerCase() === LOCATION_SEARCH_DEFAULT.toLowerCase())
    return null;
  const radius = /(\d{1,3})\s*km\b/i.exec(trimmed);
  const rest = trimmed.replace(/(\d{1,3})\s*km\b/i, ' ').replace(/\bD-(?=\d)/i, ' ');
  const digits = /\d{1,5}/.exec(rest)?.[0] ?? '';
  const name = rest.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim();
  const words = fold(name).split(' ').filter(Boolean);
  const spelled = name.toLowerCase();
  const typed = { digits, words, spelled, radiusKm: radius ? Number(radius[1]) : null };
  // Nothing but punctuation matches nothing, rather than everything.
  return typed.digits === '' && words.length === 0 && !radius
    ? { ...typed, words: ['\u0001'] }
    : typed;
}
