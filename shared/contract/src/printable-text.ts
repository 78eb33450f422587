/** Signs that the product's typeface has (Atkinson Hyperlegible Next); open-paper.test.ts compares it with the file. */
const TYPEFACE =
  /^[\n\x20-\x7e\xa0-\xac\xae-\xb4\xb6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u0237\u02c6\u02c7\u0394\u03a9\u03bc\u03c0\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u20ac\u2113\u2122\u212e\u2211\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25ca]$/;

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

/** What is printed for one sign. */
function printableSign(sign: string): string {
  if (TYPEFACE.test(sign)) return sign;
  const instead = INSTEAD[sign] ?? (BULLET.test(sign) ? '•' : undefined);
  if (instead !== undefined) return instead;
  // Ligatures and other forms of a letter; a letter without the marks that the typeface lacks.
  for (const other of [sign.normalize('NFKC'), sign.normalize('NFKD').replace(MARK, '')]) {
    if (other !== '' && [...other].every((one) => TYPEFACE.test(one))) return other;
  }
  return WORD.test(sign) ? '?' : '';
}

/**
 * A text as the product's typeface can print it. It has the letters of the Latin script: of other scripts a '?' stands
 * for each letter, emoji are left out. Without this an empty box would stand there.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')].map(printableSign).join('');
}

/** The words of a text that are printed with a '?' for a letter of theirs, each once. */
export function unprintableWords(text: string): string[] {
  const words = text.normalize('NFC').split(/[^\p{L}\p{N}\p{M}'’-]+/u);
  const isLost = (word: string) => [...word].some((sign) => printableSign(sign) === '?');
  return [...new Set(words.filter(isLost))];
}
