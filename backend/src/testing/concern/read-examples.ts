import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearntConcern } from '../../assistants/understanding/concern/concern.ts';
import {
  featuresOf,
  PLACES,
  placesIn,
  type Rarity,
} from '../../assistants/understanding/concern/features.ts';
import { trainExactly } from '../../learnt/train.ts';
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

/** What stands in fewer utterances is chance. */
const MIN_SEEN = 2;
/** Rarity is kept in so many parts of one. */
const FINENESS = 16;

/** How rare each sign is: its share of utterances, inverse and logarithmic. */
function rarityOf(all: readonly ReturnType<typeof placesIn>[]): Rarity {
  const seen = new Uint32Array(PLACES);
  for (const { words, letters } of all) {
    for (const place of [...words, ...letters]) seen[place] = (seen[place] ?? 0) + 1;
  }
  return Uint8Array.from(seen, (count) =>
    count < MIN_SEEN ? 0 : Math.round(FINENESS * (1 + Math.log((1 + all.length) / (1 + count)))),
  );
}

/** All that is known of danger and sorrow, from these utterances. */
export function learnConcern(labelled: readonly Labelled[]): LearntConcern {
  const places = labelled.map(({ words }) => placesIn(words));
  const rarity = rarityOf(places);
  const rows = labelled.map(({ kind }, at) => {
    const features = featuresOf(places[at] ?? placesIn(''), rarity);
    return {
      kind,
      places: Int32Array.from(features.keys()),
      values: Float64Array.from(features.values()),
    };
  });
  const learn = (unlike: string, isWanted: (kind: string) => boolean) =>
    trainExactly(
      rows
        .filter(({ kind }) => kind !== unlike)
        .map((row) => ({ ...row, isMeant: isWanted(row.kind) })),
      PLACES,
    );
  const learnKind = (kind: string) => learn(DARK, (one) => one === kind);
  return {
    rarity,
    weights: {
      danger: learn('heavy', (kind) => !LIGHT.has(kind)),
      emergency: learnKind('emergency'),
      violence: learnKind('violence'),
      suicide: learnKind('suicide'),
      need: learnKind('need'),
      heavy: learnKind('heavy'),
    },
  };
}
