import { deflateSync, inflateSync } from 'node:zlib';
import { PLACES, placeOf } from './score.ts';
import { random, shuffled } from './train.ts';

/** A row of words: of each its signs, and whether something ends before it. */
export type Row = readonly { readonly signs: readonly string[]; readonly isBreak: boolean }[];

/** What was learnt of rows: how much each sign speaks for each label. */
export type LearntRows<Label extends string> = {
  readonly labels: readonly Label[];
  /** Of one label after the other, each with so many places. */
  readonly weights: Int8Array;
  readonly places: number;
};

type Weights = Pick<LearntRows<string>, 'labels' | 'places'> & {
  readonly weights: Int8Array | Float64Array;
};
type Placed = readonly { readonly places: Int32Array; readonly isBreak: boolean }[];

/** Fewer places than for whole texts, since each label has as many. */
const OF_ROWS = PLACES / 2;

const placed = (row: Row, places: number): Placed =>
  row.map(({ signs, isBreak }) => ({
    places: Int32Array.from(signs, (sign) => placeOf(sign, places)),
    isBreak,
  }));

/** The place of the sign that one label stands before; the last is the beginning of the row. */
const afterPlaces = ({ labels, places }: Weights): readonly (readonly number[])[] =>
  [false, true].map((isBreak) =>
    [...labels, 'begin'].map((label) => placeOf(`after ${label} ${isBreak}`, places)),
  );

/** The labels, by their number, that together fit a row best (Viterbi). */
function bestLabels(row: Placed, learnt: Weights, after: readonly (readonly number[])[]): number[] {
  const { labels, weights, places } = learnt;
  const count = labels.length;
  let scores = new Float64Array(count);
  const came: Int32Array[] = [];
  row.forEach((word, at) => {
    const next = new Float64Array(count);
    const from = new Int32Array(count);
    const follows = after[Number(word.isBreak)] ?? [];
    for (let label = 0; label < count; label += 1) {
      const base = label * places;
      let own = 0;
      for (const place of word.places) own += weights[base + place] ?? 0;
      let best = Number.NEGATIVE_INFINITY;
      const begin = at === 0 ? count : 0;
      for (let before = begin; before < (at === 0 ? count + 1 : count); before += 1) {
        const score = (scores[before] ?? 0) + (weights[base + (follows[before] ?? 0)] ?? 0);
        if (score > best) {
          best = score;
          from[label] = before;
        }
      }
      next[label] = best + own;
    }
    scores = next;
    came.push(from);
  });
  let label = scores.indexOf(Math.max(...scores));
  const found: number[] = [];
  for (let at = row.length - 1; at >= 0; at -= 1) {
    found.unshift(label);
    label = came[at]?.[label] ?? 0;
  }
  return found;
}

/** The label of each word of a row. */
export function labelsOf<Label extends string>(row: Row, learnt: LearntRows<Label>): Label[] {
  const best = bestLabels(placed(row, learnt.places), learnt, afterPlaces(learnt));
  return best.flatMap((label) => learnt.labels[label] ?? []);
}

/** A row with the labels that it should get. */
export type RowExample<Label extends string> = {
  readonly row: Row;
  readonly labels: readonly Label[];
};

const HOW = { rounds: 12, minSeen: 2 };

/**
 * Learns from examples which signs speak for which label: an averaged perceptron over whole rows. The
 * same examples give the same weights.
 */
export function trainRows<Label extends string>(
  labels: readonly Label[],
  examples: readonly RowExample<Label>[],
): LearntRows<Label> {
  const places = OF_ROWS;
  const seen = new Map<string, number>();
  for (const { row } of examples)
    for (const { signs } of row)
      for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const kept = examples.map((example) => ({
    row: placed(
      example.row.map(({ signs, isBreak }) => ({
        signs: signs.filter((sign) => (seen.get(sign) ?? 0) >= HOW.minSeen),
        isBreak,
      })),
      places,
    ),
    meant: example.labels.map((label) => labels.indexOf(label)),
  }));
  const weights = new Float64Array(labels.length * places);
  const sums = new Float64Array(weights.length);
  const learnt = { labels, weights, places };
  const after = afterPlaces(learnt);
  const next = random(7);
  let step = 0;
  const add = (index: number, by: number) => {
    weights[index] = (weights[index] ?? 0) + by;
    sums[index] = (sums[index] ?? 0) + step * by;
  };
  for (let round = 0; round < HOW.rounds; round += 1) {
    for (const { row, meant } of shuffled(kept, next)) {
      step += 1;
      const guessed = bestLabels(row, learnt, after);
      row.forEach((word, at) => {
        const follows = after[Number(word.isBreak)] ?? [];
        const [is, was] = [meant[at] ?? 0, guessed[at] ?? 0];
        const [isAfter, wasAfter] =
          at === 0 ? [labels.length, labels.length] : [meant[at - 1] ?? 0, guessed[at - 1] ?? 0];
        if (is === was && isAfter === wasAfter) return;
        for (const place of is === was ? [] : word.places) {
          add(is * places + place, 1);
          add(was * places + place, -1);
        }
        add(is * places + (follows[isAfter] ?? 0), 1);
        add(was * places + (follows[wasAfter] ?? 0), -1);
      });
    }
  }
  const averages = weights.map((weight, index) => weight - (sums[index] ?? 0) / step);
  const most = averages.reduce((one, other) => Math.max(one, Math.abs(other)), 0);
  return {
    labels,
    places,
    weights: Int8Array.from(averages, (weight) => Math.round((127 * weight) / most)),
  };
}

/** What was learnt of rows, for a file of weights. */
export const packedRows = ({ weights }: LearntRows<string>): string =>
  deflateSync(weights, { level: 9 }).toString('base64');

/** What was learnt of rows, from a file of weights. */
export const unpackRows = <Label extends string>(
  labels: readonly Label[],
  packed: string,
): LearntRows<Label> => ({
  labels,
  weights: new Int8Array(inflateSync(Buffer.from(packed, 'base64'))),
  places: OF_ROWS,
});
