import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import { type LetterState, remembering } from '../letter-state.ts';
import { replyBesideLetter, show } from './show-letter.ts';

/**
 * The state with the sheet as it came along: changes by hand and by words are one history, so what she
 * wrote is a version of its own, and one that she went back to by hand is gone back to (assistants-63).
 * @param letter the sheet
 */
export function takeUp(state: LetterState, letter: string): LetterState {
  if (letter === state.text) return state;
  const at = state.earlier.findLastIndex(({ text }) => text === letter);
  const version = state.earlier[at];
  if (version) return { ...state, ...version, earlier: state.earlier.slice(0, at) };
  return remembering(state, { ...state, text: letter });
}

/** Takes back the last change, hers as that of the conversation. */
export function undo(profile: Profile, state: LetterState): Answer<LetterState> {
  const version = state.earlier.at(-1);
  if (!version)
    return replyBesideLetter('Es gibt keine frühere Fassung. Der Brief ist unverändert.', state);
  const next: LetterState = {
    ...state,
    ...version,
    earlier: state.earlier.slice(0, -1),
    openParagraph: null,
  };
  return show(profile, next, 'Die letzte Änderung ist zurückgenommen:');
}
