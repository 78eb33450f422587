import {
  type PositionIndex,
  searchPositions,
  type WhatMatches,
} from '@silverjobs/contract/position-search';
import { type LeadOnHandlers, leadOnHandler } from './lead-on-handlers.ts';
import { ELSEWHERE, type Elsewhere } from './lead-on-text.ts';

/** What a picker offers for a text, and what it says of the rest. */
export interface OfferedMatches extends WhatMatches {
  /** Where a filter is set that this page cannot take; null for none. */
  note: string | null;
}

/** As many guesses come before the question whether it is a place. */
const GUESSES_BEFORE_PLACE = 4;

/**
 * What fits a text without what the page has no handler for; of that it says where to set it.
 * Guesses may also be wrong because a place was typed.
 */
export function offeredMatches(
  index: PositionIndex,
  text: string,
  handlers: LeadOnHandlers,
  elsewhere: Partial<Elsewhere> = {},
): OfferedMatches {
  const found = searchPositions(index, text);
  const usable = found.matches.filter(
    (match) => match.kind === 'position' || leadOnHandler(match, handlers),
  );
  const left = found.matches.find((match) => !usable.includes(match));
  const note = left && left.kind !== 'position' ? { ...ELSEWHERE, ...elsewhere }[left.kind] : null;
  const sure = found.sure && usable.includes(found.sure) ? found.sure : null;
  const isGuess = found.isGuess && usable.length > 0;
  const place = { kind: 'place', text: text.trim() } as const;
  const matches =
    isGuess && handlers.onPlace ? usable.toSpliced(GUESSES_BEFORE_PLACE, 0, place) : usable;
  return { matches, sure, isGuess, note };
}
