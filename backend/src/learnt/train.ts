import { deflateSync } from 'node:zlib';
import { type Features, type Learnt, PLACES, placeOf } from './score.ts';

/** The signs of a text, and whether it is one of those that are to be told from the others. */
export type Example = { readonly features: Features; readonly isMeant: boolean };

/** How is learnt, unless told otherwise. */
const USUAL = {
  places: PLACES,
  rounds: 25,
  rate: 0.2,
  /** Keeps weights small, so that nothing is learnt by heart. */
  decay: 3e-4,
  /** What stands in fewer texts is chance. */
  minSeen: 2,
};
const BIAS_RATE = 0.02;

/** The same order each time: mulberry32. */
export function random(seed: number): () => number {
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
  readonly isMeant: boolean;
};

function rowsOf(
  examples: readonly Example[],
  { places, minSeen }: Pick<typeof USUAL, 'places' | 'minSeen'>,
): Row[] {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return examples.map(({ features, isMeant }) => {
    const kept = [...features].filter(([name]) => (seen.get(name) ?? 0) >= minSeen);
    return {
      places: Int32Array.from(kept, ([name]) => placeOf(name, places)),
      values: Float64Array.from(kept, ([, value]) => value),
      isMeant,
    };
  });
}

export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const sum = ({ places, values }: Row, weights: Float64Array) =>
  places.reduce((total, place, at) => total + (weights[place] ?? 0) * (values[at] ?? 0), 0);

/**
 * Learns from examples which signs speak for one kind and which for the other: logistic regression with
 * steps that become smaller where much was learnt (AdaGrad). Both kinds count alike.
 */
export function train(examples: readonly Example[], how: Partial<typeof USUAL> = {}): Learnt {
  const { places, rounds, rate, decay, minSeen } = { ...USUAL, ...how };
  const rows = rowsOf(examples, { places, minSeen });
  const meant = rows.filter(({ isMeant }) => isMeant).length;
  const share = {
    meant: rows.length / (2 * meant),
    other: rows.length / (2 * (rows.length - meant)),
  };
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-3);
  const next = random(7);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const row of shuffled(rows, next)) {
      const guess = 1 / (1 + Math.exp(-bias - sum(row, weights)));
      const error = row.isMeant ? (guess - 1) * share.meant : guess * share.other;
      bias -= BIAS_RATE * error;
      row.places.forEach((place, at) => {
        const known = weights[place] ?? 0;
        const slope = error * (row.values[at] ?? 0) + decay * known;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = known - (rate * slope) / Math.sqrt(square);
      });
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/** What was learnt as a piece of a file of weights (`unpack`). */
export const packedText = ({ bias, scale, weights }: Learnt): string =>
  `{\n    bias: ${bias},\n    scale: ${scale},\n    packed:\n      '${deflateSync(weights, { level: 9 }).toString('base64')}',\n  }`;
