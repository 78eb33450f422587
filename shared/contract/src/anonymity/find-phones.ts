import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

/** Digits with whatever stands between them that is neither letter nor digit. */
const RUN = /[+(]{0,2}\p{Nd}(?:[^\p{L}\p{N}]{0,4}\p{Nd})*/gu;
/** Dates, years and large amounts have many digits, too. */
const NO_NUMBERS =
  /\b\d{1,2}:\d\d ?- ?\d{1,2}:\d\d\b|\b(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d\b|(\d[./-])?\b(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d\d\b(?![./]\d|-\d{1,2}(?![./\d]))|\b\d{1,2}[./-](?:19|20)\d\d\b|\b(?:19|20)\d\d\b|\b\d{1,3}(?:\.\d{3}){1,3}\b/g;
/** '0171', '+49': only telephone numbers begin like this. */
const AREA_CODE = /^\(?(?:\+|\(?0\d{2}|\(0\d)/;
/** '1 250 000 Euro': what follows tells an amount. */
const UNIT =
  /^\s?(?:€|euro\b|eur\b|chf\b|franken\b|dm\b|dollar\b|mio\b|stück\b|kunden\b|prozent\b|%)/i;
const SPOKEN = new Set(
  'null eins ein zwei zwo drei vier fünf fuenf sechs sieben acht neun zehn elf zwölf zwoelf'.split(
    ' ',
  ),
);
/** 'fünfundvierzig' stands for two digits. */
const TENS =
  /^(?:(?:ein|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)$/;
/** So many digits make a number with an area code, and without one. */
const WITH_CODE = 6;
const WITHOUT_CODE = 7;

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');

function isPhone(run: string): boolean {
  if (AREA_CODE.test(run)) return digitsOf(run).length >= WITH_CODE;
  const rest = run.replace(NO_NUMBERS, (found, led?: string) => (led ? found : ';'));
  return rest.split(';').some((part) => {
    const begin = part.replace(/[^+\p{Nd}]/gu, '');
    if (begin.startsWith('0') || begin.startsWith('+')) return digitsOf(part).length >= WITH_CODE;
    return part.split(/[,\n]/).some((item) => digitsOf(item).length >= WITHOUT_CODE);
  });
}

const isAmount = (run: Piece, text: string) =>
  /^\d{1,3}(?: \d{3}){1,3}$/.test(run.text) && UNIT.test(text.slice(run.to, run.to + 12));

/** How many digits a word stands for. */
function digitsIn(word: string): number {
  if (SPOKEN.has(word)) return 1;
  if (TENS.test(word)) return 2;
  return /^\d{1,6}$/.test(word) ? word.length : 0;
}

/** Numbers in words, or in both: 'null zwei zwei eins 44 …'. */
function findSpoken(text: string): Span[] {
  const words = piecesOf(text, /[\p{L}\d]+/gu);
  const spans: Span[] = [];
  let begin = 0;
  for (let index = 0; index <= words.length; index += 1) {
    const word = words[index]?.text.toLowerCase();
    if (word !== undefined && digitsIn(word) > 0) continue;
    const run = words.slice(begin, index).map((one) => one.text.toLowerCase());
    const [first, last] = [words[begin], words[index - 1]];
    const digits = run.reduce((sum, one) => sum + digitsIn(one), 0);
    const isSpelled = run.filter((one) => !/^\d/.test(one)).length > 2;
    if (digits >= WITH_CODE && isSpelled && first && last) spans.push(spanOf('phone', first, last));
    begin = index + 1;
  }
  return spans;
}

/**
 * Telephone numbers, in digits whatever divides them, or in words. A plan of numbers is not asked: a
 * number with a slip in it reaches somebody, too.
 */
export function findPhones(text: string): Span[] {
  const runs = piecesOf(text, RUN).filter((run) => isPhone(run.text) && !isAmount(run, text));
  return [...runs.map((run) => spanOf('phone', run)), ...findSpoken(text)];
}
