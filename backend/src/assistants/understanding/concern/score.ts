import { featuresOf } from './features.ts';

/** Signs share this many places; two on one place hardly matter. */
export const PLACES = 1 << 16;

/** The place of a sign (FNV-1a). */
export function placeOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  }
  return (hash >>> 0) % PLACES;
}

/** What was learnt: one small number for each place, times the scale, and what nothing says. */
export type Learnt = {
  readonly bias: number;
  readonly scale: number;
  readonly weights: Int8Array;
};

/** How much a message sounds like somebody who is not well: above zero it rather does. */
export function scoreOf(message: string, { bias, scale, weights }: Learnt): number {
  let score = bias;
  for (const [name, value] of featuresOf(message)) {
    score += (weights[placeOf(name)] ?? 0) * scale * value;
  }
  return score;
}
