import { anywhere } from '../../understanding/place/place.ts';
import type { FinderState } from './finder-state.ts';

/** 'Egal' to what was asked; null where nothing was. */
export function takeAny(state: FinderState): FinderState | null {
  switch (state.asked) {
    case 'how-much':
      return { ...state, workload: { kind: 'any' } };
    case 'where':
      return { ...state, place: anywhere };
    case 'what':
      return { ...state, isAnyWork: true };
    default:
      return null;
  }
}
