import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearntConcern } from '../../assistants/understanding/concern/concern.ts';
import { featuresOf } from '../../assistants/understanding/concern/features.ts';
import type { Features, Learnt } from '../../learnt/score.ts';
import { train } from '../../learnt/train.ts';
import { readUtterances, type Utterance } from '../converse/read-utterances.ts';
import { AUTHORS, type Author, readDangers } from '../danger/read-dangers.ts';

/** Other languages are told by other means, and feelings may be answered either way. */
const LEFT_OUT = /languages?\b|feeling|after distress/;
const LIGHT = new Set(['ordinary', 'quiet']);
/** What the table does not tell apart: some danger or sorrow. */
const DARK = 'danger or sorrow';

/** An utterance with its kind: a danger, heavy, quiet or ordinary. */
type Labelled = {
  readonly words: string;
  readonly kind: string;
};

function readTraining(): Labelled[] {
  return readFileSync(join(import.meta.dirname, 'training.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', words = ''] = line.split('\t');
      return { kind, words };
    });
}

const ofTable = ({ kind, words, must }: Utterance): Labelled => {
  const isDark = must.includes('distress') || must.includes('numbers') || /danger|heav/.test(kind);
  return { words, kind: isDark ? DARK : 'ordinary' };
};

/**
 * All that is learnt from: the training table, dangers by author, and what the assistants are measured with.
 * @param without an author who is left out, to be judged as a stranger
 */
export function readLabelled(without?: Author): Labelled[] {
  const table = readUtterances(join(import.meta.dirname, '../converse/utterances.tsv'));
  const all = [
    ...table.filter(({ kind }) => !LEFT_OUT.test(kind)).map(ofTable),
    ...readTraining(),
    ...AUTHORS.filter((author) => author !== without).flatMap(readDangers),
  ];
  return [...new Map(all.map((one) => [one.words, one])).values()];
}

type Example = { readonly features: Features; readonly kind: string };

/** The signs of each utterance, read once for all that is learnt. */
export const toExamples = (labelled: readonly Labelled[]): Example[] =>
  labelled.map(({ words, kind }) => ({ features: featuresOf(words), kind }));

/** Chosen by cross-validation over the tuned dangers. */
const HOW = { places: 1 << 18, rounds: 10, rate: 0.5, decay: 1e-3 };

/** Which signs speak for danger or sorrow and which for work. */
export const learnSorrow = (examples: readonly Example[]): Learnt =>
  train(
    examples.map(({ features, kind }) => ({ features, isMeant: !LIGHT.has(kind) })),
    HOW,
  );

/** Which signs speak for one kind of danger or sorrow, and which for the others. */
const learnKind = (examples: readonly Example[], wanted: string): Learnt =>
  train(
    examples
      .filter(({ kind }) => kind !== DARK && !LIGHT.has(kind))
      .map(({ features, kind }) => ({ features, isMeant: kind === wanted })),
    { ...HOW, minSeen: 3 },
  );

/** All that is known of danger and sorrow, from these examples. */
export const learnConcern = (examples: readonly Example[]): LearntConcern => ({
  sorrow: learnSorrow(examples),
  emergency: learnKind(examples, 'emergency'),
  violence: learnKind(examples, 'violence'),
  suicide: learnKind(examples, 'suicide'),
  need: learnKind(examples, 'need'),
  heavy: learnKind(examples, 'heavy'),
});
