import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUtterances, type Utterance } from '../converse/read-utterances.ts';
import type { Example } from './train.ts';

/** Other languages are told by other means, and feelings may be answered either way. */
const LEFT_OUT = /languages?\b|feeling|after distress/;

const ofTable = ({ kind, words, must }: Utterance): Example => ({
  words,
  isHeavy: must.includes('distress') || must.includes('numbers') || /danger|heav/.test(kind),
});

/** All that is learnt from: the training table, and what the assistants are measured with. */
export function readExamples(): Example[] {
  const training = readFileSync(join(import.meta.dirname, 'training.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Example => {
      const [kind = '', words = ''] = line.split('\t');
      return { words, isHeavy: kind !== 'ordinary' };
    });
  const known = new Set(training.map(({ words }) => words));
  const table = readUtterances(join(import.meta.dirname, '../converse/utterances.tsv'))
    .filter(({ kind, words }) => !LEFT_OUT.test(kind) && !known.has(words))
    .map(ofTable);
  return [...training, ...new Map(table.map((one) => [one.words, one])).values()];
}
