import { featuresOf } from '../../assistants/understanding/concern/features.ts';
import { type Learnt, PLACES, placeOf } from '../../assistants/understanding/concern/score.ts';

/** One utterance, and whether it is to be answered gently. */
export type Example = { readonly words: string; readonly isHeavy: boolean };

const ROUNDS = 25;
const RATE = 0.2;
/** Keeps weights small, so that nothing is learnt by heart. */
const DECAY = 3e-4;
const BIAS_RATE = 0.02;
/** What stands in one utterance alone is chance. */
const MIN_SEEN = 2;

/** The same order each time: mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Row = {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isHeavy: boolean;
};

function rowsOf(examples: readonly Example[]): Row[] {
  const all = examples.map(({ words }) => featuresOf(words));
  const seen = new Map<string, number>();
  for (const features of all) {
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return all.map((features, at) => {
    const kept = [...features].filter(([name]) => (seen.get(name) ?? 0) >= MIN_SEEN);
    return {
      places: Int32Array.from(kept, ([name]) => placeOf(name)),
      values: Float64Array.from(kept, ([, value]) => value),
      isHeavy: examples[at]?.isHeavy ?? false,
    };
  });
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const sum = ({ places, values }: Row, weights: Float64Array) =>
  places.reduce((total, place, at) => total + (weights[place] ?? 0) * (values[at] ?? 0), 0);

/**
 * Learns from utterances which signs speak for sorrow and which for work: logistic regression with
 * steps that become smaller where much was learnt (AdaGrad). Both kinds count alike.
 */
export function train(examples: readonly Example[]): Learnt {
  const rows = rowsOf(examples);
  const heavy = rows.filter(({ isHeavy }) => isHeavy).length;
  const share = {
    heavy: rows.length / (2 * heavy),
    light: rows.length / (2 * (rows.length - heavy)),
  };
  const weights = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES).fill(1e-3);
  const next = random(7);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of shuffled(rows, next)) {
      const guess = 1 / (1 + Math.exp(-bias - sum(row, weights)));
      const error = row.isHeavy ? (guess - 1) * share.heavy : guess * share.light;
      bias -= BIAS_RATE * error;
      row.places.forEach((place, at) => {
        const known = weights[place] ?? 0;
        const slope = error * (row.values[at] ?? 0) + DECAY * known;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = known - (RATE * slope) / Math.sqrt(square);
      });
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
