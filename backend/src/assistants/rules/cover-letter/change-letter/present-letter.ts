import type { Conversation } from '../../../engine.ts';
import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import type { LetterState } from '../letter-state.ts';
import { show } from './show-letter.ts';

/** The first letter, after the questions. */
export function presentLetter(
  { now }: Conversation,
  profile: Profile,
  state: LetterState,
): Answer<LetterState> {
  const letter = composeLetter(profile.candidate, { ...state, step: 'done' }, now);
  const done: LetterState = { ...state, step: 'done', composed: letter, text: letter };
  return show(profile, done, 'Vielen Dank! Das ist Ihr Anschreiben:', true);
}
