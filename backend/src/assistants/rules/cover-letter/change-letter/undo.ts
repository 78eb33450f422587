import { paragraphs } from '../../../understanding/phrases.ts';
import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import type { LetterState } from '../letter-state.ts';
import { mergeLetters } from '../merge.ts';
import { conflictText } from './conflict-text.ts';
import { replyBesideLetter, show } from './show-letter.ts';

/** Takes back the last change, and keeps what she wrote on the sheet since. */
export function undo(profile: Profile, shown: string, state: LetterState): Answer<LetterState> {
  const version = state.earlier.at(-1);
  if (!version)
    return replyBesideLetter('Es gibt keine frühere Fassung. Der Brief ist unverändert.', state);
  const merged = mergeLetters(shown, state.text ?? '', version.text ?? '');
  const text = merged?.text ?? version.text;
  const next: LetterState = {
    ...state,
    ...version,
    text,
    earlier: state.earlier.slice(0, -1),
    openParagraph: null,
  };
  return show(
    profile,
    next,
    paragraphs('Die letzte Änderung ist zurückgenommen:', conflictText(merged?.conflicts ?? [])),
  );
}
