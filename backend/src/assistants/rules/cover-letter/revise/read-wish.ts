import { trimCharactersEnd } from '@silverjobs/contract';
import { simplify } from '../../../understanding/simplify.ts';
import { shortName } from '../advertisement.ts';

// What is wished stands at the end of a message, whose blanks are single ones. Only so much of the
// end is read: a pattern that looks for it from every word takes the square of the length.

/** Longest sentence to be added, in characters. */
const ADDITION_MAX = 600;
const WORDS_MAX = 200;

const REPLACE = /\b(?:ersetzen? (?:sie )?|tausche?n? (?:sie )?)/i;
const ADD =
  /\b(?:füge?n? (?:sie )?(?:noch |auch |bitte )*hinzu|ergänze?n?(?: sie)?(?: bitte| noch| auch)*|erwähne?n?(?: sie)?(?: bitte)?(?: auch)?(?: noch)?|(?:schreibe?|nimm|nehmen)n?(?: sie)? (?:bitte )?(?:(?:auch|noch|dazu|rein|hinein|mit auf|auf)\b[:,]? ?){1,3}|(?:es )?soll auch (?:noch )?(?:drin ?stehen|rein)|da fehlt noch|es fehlt noch)[:,]? ?/iu;
const REMOVE =
  /\b(?:(?:streich|lösch|entfern|lass)\p{L}{0,12}|ohne|nimm|raus mit|weg mit) (?:sie )?(?:bitte )?(?:den satz (?:mit|über|zu) )?(?:(?:das|den|die|der|dem|mein\p{L}{0,2}) )?/iu;
/** What is said before a wish, and says nothing of it. */
const POLITE =
  /^(?:(?:bitte|ach|nein|und|also|mal|noch|doch|kannst du|könntest du|können sie|könnten sie|würden sie|würdest du)[, ]{1,3}){1,5}/iu;
/** 'das mit dem Kaufhof', 'der Satz über die Kasse'. */
const ABOUT =
  /^(?:(?:(?:das|den satz|der satz|satz|die stelle|stelle|den teil|teil|alles) )?(?:mit|über|von|vom) |(?:das|den satz|satz) (?:zu|zum|zur) )(?:(?:das|den|die|der|dem|mein\p{L}{0,2}) )?/iu;
/** 'Da steht …, das muss raus'. */
const STANDS =
  /^da steht (?:noch )?[„"]?(.{3,80}?)[“"]?,? (?:das |und das )?(?:muss|soll|kann|bitte) (?:bitte |da )?(?:raus|weg)\b/iu;
/** 'Das mit Flensburg lass weg'. */
const BEFORE_VERB =
  /^(.{2,60}?) (?:lass|lassen sie|nimm|nehmen sie|streich|streiche|streichen sie|lösch|lösche)(?: bitte)?(?: (?:weg|raus|heraus))?[.!]?$/iu;
/** Why something is to go: 'ist mir zu privat,'. */
const BECAUSE =
  / (?:ist|sind|klingt|wirkt|gefällt|find(?:e)? ich) (?:mir |uns |doch |so |zu |nicht |gar ){0,3}(?:\p{L}{2,20})?[,;] ?(?=bitte|das|den|lass|nimm|streich|weg|raus|lösch)/iu;
const AWAY = / (?:weg|raus|heraus|streichen|löschen|entfernen|rausnehmen|weglassen|bitte)$/i;
const WORDS = /^[\p{L}\d][\p{L}\d .-]{1,60}$/u;
const PERSON =
  /\b(Frau|Herrn?) ((?:Prof\. )?(?:Dr\. )?)(\p{Lu}[\p{L}'-]{1,60}(?: \p{Lu}[\p{L}'-]{1,60})?)/gu;
const ADDRESSED = /\b(?:anrede|ansprechpartner(?:in)?|an|heißt|ist|chefin?|leiter(?:in)?)\b/iu;
const EMPLOYER = /\b(?:arbeitgeber(?:in)?|firma|unternehmen|betrieb|laden)(?: (?:ist|heißt)|:) ?/iu;

/** What follows the first match, near the end of a text. */
function after(pattern: RegExp, text: string, longest: number): string | null {
  const near = text.slice(-longest);
  const found = pattern.exec(near);
  return found && near.slice(found.index + found[0].length);
}

