import { matchesIntent } from '../../understanding/intents.ts';
import { anywhere } from '../../understanding/place/place.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { FinderState } from './finder-state.ts';

/** An open answer to what was asked: 'egal'. */
export function takeOpen(state: FinderState, message: string): FinderState | null {
  const isOpen =
    /^(?:ist mir |das ist |mir )?(?:ganz |vollig )?(?:egal|offen|beliebig|flexibel|schnuppe|wurscht|wurst)\b/.test(
      simplify(message),
    );
  const isUnknown = matchesIntent(message, 'dontKnow') || matchesIntent(message, 'skip');
  if (state.asked === 'how-much' && (isOpen || isUnknown))
    return { ...state, workload: { kind: 'any' } };
  if (state.asked === 'where' && isOpen) return { ...state, place: anywhere };
  if (state.asked === 'what' && isOpen) return { ...state, isAnyWork: true };
  return null;
}
