import { type Features, ofLengthOne } from '../../../learnt/score.ts';
import { toHeard } from '../phrases/phrases.ts';
import { fieldsOf } from './lexicon.ts';

/** How much each kind of sign says before anything is learnt. */
const WEIGHT = {
  field: 1,
  fields: 0.5,
  word: 1,
  pair: 0.6,
  around: 0.3,
  letters: 0.3,
  across: 0.15,
  shape: 0.7,
};
const LETTERS = { from: 3, to: 5 };
/** Letters across the end of a word: what is run together, and two words with an error in one of them. */
const ACROSS = { from: 4, to: 7 };
const LENGTHS = [4, 8, 14, 25];

/** Signs of the sentence itself: whether it asks, of whom it speaks, how long it is. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['asks', /\?/],
  ['of oneself', /^(?:ich|i|mir|mein|mei)\b/i],
  ['number', /\d/],
  ['trails off', /\.\.\.|…/],
  ['calls', /!/],
  ['year', /\b(?:19|20)\d\d\b/],
  ['as', /(?:^|, )als /i],
  ['place', /(?:^|\s)(?:in|nach|bei|um|aus|bis|[Rr]aum|Landkreis)\s(?:Bad\s)?\p{Lu}\p{Ll}/u],
];

function addLetters(add: (name: string, weight: number) => void, word: string): void {
  const bounded = `^${word}$`;
  for (let size = LETTERS.from; size <= LETTERS.to; size += 1) {
    for (let at = 0; at + size <= bounded.length; at += 1) {
      add(`c${bounded.slice(at, at + size)}`, WEIGHT.letters);
    }
  }
}

function addAcross(add: (name: string, weight: number) => void, words: readonly string[]): void {
  const all = `_${words.join('_')}_`;
  for (let size = ACROSS.from; size <= ACROSS.to; size += 1) {
    for (let at = 0; at + size <= all.length; at += 1) {
      const letters = all.slice(at, at + size);
      if (letters.slice(1, -1).includes('_')) add(`x${letters}`, WEIGHT.across);
    }
  }
}

/**
 * The signs of a message: its words and their neighbours, parts of words (endings, dialect, typing
 * errors), the fields of meaning they belong to and which of them stand together. All together are of
 * the length 1, so that long messages say no more than short ones (assistants-73).
 */
export function featuresOf(message: string): Features {
  const found = new Map<string, number>();
  const add = (name: string, weight: number) => found.set(name, weight);
  const words = toHeard(message).words.map(({ word }) => word);
  words.forEach((word, at) => {
    const [next, second] = [words[at + 1], words[at + 2]];
    addLetters(add, word);
    add(`w${word}`, WEIGHT.word);
    if (next) add(`b${word} ${next}`, WEIGHT.pair);
    if (second) add(`s${word} ${second}`, WEIGHT.around);
  });
  addAcross(add, words);
  const fields = [...new Set(words.flatMap(fieldsOf))].sort();
  fields.forEach((field, at) => {
    add(`f${field}`, WEIGHT.field);
    for (const other of fields.slice(at + 1)) add(`p${field} ${other}`, WEIGHT.fields);
  });
  for (const [name, pattern] of SHAPES) if (pattern.test(message)) add(name, WEIGHT.shape);
  add(`length ${LENGTHS.findIndex((length) => words.length < length)}`, 1);
  return ofLengthOne(found);
}
