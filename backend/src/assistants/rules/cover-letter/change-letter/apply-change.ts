import type { Conversation } from '../../../engine.ts';
import { paragraphs } from '../../../understanding/phrases.ts';
import type { Answer } from '../../assistant.ts';
import type { Profile } from '../../profile.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import { recipientOf } from '../compose/recipient.ts';
import { type LetterState, remembering } from '../letter-state.ts';
import { mergeLetters } from '../merge.ts';
import { newSentences } from '../sources.ts';
import { conflictText } from './conflict-text.ts';
import { replyBesideLetter, show } from './show-letter.ts';

/** Composes the letter anew after a change, and keeps what she wrote on the sheet. */
export function apply(
  { now }: Conversation,
  profile: Profile,
  state: LetterState,
  changed: LetterState,
  done: string,
): Answer<LetterState> {
  const letter = state.text ?? '';
  const composed = composeLetter(profile.candidate, changed, now);
  const merged = mergeLetters(state.composed ?? letter, letter, composed);
  if (merged === null) {
    return replyBesideLetter(
      'Ihr Text im Blatt ist so lang, dass ich ihn nicht mehr als Ganzes ändern kann. Er ist unverändert.',
      state,
    );
  }
  const { text, conflicts } = merged;
  if (text === letter) {
    const isHers = conflicts.length > 0;
    const why = isHers
      ? conflictText(conflicts)
      : changed.style.length === 'long' && state.style.length !== 'long'
        ? 'Länger wird der Brief nur mit neuen Angaben, denn ich erfinde nichts dazu. Was soll noch hinein? Zum Beispiel „füge hinzu, dass …“.'
        : 'Am Brief hat sich dadurch nichts geändert: Er ist schon so.';
    return replyBesideLetter(paragraphs(why), isHers ? state : { ...state, style: changed.style });
  }
  const told = recipientOf(changed) === recipientOf(state) ? [] : newSentences(letter, text);
  const next = remembering(state, {
    ...changed,
    composed,
    text,
    told: [...state.told, ...told],
    openParagraph: null,
  });
  return show(
    profile,
    next,
    paragraphs(`${done} Das ist die neue Fassung:`, conflictText(conflicts)),
  );
}
