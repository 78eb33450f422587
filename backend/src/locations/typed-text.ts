import { LOCATION_SEARCH_DEFAULT } from '@silverjobs/contract';
import { fold } from '../places/fold.ts';

/** What someone typed into the location search, taken apart. */
export type TypedText = {
  /** Beginning of a postal code, '' when none was typed. */
  readonly digits: string;
  /** Prefix of the codes of a neighbour that was named: 'A-', 'CH-', 'FL-'; else ''. */
  readonly country: string;
  /** Folded words of a place or region. */
  readonly words: readonly string[];
  /** The words as they were spelled, in small letters. */
  readonly spelled: string;
  /** A radius that was typed along ('50667 Köln, 25 km'). */
  readonly radiusKm: number | null;
};

const RADIUS =
  /(?:,?\s{0,3}(?:im )?umkreis (?:von )?)?(\d{1,3})\s{0,3}(?:km|kilometer)\b(?:\s{1,3}umkreis)?/i;
/** Words that are read: each costs a search of its own, and no name has more (formats-22). */
const MAX_WORDS = 6;
/** Words beside the digits of a postal code that say nothing more: 'PLZ-Gebiet 8', '80xxx'. */
const CODE_WORDS = /^(plz|postleitzahl(en)?|leitzahl|gebiet|bereich|region|raum|d|de|x+)$/;

/** What a neighbour is called beside a place: 'Wien, Österreich', 'Zürich CH'. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  osterreich: 'A-',
  austria: 'A-',
  at: 'A-',
  schweiz: 'CH-',
  switzerland: 'CH-',
  suisse: 'CH-',
  ch: 'CH-',
  liechtenstein: 'FL-',
  fl: 'FL-',
};
const BEFORE_DIGITS = /\b(A|AT|CH|FL|LI)[- ]{1,2}(?=\d{1,4}\b)/i;
const COUNTRY_BEFORE: Readonly<Record<string, string>> = { A: 'A-', AT: 'A-', CH: 'CH-' };

/** The neighbour that a text names, and the text without it; alone it is what is looked for. */
function splitCountry(text: string): { readonly rest: string; readonly country: string } {
  const before = BEFORE_DIGITS.exec(text)?.[1];
  if (before) {
    const country = COUNTRY_BEFORE[before.toUpperCase()] ?? 'FL-';
    return { rest: text.replace(BEFORE_DIGITS, ' '), country };
  }
  const words = text.split(/[\s,()]+/).filter(Boolean);
  const country = COUNTRY_WORDS[fold(words.at(-1) ?? '')];
  // 'Sächsische Schweiz' is no neighbour.
  const isLandscape = /ische$/i.test(words.at(-2) ?? '');
  return country && words.length > 1 && !isLandscape
    ? { rest: words.slice(0, -1).join(' '), country }
    : { rest: text, country: '' };
}

/** A text without a radius that was typed along. */
export function splitRadius(text: string): { readonly rest: string; readonly km: number | null } {
  const radius = RADIUS.exec(text);
  return { rest: text.replace(RADIUS, ' ').trim(), km: radius ? Number(radius[1]) : null };
}

/** Takes apart what was typed; null when it is empty or the default 'All'. */
export function readTypedText(text: string): TypedText | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.toLowerCase() === LOCATION_SEARCH_DEFAULT.toLowerCase())
    return null;
  const { rest: given, km: radiusKm } = splitRadius(trimmed);
  const { rest: named, country } = splitCountry(given);
  const rest = named.replace(/\bD-(?=\d)/i, ' ').replace(/\b(\d{2}) (\d{3})\b/, '$1$2');
  const digits = /\d{1,5}/.exec(rest)?.[0] ?? '';
  const name = rest.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim();
  const words = fold(name)
    .split(' ')
    .filter((word) => word !== '' && !(digits !== '' && CODE_WORDS.test(word)))
    .slice(0, MAX_WORDS);
  const typed = { digits, country, words, spelled: name.toLowerCase(), radiusKm };
  // Nothing but punctuation matches nothing, rather than everything.
  return digits === '' && words.length === 0 && radiusKm === null
    ? { ...typed, words: ['\u0001'] }
    : typed;
}
