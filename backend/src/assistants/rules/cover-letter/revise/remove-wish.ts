import { simplify } from '../../../understanding/simplify.ts';
import type { LetterState } from '../letter-state.ts';
import type { Revision } from './revision.ts';

/** A wish of the advertisement that is not to be named any more leaves its enumeration. */
export function removeWish(state: LetterState, word: string): Revision | null {
  const wanted = simplify(word);
  const { requirements } = state.answers;
  const left = requirements.filter((item) => !simplify(item).includes(wanted));
  if (left.length === requirements.length || wanted.length < 3) return null;
  const answers = { ...state.answers, requirements: left };
  return {
    kind: 'state',
    state: { ...state, answers },
    done: `Was „${word}“ nennt, steht nicht mehr im Brief.`,
  };
}
