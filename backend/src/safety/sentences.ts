import { foldText } from '@silverjobs/contract/fold-text';
import { isDenial } from './negation.ts';

/** A sentence as it is written, and its words prepared for the rules. */
export type Sentence = {
  readonly raw: string;
  /** Folded: 'Überweisen' is 'uberweisen'. */
  readonly words: readonly string[];
  /** Of each word, whether its clause denies: 'Wir verlangen nie Vorkasse'. */
  readonly denied: readonly boolean[];
};

const SENTENCE_END = /[.!?](?=\s|$)|[\n;]/;
const CLAUSE_END = /[,:–—]|\s-\s|(?=\b(?:aber|sondern|bitte)\b)/i;
/** Signs without width, with which words are hidden from a search. */
const INVISIBLE = /\p{Format}/gu;
const THOUSANDS = /(\d)[.\u0020](?=\d{3}(?!\d))/g;
const DECIMALS = /(\d),\d{2}(?!\d)/g;
const SIGNS: Readonly<Record<string, string>> = { '€': ' euro ', '%': ' prozent ' };

/** 'Keine Vorkasse, Kaution': what is as short as this goes on with what stands before it. */
const GOES_ON_WORDS = 4;
const BEGINS_ANEW = /^(?:aber|sondern|bitte)\b/;

/** A text as words for the rules; the vocabulary is folded in the same way. */
export const foldWords = (text: string): string => foldText(text).loose;

function sentenceOf(raw: string): Sentence {
  const words: string[] = [];
  const denied: boolean[] = [];
  let isDenied = false;
  const spelled = raw
    .replace(THOUSANDS, '$1')
    .replace(DECIMALS, '$1')
    .replace(/[€%]/g, (sign) => SIGNS[sign] ?? sign);
  for (const part of spelled.split(CLAUSE_END)) {
    const clause = foldWords(part);
    if (clause === '') continue;
    const ofClause = clause.split(' ');
    const goesOn = ofClause.length <= GOES_ON_WORDS && !BEGINS_ANEW.test(clause);
    isDenied = isDenial(clause) || (isDenied && goesOn);
    for (const word of ofClause) {
      words.push(word);
      denied.push(isDenied);
    }
  }
  return { raw, words, denied };
}

/** The sentences of a text, prepared for the rules; one that is repeated is read once. */
export function splitSentences(text: string): Sentence[] {
  const sentences = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  return [...new Set(sentences)].map(sentenceOf);
}
