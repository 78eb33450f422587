import { enumerate, paragraphs, plain } from '../../understanding/phrases.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Answer } from '../assistant.ts';
import type { CoachState } from './coach-state.ts';
import { limitsByName, limitsOf } from './limits.ts';
import { choicesOf, QUESTIONS } from './questions.ts';

/** The question of a stage, after these words. */
export function askInCoaching(
  stage: keyof typeof QUESTIONS,
  state: CoachState,
  before: string,
): Answer<CoachState> {
  const text = paragraphs(before, QUESTIONS[stage]);
  return { reply: { text, stage, choices: choicesOf(stage) }, state: { ...state, stage } };
}

/** Words without a question; the stage stays. */
export const replyInStage = (text: string, state: CoachState): Answer<CoachState> => ({
  reply: { text, stage: state.stage, choices: choicesOf(state.stage) },
  state,
});

/** What was understood, so that a mistake is noticed. */
export function understood({ said, limits, refusedSaid }: CoachState): string {
  const likes = [...new Set(themesOf(said.join('. ')).map(({ label }) => label))];
  const not = limitsByName(limits).map(({ label }) => label);
  const others = refusedSaid.filter((refusal) => limitsOf(refusal).length === 0);
  return [
    likes.length > 0 && `Sie mögen ${enumerate(likes)}.`,
    not.length > 0 && `Sie möchten ${enumerate(not)}.`,
    others.length > 0 && `Nicht vorschlagen soll ich: ${enumerate(others.map(plain))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What can be said to recommendations. */
export const ADJUST =
  'Passt das für Sie? Wenn ja, schreiben Sie „ja“. Sonst sagen Sie mir, was anders sein soll, zum Beispiel „lieber im Freien“, „nichts mit Kindern“ oder „in Bonn“.';
