import { plainSigns } from '../typed-values.ts';

/** A text as the rules read it, and where each of its signs stands in the text as typed. */
export interface Normalised {
  readonly text: string;
  /** The part as typed that stands behind a part of the read text. */
  readonly toTyped: (from: number, to: number) => { from: number; to: number };
}

/** A sign with the marks on it: 'o' and U+0308 are one. */
const CLUSTER = /[^\p{Mark}]\p{Mark}*|\p{Mark}+/gsu;
/** Would divide a name or a number; marks are left after composing. */
const MARK = /\p{Mark}/gu;
const DOT = /[\u00B7\u2022\u2219\u22C5\u30FB\u3002\u2024]/gu;

function readSign(sign: string): string {
  if (sign === '\n') return sign;
  return plainSigns(sign).replace(DOT, '.').replace(MARK, '');
}

/** One form of each dash, space, dot, letter and digit, without signs that nobody sees. */
export function normalise(typed: string): Normalised {
  const parts: string[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  for (const match of typed.matchAll(CLUSTER)) {
    const read = readSign(match[0]);
    parts.push(read);
    for (let index = 0; index < read.length; index += 1) {
      begins.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return {
    text: parts.join(''),
    toTyped: (from, to) => ({ from: begins[from] ?? 0, to: ends[to - 1] ?? typed.length }),
  };
}
