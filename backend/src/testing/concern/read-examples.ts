import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../../assistants/understanding/concern/features.ts';
import type { Learnt } from '../../learnt/score.ts';
import { train } from '../../learnt/train.ts';
import { readUtterances, type Utterance } from '../converse/read-utterances.ts';
import { readDangers } from '../danger/read-dangers.ts';

/** One utterance, and whether it is to be answered gently. */
type Example = { readonly words: string; readonly isHeavy: boolean };

/** Other languages are told by other means, and feelings may be answered either way. */
const LEFT_OUT = /languages?\b|feeling|after distress/;
const LIGHT = new Set(['ordinary', 'idiom']);

/** An utterance with its kind: a danger, heavy, or ordinary. */
type Labelled = { readonly words: string; readonly kind: string };

function readTraining(): Labelled[] {
  return readFileSync(join(import.meta.dirname, 'training.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', words = ''] = line.split('\t');
      return { kind, words };
    });
}

/** What is known by kind: the training table, and the half of the dangers that may be tuned on. */
export function readLabelled(): Labelled[] {
  const all = [...readTraining(), ...readDangers('tuned')];
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

const ofTable = ({ kind, words, must }: Utterance): Example => ({
  words,
  isHeavy: must.includes('distress') || must.includes('numbers') || /danger|heav/.test(kind),
});

/** What the assistants are measured with, as far as it is not known by kind. */
function readTable(): Example[] {
  const known = new Set(readLabelled().map(({ words }) => words));
  const table = readUtterances(join(import.meta.dirname, '../converse/utterances.tsv'))
    .filter(({ kind, words }) => !LEFT_OUT.test(kind) && !known.has(words))
    .map(ofTable);
  return [...new Map(table.map((one) => [one.words, one])).values()];
}

/** All that sorrow is learnt from. */
export const readExamples = (): Example[] => [
  ...readLabelled().map(({ words, kind }) => ({ words, isHeavy: !LIGHT.has(kind) })),
  ...readTable(),
];

/** What one danger is learnt from; of the table only what is ordinary, since it does not tell dangers apart. */
export const examplesOf = (danger: string): Example[] => [
  ...readLabelled().map(({ words, kind }) => ({ words, isHeavy: kind === danger })),
  ...readTable().filter(({ isHeavy }) => !isHeavy),
];

/** What is learnt from utterances: which signs speak for sorrow and which for work. */
export const learn = (examples: readonly Example[]): Learnt =>
  train(examples.map(({ words, isHeavy }) => ({ features: featuresOf(words), isMeant: isHeavy })));
