import { filterPositions, type PositionMatch } from './filter-positions.ts';
import { readLeading } from './lead-on.ts';
import type { LeadOn } from './lead-on-words.ts';
import type { PositionIndex } from './position-index.ts';
import { contentWords } from './read-words.ts';

type PositionOption = { kind: 'position' } & PositionMatch;

/** What a typed text may mean: an occupation, or a filter of another kind. */
export type WhatMatch = PositionOption | LeadOn;

/** All that fits a typed text. */
export interface WhatMatches {
  /** The best first. */
  matches: readonly WhatMatch[];
  /** The match that is meant without doubt. */
  sure: WhatMatch | null;
  /** Whether all are guesses, to be marked 'Meinten Sie …?'. */
  isGuess: boolean;
  /** The name that was typed of an occupation that the catalogue lacks: the best only come near. */
  near: string | null;
}

/** What 'Was suchen Sie?' offers for a typed text (jobs-80, jobs-81). */
export function searchPositions(index: PositionIndex, typed: string): WhatMatches {
  const { leads, rest, isGuess } = readLeading(typed);
  const found = isGuess || rest !== '' ? filterPositions(index, rest) : [];
  const positions = found.map((match) => ({ kind: 'position', ...match }) as const);
  // Half a word or a typing error leads on only where no occupation is called so.
  const certain = positions.filter((match) => !match.isGuess);
  const isLeading = leads.length > 0 && (!isGuess || certain.length === 0);
  const matches: WhatMatch[] = isLeading ? [...leads, ...positions] : positions;
  if (isLeading) {
    const sure = !isGuess && matches.length === 1 ? (matches[0] ?? null) : null;
    return { matches, sure, isGuess, near: null };
  }
  const [best] = positions;
  const isWhole = best?.isExact === true || contentWords(rest).length === 1;
  const near = best && !best.isGuess && isWhole ? best.near : null;
  return {
    matches,
    sure: sureOf(positions, contentWords(rest).length > 1),
    isGuess: matches.length > 0 && certain.length === 0,
    near,
  };
}

/**
 * The only occupation, or the best one if it alone is called so. Of several words that only stand
 * somewhere in one keyword nothing is sure: 'kaufmännische Assistentin' is no 'PKA'.
 */
function sureOf(positions: readonly PositionOption[], isSeveral: boolean): PositionOption | null {
  const [best, ...others] = positions;
  if (!best || best.isGuess || best.near) return null;
  if (isSeveral && !best.isExact && best.keyword !== null) return null;
  const isOne = others.length === 0 || (best.isExact && !others.some(({ isExact }) => isExact));
  return isOne ? best : null;
}
