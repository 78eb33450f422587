import {
  type LeadOn,
  type PositionIndex,
  searchPositions,
  type WhatMatches,
} from '@silverjobs/contract/position-search';
import { type LeadOnHandlers, leadOnHandler } from './lead-on-handlers.ts';
import { ELSEWHERE, type Elsewhere } from './lead-on-text.ts';

/** What a picker offers for a text, and what it says of the rest. */
export interface OfferedMatches extends WhatMatches {
  /** What has to be said: where a filter is set, or that the catalogue lacks what was typed. */
  note: string | null;
}

/** As many guesses come before what else may have been meant. */
const GUESSES_BEFORE_ELSE = 4;

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
  const where = left && left.kind !== 'position' ? { ...ELSEWHERE, ...elsewhere }[left.kind] : null;
  const note = found.near ? nearNote(found.near) : where;
  const sure = found.sure && usable.includes(found.sure) ? found.sure : null;
  const isGuess = found.isGuess && usable.length > 0;
  const matches = [
    ...usable.slice(0, GUESSES_BEFORE_ELSE),
    ...elseMeant(found, text, handlers),
    ...usable.slice(GUESSES_BEFORE_ELSE),
  ];
  return { ...found, matches, sure, isGuess, note };
}

/** What may be meant besides the occupations: a place by a guess, all where the right one lacks. */
function elseMeant({ isGuess, near, matches }: WhatMatches, text: string, can: LeadOnHandlers) {
  const other: LeadOn[] = [];
  if (isGuess && matches.length > 0 && can.onPlace)
    other.push({ kind: 'place', text: text.trim() });
  if (near !== null && can.onAll) other.push({ kind: 'all' });
  return other;
}

const nearNote = (name: string) =>
  `„${name}“ steht nicht in unserer Liste. Am nächsten kommen diese Tätigkeiten:`;
