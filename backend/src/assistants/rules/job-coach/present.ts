import type { Conversation } from '../../engine.ts';
import { enumerate, paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { ADJUST, askInCoaching, understood } from './coach-replies.ts';
import type { CoachState } from './coach-state.ts';
import { choicesOf } from './questions.ts';
import { recommend } from './recommend.ts';

/** Recommendations, after these words; or why there are none. */
export async function present(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  before: string,
): Promise<Answer<CoachState>> {
  const { positions, texts } = await recommend(conversation, profile, state);
  const next: CoachState = {
    ...state,
    stage: 'recommendations',
    recommended: positions.map(({ position }) => position.id),
  };
  const { stage } = next;
  if (positions.length === 0) {
    const text = paragraphs(
      before,
      'Damit finde ich im Moment leider keine passende Tätigkeit mit freien Stellen an diesem Ort. Nennen Sie mir gern einen größeren Umkreis („50 km“), einen anderen Ort oder etwas anderes, das Sie gern tun.',
    );
    return { reply: { text, stage, choices: choicesOf(stage) }, state: next };
  }
  const names = positions.map(({ position }) => `**${plain(position.label)}**`);
  const text = paragraphs(
    before,
    `Ich empfehle Ihnen: ${enumerate(names)}. Unten steht, warum das passt und was es gerade gibt.`,
    ADJUST,
  );
  return {
    reply: { text, stage, recommendations: texts, choices: choicesOf(stage) },
    state: next,
  };
}

/** After the last question: recommendations, or the place where it is not known. */
export function conclude(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<Answer<CoachState>> | Answer<CoachState> {
  if (!state.place && !profile.place) return askInCoaching('place', state, 'Danke.');
  const heard = understood(state);
  return present(conversation, profile, state, heard && `Das habe ich verstanden: ${heard}`);
}
