import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../../assistants/understanding/concern/features.ts';
import type { Features, Learnt } from '../../learnt/score.ts';
import { train } from '../../learnt/train.ts';
import { readUtterances, type Utterance } from '../converse/read-utterances.ts';
import { readDangers } from '../danger/read-dangers.ts';

/** Other languages are told by other means, and feelings may be answered either way. */
const LEFT_OUT = /languages?\b|feeling|after distress/;
const LIGHT = new Set(['ordinary', 'quiet']);
/** What the table does not tell apart: some danger or sorrow. */
const DARK = 'danger or sorrow';

/** An utterance with its kind: a danger, heavy, quiet or ordinary; phrases were written from some of them. */
type Labelled = {
  readonly words: string;
  readonly kind: string;
  readonly isOfPhrases: boolean;
};

function readTraining(): Labelled[] {
  return readFileSync(join(import.meta.dirname, 'training.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', words = ''] = line.split('\t');
      return { kind, words, isOfPhrases: true };
    });
}

const ofTable = ({ kind, words, must }: Utterance): Labelled => {
  const isDark = must.includes('distress') || must.includes('numbers') || /danger|heav/.test(kind);
  return { words, kind: isDark ? DARK : 'ordinary', isOfPhrases: true };
};

/** All that is learnt from: the training table, the tuned dangers, and what the assistants are measured with. */
export function readLabelled(): Labelled[] {
  const table = readUtterances(join(import.meta.dirname, '../converse/utterances.tsv'));
  const all = [
    ...table.filter(({ kind }) => !LEFT_OUT.test(kind)).map(ofTable),
    ...readTraining(),
    ...readDangers('tuned').map((row) => ({ ...row, isOfPhrases: false })),
  ];
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

type Example = { readonly features: Features; readonly kind: string };

/** The signs of each utterance, read once for all that is learnt. */
export const toExamples = (labelled: readonly Labelled[]): Example[] =>
  labelled.map(({ words, kind, isOfPhrases }) => ({
    features: featuresOf(words, !isOfPhrases),
    kind,
  }));

/** Chosen by cross-validation over the tuned dangers. */
const HOW = { places: 1 << 18, rounds: 10, rate: 0.5, decay: 1e-3 };

/** Which signs speak for danger or sorrow and which for work. */
export const learnSorrow = (examples: readonly Example[]): Learnt =>
  train(
    examples.map(({ features, kind }) => ({ features, isMeant: !LIGHT.has(kind) })),
    HOW,
  );

/** Which signs speak for one kind of danger or sorrow, and which for the others. */
export const learnKind = (examples: readonly Example[], wanted: string): Learnt =>
  train(
    examples
      .filter(({ kind }) => kind !== DARK && !LIGHT.has(kind))
      .map(({ features, kind }) => ({ features, isMeant: kind === wanted })),
    { ...HOW, minSeen: 3 },
  );
