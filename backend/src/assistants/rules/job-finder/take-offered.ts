import { matchesIntent } from '../../understanding/intents.ts';
import { type Work, workByLabel } from '../../understanding/wish/work.ts';
import { withRadius } from './apply-wish.ts';
import { type FinderState, withoutMark } from './finder-state.ts';
import { isSomethingElse } from './questions.ts';

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

/** What was tapped: a change or a work that was offered, or none of them. */
export function takeOffered(
  state: FinderState,
  message: string,
): FinderState | 'none of them' | null {
  const change = state.changes.find(({ label }) => label === message.trim());
  if (change?.km)
    return { ...state, place: withRadius(state.place, change.km), shown: [], changes: [] };
  if (change?.mark) return withoutMark(state, change.mark);
  const [only, ...others] = state.offered;
  const work = workByLabel(state.offered, message);
  if (work) return withWork(state, work);
  if (only && others.length === 0 && matchesIntent(message, 'yes')) return withWork(state, only);
  const isRefused = only !== undefined && matchesIntent(message, 'no') && message.length < 30;
  return isSomethingElse(message) || isRefused ? 'none of them' : null;
}
