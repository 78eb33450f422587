import { deflateSync } from 'node:zlib';
import { type Features, type Learnt, PLACES, placeOf } from './score.ts';

/** The signs of a text, and whether it is one of those that are to be told from the others. */
export type Example = { readonly features: Features; readonly isMeant: boolean };

/** How is learnt by small steps. */
const STEPS = {
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

/** The places of the signs of a text with what they count, and whether it is one of those that are meant. */
export type Row = {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isMeant: boolean;
};

function rowsOf(examples: readonly Example[]): Row[] {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return examples.map(({ features, isMeant }) => {
    const kept = [...features].filter(([name]) => (seen.get(name) ?? 0) >= STEPS.minSeen);
    return {
      places: Int32Array.from(kept, ([name]) => placeOf(name)),
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

function sum({ places, values }: Row, weights: Float64Array): number {
  let total = 0;
  for (let at = 0; at < places.length; at += 1) {
    total += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  }
  return total;
}

/**
 * Learns from examples which signs speak for one kind and which for the other: logistic regression with
 * steps that become smaller where much was learnt (AdaGrad). Both kinds count alike.
 */
export function train(examples: readonly Example[]): Learnt {
  const { rounds, rate, decay } = STEPS;
  const rows = rowsOf(examples);
  const meant = rows.filter(({ isMeant }) => isMeant).length;
  const share = {
    meant: rows.length / (2 * meant),
    other: rows.length / (2 * (rows.length - meant)),
  };
  const weights = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES).fill(1e-3);
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
  return inSmallNumbers(bias, weights);
}

function inSmallNumbers(bias: number, weights: Float64Array): Learnt {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/** How much a text that is read wrongly costs, how often all are gone through, steps for each of them. */
const EXACT = { cost: 16, rounds: 12, steps: 4 };
/** With what share of its cost a text begins: at none its logarithm has no end. */
const EDGE = 1e-8;

/**
 * Learns the same to the end, which tells strangers' texts better where signs are many and texts few:
 * logistic regression whose weights are kept small, by dual coordinate descent (Yu, Huang and Lin 2011).
 * Both kinds count alike; every sign that is given counts.
 * @param places how many places signs share
 */
export function trainExactly(rows: readonly Row[], places: number): Learnt {
  const meant = rows.filter(({ isMeant }) => isMeant).length;
  const weights = new Float64Array(places);
  let bias = 0;
  const texts = rows.map((row) => {
    const side = row.isMeant ? 1 : -1;
    const many = row.isMeant ? meant : rows.length - meant;
    const most = (EXACT.cost * rows.length) / (2 * many);
    const length = row.values.reduce((total, value) => total + value * value, 1);
    return { row, side, most, length, share: 0 };
  });
  const add = (row: Row, share: number) => {
    bias += share;
    for (let at = 0; at < row.places.length; at += 1) {
      const place = row.places[at] ?? 0;
      weights[place] = (weights[place] ?? 0) + share * (row.values[at] ?? 0);
    }
  };
  for (const text of texts) {
    text.share = EDGE * text.most;
    add(text.row, text.side * text.share);
  }
  const next = random(7);
  for (let round = 0; round < EXACT.rounds; round += 1) {
    for (const text of shuffled(texts, next)) {
      const { row, side, most, length } = text;
      const before = text.share;
      const score = side * (bias + sum(row, weights));
      let share = before;
      for (let step = 0; step < EXACT.steps; step += 1) {
        const slope = score + length * (share - before) + Math.log(share / (most - share));
        const bend = length + most / (share * (most - share));
        const wanted = share - slope / bend;
        // Newton's step stays within: at most nine tenths of the way to an end.
        share = Math.min(Math.max(wanted, share / 10), most - (most - share) / 10);
      }
      text.share = share;
      add(row, side * (share - before));
    }
  }
  return inSmallNumbers(bias, weights);
}

/** What was learnt as a piece of a file of weights (`unpack`). */
export const packedText = ({ bias, scale, weights }: Learnt): string =>
  `{\n    bias: ${bias},\n    scale: ${scale},\n    packed:\n      '${deflateSync(weights, { level: 9 }).toString('base64')}',\n  }`;
