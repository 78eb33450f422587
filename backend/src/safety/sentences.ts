import { foldText } from '@silverjobs/contract/fold-text';
import type { Sentence } from './negation.ts';

const SENTENCE_END = /[.!?](?=\s|$)|[\n;]/;
const CLAUSE_END = /[,:–—]|\s-\s|(?=\b(?:aber|sondern|bitte)\b)/i;
/** Signs without width, with which words are hidden from a search. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** The sentences of a text, prepared for the rules. */
export function sentencesOf(text: string): Sentence[] {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((raw) => {
      const clauses = raw
        .split(CLAUSE_END)
        .map((clause) => foldText(clause).plain)
        .filter((clause) => clause !== '');
      return { raw, clauses, folded: clauses.join(' ') };
    });
}
