import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

/** Signs between the digits of a number, as people type them. */
const RUN = /[+\d\s()/.,*_|:~–—-]+/g;
/** Dates, years and large amounts have many digits, too. */
const NO_NUMBERS =
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{1,2}[./-](?:19|20)\d\d\b|\b(?:19|20)\d\d\b|\b\d{1,3}(?:\.\d{3}){1,3}\b/g;
const SPOKEN = new Set(
  'null eins ein zwei zwo drei vier fünf fuenf sechs sieben acht neun'.split(' '),
);
/** So many digits make a number with an area code, and without one. */
const WITH_CODE = 6;
const WITHOUT_CODE = 7;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPhone(run: string): boolean {
  const rest = run.replace(NO_NUMBERS, ';');
  return rest.split(';').some((part) => {
    const begin = part.replace(/[^+\d]/g, '');
    if (begin.startsWith('0') || begin.startsWith('+')) return digitsOf(part).length >= WITH_CODE;
    return part.split(',').some((item) => digitsOf(item).length >= WITHOUT_CODE);
  });
}

function trimmed({ text, from }: Piece): Piece {
  const first = text.search(/[+(\d]/);
  const end = 1 + Math.max(...'0123456789)'.split('').map((sign) => text.lastIndexOf(sign)));
  return { text: text.slice(first, end), from: from + first, to: from + end };
}

/** Numbers in words: 'null zwei zwei eins …'. */
function findSpoken(text: string): Span[] {
  const words = piecesOf(text, /[\p{L}\d]+/gu);
  const spans: Span[] = [];
  let begin = 0;
  for (let index = 0; index <= words.length; index += 1) {
    const word = words[index]?.text.toLowerCase();
    if (word !== undefined && (SPOKEN.has(word) || /^\d$/.test(word))) continue;
    const [first, last] = [words[begin], words[index - 1]];
    if (index - begin >= WITH_CODE && first && last) spans.push(spanOf('phone', first, last));
    begin = index + 1;
  }
  return spans;
}

/** Telephone numbers, in digits however they are grouped, or in words. */
export function findPhones(text: string): Span[] {
  const runs = piecesOf(text, RUN).filter((run) => /\d/.test(run.text) && isPhone(run.text));
  return [...runs.map((run) => spanOf('phone', trimmed(run))), ...findSpoken(text)];
}
