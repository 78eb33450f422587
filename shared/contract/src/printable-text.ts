/** Signs that the product's typeface has (Atkinson Hyperlegible Next); open-paper.test.ts compares it with the file. */
const TYPEFACE =
  /^[\n\x20-\x7e\xa0-\xac\xae-\xb4\xb6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u0237\u02c6\u02c7\u0394\u03a9\u03bc\u03c0\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u20ac\u2113\u2122\u212e\u2211\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25ca]$/;

/** Letters that only the second face (Arimo) has: more of the Latin script, Greek and Cyrillic. */
const SECOND =
  /^[\u0100-\u02af\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc]$/;

/** Stands for a letter that neither face has; a '?' would be read as a question. The second face has it. */
export const LOST = '□';

/** What stands for signs that are common in pasted texts. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '–',
  '\u202f': '\u00a0',
  '′': '’',
  '″': '”',
  '→': '->',
  '➔': '->',
  '➜': '->',
  '⇒': '=>',
  '←': '<-',
};

/** Signs that begin a point of a list: Word, web pages and telephones have many. */
const BULLET = /^[‣⁃●○■□▪▫▶►◆◦☐☑✓✔✗✘➢➤❖·]$/;
const WORD = /^[\p{L}\p{N}]$/u;
const MARK = /\p{M}/gu;
/** A longer word is parted: where it does not fit, pdfkit measures all of it anew for each of its letters. */
const LONG_WORD = /\S{200}(?=\S)/gu;

/** What is printed for one sign. */
function printableSign(sign: string): string {
  if (TYPEFACE.test(sign)) return sign;
  const instead = INSTEAD[sign] ?? (BULLET.test(sign) ? '•' : undefined);
  if (instead !== undefined) return instead;
  if (SECOND.test(sign)) return sign;
  // Ligatures and other forms of a letter; a letter without the marks that the typeface lacks.
  for (const other of [sign.normalize('NFKC'), sign.normalize('NFKD').replace(MARK, '')]) {
    if (other !== '' && [...other].every((one) => TYPEFACE.test(one))) return other;
  }
  return WORD.test(sign) ? LOST : '';
}

/**
 * A text as paper can show it: Latin, Greek and Cyrillic letters. Of other scripts '□' stands for each letter, emoji are
 * left out. Words of more than 200 signs are parted.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')].map(printableSign).join('').replace(LONG_WORD, '$& ');
}

/** The words of a text that are printed with a '□' for a letter of theirs, each once. */
export function unprintableWords(text: string): string[] {
  const words = text.normalize('NFC').split(/[^\p{L}\p{N}\p{M}'’-]+/u);
  const isLost = (word: string) => [...word].some((sign) => printableSign(sign) === LOST);
  return [...new Set(words.filter(isLost))];
}

/** Whether a printable text has signs that only the second face has. */
export const needsSecondFace = (text: string): boolean =>
  [...text].some((sign) => !TYPEFACE.test(sign) && (SECOND.test(sign) || sign === LOST));

/** Part of a text that is set in one face. */
type Run = { readonly text: string; readonly second: boolean };

/** A printable text by faces; a word is never of two. Lines that break between words are as wide as their runs. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu)) {
    const second = needsSecondFace(part);
    const last = runs.at(-1);
    if (last?.second === second) runs[runs.length - 1] = { text: last.text + part, second };
    else runs.push({ text: part, second });
  }
  return runs;
}
