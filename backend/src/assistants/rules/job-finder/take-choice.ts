import type { Open } from '../../intent/interpreter.ts';
import type { Work } from '../../understanding/wish/work.ts';
import { withRadius } from './apply-wish.ts';
import { type FinderState, withoutMark } from './finder-state.ts';

const withWork = (state: FinderState, { positionIds, label }: Work): FinderState => ({
  ...state,
  positionIds,
  work: label,
  isAnyWork: false,
  offered: [],
  changes: [],
  shown: [],
  asked: null,
});

/** What was offered to press, in its order. */
export const offeredBy = ({ changes, offered }: FinderState): Open['choices'] => [
  ...changes.map(({ label }) => ({ kind: 'change' as const, label })),
  ...offered.map(({ label }) => ({ kind: 'work' as const, label })),
];

/** Takes a change or a work that was offered; null for none of them. */
export function takeChoice(state: FinderState, at: number | null): FinderState | null {
  if (at === null) return null;
  const change = state.changes[at];
  if (change?.km)
    return { ...state, place: withRadius(state.place, change.km), shown: [], changes: [] };
  if (change?.mark) return withoutMark(state, change.mark);
  const work = state.offered[at - state.changes.length];
  return work ? withWork(state, work) : null;
}