const unquoted = (text: string) =>
  trimCharactersEnd(text, '“"\' ')
    .replace(/^[„"' ]{1,3}/, '')
    .trim();
const withoutStop = (text: string) => trimCharactersEnd(text, '.! ');

const INSTEAD = /^(?:schreib\p{L}{0,3} )?(?:an)?statt /iu;
const BETWEEN =
  /(?:,|[“"'])? (?:(?:bitte )?(?:schreib\p{L}{0,3}|lieber|nimm|soll da) (?:sie |bitte |stehen )?|bitte )/iu;

/** 'statt Obst schreib Gemüse'. */
function readInstead(wish: string): readonly [from: string, to: string] | null {
  const begins = INSTEAD.exec(wish);
  const rest = begins ? wish.slice(begins[0].length) : '';
  const between = BETWEEN.exec(rest);
  if (!between) return null;
  const from = unquoted(rest.slice(0, between.index));
  const to = unquoted(rest.slice(between.index + between[0].length));
  return from && to ? [from, to] : null;
}

/** 'ersetze „Obst“ durch „Gemüse“', 'statt Obst schreib Gemüse': both. */
export function readReplacement(wish: string): readonly [from: string, to: string] | null {
  const instead = readInstead(withoutStop(wish).slice(0, 240));
  if (instead) return instead;
  const rest = after(REPLACE, wish, 2 * ADDITION_MAX);
  const between = rest === null ? null : / (?:durch|gegen|mit) /i.exec(rest);
  if (rest === null || between === null) return null;
  const from = unquoted(rest.slice(0, between.index));
  const to = unquoted(withoutStop(rest.slice(between.index + between[0].length)));
  return from && to ? [from, to] : null;
}

/** 'füge hinzu, dass ich Polnisch spreche': the sentence. */
export function readAddition(wish: string): string | null {
  const dictated = /^(?:bitte )?schreib\p{L}{0,3}(?: sie)?(?: bitte)?: ?(.{3,600})$/iu.exec(
    wish,
  )?.[1];
  if (dictated) return dictated;
  const told =
    /^(?:bitte )?(?:schreib|sag|erzähl)\p{L}{0,3}(?: sie)?(?: bitte)?(?: auch| noch){0,2},? (dass .{3,600})$/iu.exec(
      wish,
    )?.[1];
  const rest = told ?? after(ADD, wish, ADDITION_MAX + 100);
  return rest && rest.length >= 3 && rest.length <= ADDITION_MAX ? rest : null;
}

/** 'streiche den Satz mit dem Führerschein', 'den Führerschein weglassen': the word. */
export function readRemoval(said: string): string | null {
  const wish = said.replace(POLITE, '').replace(BECAUSE, ' ');
  const standing = STANDS.exec(wish.slice(0, 160))?.[1];
  if (standing) return unquoted(standing);
  const before = BEFORE_VERB.exec(wish.slice(0, 120))?.[1];
  const rest = before === undefined ? after(REMOVE, wish, WORDS_MAX) : null;
  const last =
    before ??
    /^(?:bitte )?(?:(?:das|den|die|der|mein\p{L}{0,2}) )?(.{2,60}?) (?:bitte )?(?:weglassen|streichen|löschen|rausnehmen|raus|weg)[.!]?$/iu.exec(
      wish.slice(0, 120),
    )?.[1];
  const named = rest ?? last;
  if (named === null || named === undefined) return null;
  const words = unquoted(withoutStop(named).replace(AWAY, '').replace(AWAY, '').replace(ABOUT, ''));
  return WORDS.test(words) ? words : null;
}

/** 'der Ansprechpartner ist Frau Dr. Weber': 'Frau Dr. Weber'. */
export function readContact(wish: string): string | null {
  for (const { index, 1: title = '', 2: degree = '', 3: name = '' } of wish.matchAll(PERSON)) {
    const before = wish.slice(Math.max(0, index - WORDS_MAX), index);
    const sentence = before.slice(before.lastIndexOf('.') + 1);
    if (ADDRESSED.test(sentence)) return shortName(title, degree, name);
  }
  return null;
}

/** 'die Firma heißt Müller': 'Müller'. */
export function readEmployer(wish: string): string | null {
  const name = withoutStop(after(EMPLOYER, wish, WORDS_MAX) ?? '').replace(/[*_#`<>[\]|{}]/g, '');
  return name.length >= 2 && name.length <= 120 ? name : null;
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'funfte', 'sechste'];

export type ParagraphWish = {
  /** Counted from 0. */
  readonly index: number;
  readonly what: 'remove' | 'shorten' | 'change';
  /** The new wording, where it was said along. */
  readonly text: string;
};

/** 'ändere den zweiten Absatz: …', 'streiche den letzten Absatz': which one, and what to do. */
export function readParagraphWish(wish: string, count: number): ParagraphWish | null {
  const said = /\b(\p{L}{4,12}|\d\.) (absatz|abschnitt)\b/u.exec(
    simplify(wish.replace(/(\d)\./g, '$1. ')),
  )?.[1];
  const named = said === undefined ? null : indexOf(said, count);
  const digit = /\babsatz (\d)\b|\b(\d) absatz\b/.exec(simplify(wish));
  const index = named ?? (digit ? Number(digit[1] ?? digit[2]) - 1 : null);
  if (index === null || !/abs(?:atz|chnitt)/i.test(wish)) return null;
  if (/\b(?:streich\w*|losch\w*|weg|raus|entfern\w*|ohne|weglassen)\b/.test(simplify(wish))) {
    return { index, what: 'remove', text: '' };
  }
  if (/\b(?:kurz\w*|knapp\w*)\b/.test(simplify(wish))) return { index, what: 'shorten', text: '' };
  const text =
    /abs(?:atz|chnitt)[^:]{0,40}: ?(.{3,1500})$/isu.exec(wish.slice(0, 1_800))?.[1] ?? '';
  return { index, what: 'change', text: unquoted(text) };
}

function indexOf(word: string, count: number): number | null {
  if (/^vorletzte/.test(word)) return count - 2;
  if (/^letzte/.test(word)) return count - 1;
  const found = ORDINALS.findIndex((ordinal) => word.startsWith(ordinal));
  return found < 0 ? null : found;
}
