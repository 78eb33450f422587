import { knownName } from '../../../locations/other-names.ts';
import { exactQuarters, placeOfQuarter } from '../../../locations/search-quarters.ts';
import { readTypedText } from '../../../locations/typed-text.ts';
import { fold } from '../../../places/fold.ts';
import { type Place, placeOf } from '../place/place.ts';

/** Quarters that are called like something else, too. */
const NO_QUARTER = new Set(
  'mitte altstadt zentrum garten park feld berg hof neustadt wald see dorf sud nord west ost bau fahren buch linden heide ziel neubau wieden landstrasse enge gries lend lehen seen aigen list nied johannis viertel reform horst hassel erle resse brand forst hamm munster muenster plauen oberhausen bergheim linn rath burg innere bethlehem parsch plauen werden'
    .split(' ')
    .map(fold),
);
/** 'Weiden in der Oberpfalz' is a town, whatever quarters are called Weiden. */
const GOES_ON =
  /^ (?:in der|an der|am|ob der|vor der|bei|unter) \p{Lu}|^ im (?:Allgäu|Breisgau|Schwarzwald|Odenwald|Erzgebirge|Vogtland|Pongau|Pinzgau|Mühlkreis|Innkreis|Aargau|Tal|Kanton)/u;
const MIN_LENGTH = 4;
const WORDS = 2;

/** A name with its umlauts, in small letters. */
const spelled = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\bsankt\b|\bst\b\.?/g, 'st')
    .replace(/([aou])e/g, (_, letter: string) => ({ a: 'ä', o: 'ö', u: 'ü' })[letter] ?? letter);

/**
 * A quarter of a town, with the town or without: 'Köln-Ehrenfeld', 'Ehrenfeld'. The text with names in
 * dialect comes back in the standard's: 'Kölle' is Köln.
 */
export function findQuarter(text: string, km: number): Place | null {
  const words = text.match(/[\p{L}.]+(?:-[\p{L}]+)?/gu) ?? [];
  const tried = new Set<string>();
  for (let size = WORDS; size >= 1; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const name = words.slice(at, at + size).join(' ');
      if (tried.has(name)) continue;
      tried.add(name);
      // With its town before it a quarter may be typed in small: 'bremen walle'.
      const isName = (size > 1 || /^\p{Lu}/u.test(name)) && name.length >= MIN_LENGTH;
      const typed = isName ? readTypedText(name) : null;
      if (
        !typed ||
        NO_QUARTER.has(fold(name.replace(/^\p{Ll}+ /u, ''))) ||
        GOES_ON.test(text.split(name)[1] ?? '')
      )
        continue;
      const [quarter] = exactQuarters(typed.words);
      // 'Grafrath' is no part of Solingen, which has Gräfrath.
      if (quarter && spelled(name).endsWith(spelled(quarter.name))) {
        const { code, name: label } = placeOfQuarter(quarter);
        return placeOf(code, label, km);
      }
    }
  }
  return null;
}

/** A district of Vienna, with its town before or behind it. */
const DISTRICT =
  /(?:\bwien,? )?(?:\bim )?\b(\d{1,2})\. ?(?:wiener )?(?:gemeinde)?bezirk\b(?: (?:in |von )?wien\b)?/i;
const DISTRICTS = 23;

/** How names are written short, and in whole: 'Freiburg i. Br.', 'Wr. Neustadt', 'Kt. Zug'. */
const SHORTENED: readonly (readonly [short: RegExp, whole: string])[] = [
  [/\bi\. ?Br(?:\.|eisgau\b)/gu, 'im Breisgau'],
  [/\ba\. ?d\. ?(?=\p{Lu})/gu, 'an der '],
  [/\bi\. ?d\. ?(?=\p{Lu})/gu, 'in der '],
  [/\bo\. ?d\. ?T\./gu, 'ob der Tauber'],
  [/(\p{Ll}) ?(?:a\. ?M\.|\/ ?M\.|\/ ?Main\b)/gu, '$1 am Main'],
  [/(\p{Ll}) ?(?:a\. ?Rh?\.|\/ ?Rhein\b)/gu, '$1 am Rhein'],
  [/(\p{Lu}\p{L}{2,30}) i\. ?(?=\p{Lu}\p{L})/gu, '$1 im '],
  [/(\p{Lu}\p{L}{2,30}) b\. ?(?=\p{Lu}\p{L})/gu, '$1 bei '],
  [/\bWr\.? (?=Neustadt|Neudorf)/gu, 'Wiener '],
  [/\b(?:Kt|Ktn)\.? (?=\p{Lu})/gu, 'Kanton '],
  [/\b(?:Lkr|Landkr|LK)\.? (?=\p{Lu})/gu, 'Landkreis '],
  [/\bKr\. (?=\p{Lu})/gu, 'Kreis '],
  [/(\p{Lu}\p{L}{2,30})(?:,| in der|,? in) Schweiz\b/gu, '$1 Schweiz'],
];

/**
 * A text with its names of places in whole, and 'im 15. Bezirk in Wien' by its postal code; it is no number
 * of hours.
 */
export function withWholeNames(typed: string): string {
  const text = SHORTENED.reduce(
    (rest, [short, whole]) => rest.replace(short, whole),
    typed,
  ).replace(/(\p{Lu}\p{L}{2,30}) Schweiz\b/gu, (said) => knownName(said));
  if (!/\bwien/i.test(text)) return text;
  return text.replace(DISTRICT, (said, named: string) => {
    const district = Number(named);
    if (district < 1 || district > DISTRICTS) return said;
    return `in A-1${named.padStart(2, '0')}0 Wien`;
  });
}

/** Names of dialect as the search knows them. */
export function standardNames(text: string): string {
  return text.replace(/\bSt\.? (?=\p{Lu})/gu, 'Sankt ').replace(/[\p{L}-]{4,40}/gu, (word) => {
    const known = knownName(word);
    return known === word ? word : known;
  });
}
