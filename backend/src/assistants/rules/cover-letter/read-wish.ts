import { trimCharactersEnd } from '@silverjobs/contract';

// What is wished stands at the end of a message, whose blanks are single ones. Only so much of the
// end is read: a pattern that looks for it from every word takes the square of the length.

/** Longest sentence to be added, in characters. */
const ADDITION_MAX = 600;
const WORDS_MAX = 200;

const REPLACE = /\bersetzen? (?:sie )?/i;
const ADD =
  /\b(?:füge?n? (?:sie )?(?:noch )?(?:bitte )?hinzu|ergänze?n?(?: sie)?(?: bitte)?|erwähne?n?(?: sie)?(?: bitte)?(?: auch)?(?: noch)?|schreibe?n?(?: sie)? (?:bitte )?(?:(?:auch|noch|dazu)\b[:,]? ?){1,3})[:,]? ?/iu;
const REMOVE =
  /\b(?:(?:streich|lösch|entfern|lass)\p{L}{0,12}|ohne|nimm) (?:sie )?(?:bitte )?(?:den satz (?:mit|über) )?(?:(?:das|den|die|der|dem|mein\p{L}{0,2}) )?/iu;
const AWAY = / (?:weg|raus|heraus)$/i;
const WORDS = /^[\p{L}\d][\p{L}\d .-]{1,60}$/u;
const PERSON = /\b(Frau|Herrn?) ((?:Dr\. )?\p{Lu}[\p{L}'-]{1,60}(?: \p{Lu}[\p{L}'-]{1,60})?)/gu;
const ADDRESSED = /\b(?:anrede|ansprechpartner(?:in)?|an|heißt|ist)\b/u;
const EMPLOYER = /\b(?:arbeitgeber|firma|unternehmen)(?: (?:ist|heißt)|:) ?/iu;

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

/** 'ersetze „Obst“ durch „Gemüse“': both. */
export function readReplacement(wish: string): readonly [from: string, to: string] | null {
  const rest = after(REPLACE, wish, 2 * ADDITION_MAX);
  const between = rest === null ? null : / durch /i.exec(rest);
  if (rest === null || between === null) return null;
  const from = unquoted(rest.slice(0, between.index));
  const to = unquoted(withoutStop(rest.slice(between.index + between[0].length)));
  return from && to ? [from, to] : null;
}

/** 'füge hinzu: Ich spreche Polnisch': the sentence. */
export function readAddition(wish: string): string | null {
  const rest = after(ADD, wish, ADDITION_MAX + 100);
  return rest && rest.length >= 3 && rest.length <= ADDITION_MAX ? rest : null;
}

/** 'streiche den Satz mit dem Führerschein': the word. */
export function readRemoval(wish: string): string | null {
  const rest = after(REMOVE, wish, WORDS_MAX);
  if (rest === null) return null;
  const words = unquoted(withoutStop(rest).replace(AWAY, ''));
  return WORDS.test(words) ? words : null;
}

/** 'der Ansprechpartner ist Frau Dr. Weber': 'Frau Dr. Weber'. */
export function readContact(wish: string): string | null {
  for (const { index, 1: title, 2: name } of wish.matchAll(PERSON)) {
    const before = wish.slice(Math.max(0, index - WORDS_MAX), index);
    const sentence = before.slice(before.lastIndexOf('.') + 1);
    if (ADDRESSED.test(sentence)) return `${title === 'Frau' ? 'Frau' : 'Herr'} ${name}`;
  }
  return null;
}

/** 'die Firma heißt Müller': 'Müller'. */
export function readEmployer(wish: string): string | null {
  const name = withoutStop(after(EMPLOYER, wish, WORDS_MAX) ?? '');
  return name.length >= 2 && name.length <= 120 ? name : null;
}
