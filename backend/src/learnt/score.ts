import { inflateSync } from 'node:zlib';

/** A sign and how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** Signs share this many places unless told otherwise; two on one place hardly matter. */
export const PLACES = 1 << 16;

/** The place of a sign among so many (FNV-1a). */
export function placeOf(name: string, places = PLACES): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 0) % places;
}

/** What was learnt: one small number for each place, times the scale, and what nothing says. */
export type Learnt = {
  readonly bias: number;
  readonly scale: number;
  readonly weights: Int8Array;
};

/** As it stands in a file of weights. */
export type Packed = Omit<Learnt, 'weights'> & { readonly packed: string };

/** What was learnt, from a file of weights. */
export const unpack = ({ bias, scale, packed }: Packed): Learnt => ({
  bias,
  scale,
  weights: new Int8Array(inflateSync(Buffer.from(packed, 'base64'))),
});

/** The signs all together of the length 1, so that long texts say no more than short ones. */
export function ofLengthOne<Key>(features: ReadonlyMap<Key, number>): Map<Key, number> {
  let squares = 0;
  for (const value of features.values()) squares += value * value;
  const norm = Math.sqrt(squares) || 1;
  return new Map([...features].map(([key, value]) => [key, value / norm]));
}

/** The signs at their places. */
export const atPlaces = (features: Features): Map<number, number> =>
  new Map([...features].map(([name, value]) => [placeOf(name), value]));

/** How much signs, each of them at its place, sound like what was learnt: above zero they rather do. */
export function scoreOf(
  signs: Iterable<readonly [place: number, value: number]>,
  { bias, scale, weights }: Learnt,
): number {
  let score = bias;
  for (const [place, value] of signs) score += (weights[place] ?? 0) * scale * value;
  return score;
}
