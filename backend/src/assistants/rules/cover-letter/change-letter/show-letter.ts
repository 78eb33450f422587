import { paragraphs } from '../../../understanding/phrases.ts';
import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import { besideLetter } from '../beside.ts';
import type { LetterState } from '../letter-state.ts';
import { sourcesOf } from '../sources.ts';

const KEEP = 'Gut so';
const UNDO = 'Rückgängig';

/** Answers to tap when the letter is there: what it is not yet, and the way back. */
function choicesOf({ style, earlier }: LetterState): string[] {
  return [
    ...(style.length === 'short' ? ['Länger'] : ['Kürzer']),
    ...(style.tone === 'warm' ? ['Sachlicher'] : ['Herzlicher']),
    ...(style.tone === 'confident' ? [] : ['Selbstbewusster']),
    ...(style.enclosed.includes('Lebenslauf') ? [] : ['Mit Lebenslauf']),
    ...(earlier.length > 0 ? [UNDO] : []),
    KEEP,
  ].slice(0, 6);
}

/** An answer beside the letter, which stays as it is. */
export const replyBesideLetter = (
  text: string,
  state: LetterState,
  choices = choicesOf(state),
): Answer<LetterState> => ({
  reply: { text, choices },
  state,
});

/** The letter as it stands, with what is to be said beside it. */
export function show(
  profile: Profile,
  state: LetterState,
  before: string,
  isFirst = false,
): Answer<LetterState> {
  const letter = state.text ?? '';
  const text = paragraphs(before, letter, besideLetter(profile, state, letter, isFirst));
  const sources = sourcesOf(profile.candidate, state);
  return { reply: { text, letter, sources, choices: choicesOf(state) }, state };
}
