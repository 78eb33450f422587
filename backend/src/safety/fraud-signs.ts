import { type Features, ofLengthOne } from '../learnt/score.ts';
import type { Sentence } from './sentences.ts';
import type { Found } from './vocabulary.ts';

/** How much each kind of sign says before anything is learnt. */
const WEIGHT = { word: 1, pair: 0.7, letters: 0.2, concept: 1, concepts: 0.5 };
const LETTERS = { from: 4, to: 6 };

export type Read = { readonly sentence: Sentence; readonly found: Found };

/** The signs of a sentence: words, words side by side, parts of words, and what it speaks of (safety-10). */
export function signsOf({ sentence, found }: Read): Map<string, number> {
  const signs = new Map<string, number>();
  for (const [at, word] of sentence.words.entries()) {
    const next = sentence.words[at + 1];
    if (next !== undefined) signs.set(`b${word} ${next}`, WEIGHT.pair);
  }
  for (const word of new Set(sentence.words)) {
    signs.set(`w${word}`, WEIGHT.word);
    const bounded = `^${word}$`;
    for (let size = LETTERS.from; size <= LETTERS.to; size += 1) {
      for (let from = 0; from + size <= bounded.length; from += 1) {
        signs.set(`c${bounded.slice(from, from + size)}`, WEIGHT.letters);
      }
    }
  }
  const concepts = [...found.keys()].sort();
  for (const [at, concept] of concepts.entries()) {
    signs.set(`k${concept}`, WEIGHT.concept);
    for (const other of concepts.slice(at + 1)) signs.set(`p${concept} ${other}`, WEIGHT.concepts);
  }
  return signs;
}

/** All signs of several. */
export const joined = <Key>(maps: readonly ReadonlyMap<Key, number>[]): Map<Key, number> =>
  new Map(maps.flatMap((map) => [...map]));

/** What a text is learnt by. */
export const fraudFeatures = (reads: readonly Read[]): Features =>
  ofLengthOne(joined(reads.map(signsOf)));
