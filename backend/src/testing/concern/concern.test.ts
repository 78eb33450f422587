import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readUtterances } from '../converse/read-utterances.ts';
import { learnConcern, readLabelled } from './read-examples.ts';

test('assistants-73 what is measured with was never learnt from', () => {
  const learnt = new Set(readLabelled().map(({ words }) => words));
  const unseen = readUtterances(join(import.meta.dirname, 'unseen.tsv'));
  expect(unseen.filter(({ words }) => learnt.has(words))).toEqual([]);
});

test('assistants-73 learning the same again gives the same', () => {
  const some = readLabelled().slice(-20);
  // Jest would compare hundreds of thousands of weights one by one.
  expect(isDeepStrictEqual(learnConcern(some), learnConcern(some))).toBe(true);
});
