import { areAdjectives } from './verbs.ts';

const PREDICATE = / (?:ist|sind|wäre|wären|hilft|genügt|genügen|reicht|schadet)(?: |$)/u;
const SAYS_MORE = /\b(?:wir|uns|sie|ihnen|jemand|ist|sind|mag|hat|haben|wartet|wächst)\b/iu;
const UNPRINTABLE =
  /\b(?:sie|ihnen|wir|uns|du|jemand|wer|bitte|ignorier\p{L}*|schreib\p{L}*|nenne|vergiss|antwort\p{L}*)\b|, (?:der|die|das|wo|was) |^(?:gern|gerne|idealerweise|am liebsten|vertrauen|möglichst|nach möglichkeit|nicht|kein|keine)\b|\b(?:mag|wächst|sollte|sollten|müssen|muss|darf)\b/iu;
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Führerschein: 'den Führerschein',
  Bereitschaft: 'die Bereitschaft',
  Herz: 'ein Herz',
  Pkw: 'einen Pkw',
  Auto: 'ein Auto',
  Fahrrad: 'ein Fahrrad',
  Computer: 'einen Computer',
};
const FEMININE =
  /^(\p{Lu}\p{L}{2,20}e) (Stimme|Fahrweise|Arbeitsweise|Handschrift|Hand|Art|Einstellung|Haltung|Ausbildung|Ausdrucksweise)\b/u;
const MASCULINE_ADJECTIVE = /^(\p{Lu}\p{Ll}{3,24})er (\p{Lu}\p{L}+)/u;
const MASCULINE_NOUN =
  /^(?:Umgang|Auftritt|Sinn|Teamgeist|Humor|Wille|Führerschein|Arbeitsstil|Blick|Ton|Einsatz|Ordnungssinn)$/u;

const small = (text: string) => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);

/** The speaker of an advertisement becomes the reader of the letter. */
const mirrored = (text: string) =>
  text.replace(
    /\bunser(e|em|en|er|es)?\b/giu,
    (_, ending: string | undefined) => `Ihr${ending ?? ''}`,
  );

/** 'Bereitschaft, unser Programm kennenzulernen'. */
function isPurpose(wish: string): boolean {
  const words = wish.split(' ');
  return words.at(-2) === 'zu' || /\p{L}zu\p{L}/u.test(words.at(-1) ?? '');
}

const EITHER = / oder (?:die |eine )?(?:Bereitschaft|Lust|Interesse)\b/iu;

/** What a wish names, without what is said about it; null where that is no part of a sentence. */
export function coreOf(wish: string): string | null {
  // 'Ein Zeugnis oder die Bereitschaft, es zu machen': which of both she has is not known.
  if (EITHER.test(wish)) return null;
  const [first = ''] = mirrored(wish).split(/;| denn | – | \(/);
  const comma = first.indexOf(',');
  const isMore = comma > 0 && !isPurpose(first) && SAYS_MORE.test(first.slice(comma));
  const named = isMore ? first.slice(0, comma) : first;
  const predicate = named.search(PREDICATE);
  const core = (predicate > 0 ? named.slice(0, predicate) : named).replace(/,\s{0,3}$/, '').trim();
  if (core.length < 3 || core.length > 90 || /[.!?:@]/.test(core)) return null;
  const body = core.replace(/\bIhr\w*\b/gu, '');
  return UNPRINTABLE.test(body) ? null : core;
}

/** A wish as the object of 'bringe ich mit' or 'Sie wünschen sich', inside a sentence. */
export function asObject(core: string): string {
  const [first = ''] = core.split(/[ ,]/u);
  const known = WITH_ARTICLE[first];
  if (known) return known + core.slice(first.length);
  if (/(?:schein|nachweis|kurs)$/u.test(first)) return `den ${core}`;
  if (/(?:zeugnis|zertifikat)$/u.test(first)) return `ein ${core}`;
  if (/eignung$/u.test(first)) return `die ${core}`;
  const feminine = FEMININE.exec(core);
  if (feminine) return `eine ${small(core)}`;
  const masculine = MASCULINE_ADJECTIVE.exec(core);
  if (masculine?.[1] && MASCULINE_NOUN.test(masculine[2] ?? '')) {
    return `${small(masculine[1])}en${core.slice(masculine[1].length + 2)}`;
  }
  if (/^(?:Ein|Der) \p{Lu}?\p{Ll}+er /u.test(core))
    return core.replace(/^Ein (\p{Ll}+)er /u, 'einen $1en ');
  if (/^Ein Führerschein\b/u.test(core)) return core.replace(/^Ein /u, 'einen ');
  if (/^(?:Ein|Eine) /u.test(core)) return small(core);
  // 'Gutes Deutsch', 'Handwerkliches Geschick': an adjective is small inside a sentence.
  return /^\p{Lu}\p{Ll}{2,24}(?:es|e|en) \p{Lu}/u.test(core) && !NOUN_FIRST.test(first)
    ? small(core)
    : core;
}
const NOUN_FIRST =
  /^(?:Freude|Liebe|Ruhe|Pflege|Kontakte|Sprache|Hilfe|Grundkenntnisse|Kenntnisse|Ende|Interesse)$/u;

/** What a person is, where a wish says it with adjectives only: 'zuverlässig und pünktlich'. */
export function asQuality(core: string): string | null {
  const words = core.split(/[\s,]+/u).filter(Boolean);
  return areAdjectives(words) ? small(core) : null;
}

/** Whether a wish is about living near. */
export const isAboutHome = (wish: string): boolean =>
  /\b(?:wohnort|wohnen|wohnhaft)\b/iu.test(wish) && /\b(?:nähe|umgebung|ort)\b/iu.test(wish);
