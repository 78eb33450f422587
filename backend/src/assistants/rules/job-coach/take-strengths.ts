import type { Conversation } from '../../engine.ts';
import { findPositions } from '../../understanding/find-positions.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Answer, Heard } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { askInCoaching } from './coach-replies.ts';
import type { CoachState } from './coach-state.ts';
import { isOpen, withSaid } from './hear-answer.ts';
import { readStatements } from './statements.ts';

/** The answer to what somebody likes to do; asked once more where no work is known for it. */
export async function takeStrengths(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  heard: Heard,
): Promise<Answer<CoachState>> {
  const message = heard.words;
  if (isOpen(heard))
    return askInCoaching('limits', state, 'Gut, dann gehe ich von Ihrem Profil aus.');
  const next = await withSaid(conversation, state, message);
  const wanted = readStatements(message).wanted.join('. ');
  const isKnown =
    themesOf(wanted).length > 0 || (await findPositions(conversation.db, wanted)).length > 0;
  if (isKnown) return askInCoaching('limits', next, 'Danke, das hilft mir.');
  if (profile.work || next.refused.length > state.refused.length) {
    const before =
      wanted === ''
        ? 'Gut, das lasse ich weg.'
        : 'Das kann ich noch keiner Tätigkeit zuordnen. Ich gehe deshalb auch von Ihrem Profil aus.';
    return askInCoaching('limits', next, before);
  }
  return askInCoaching(
    'strengths',
    state,
    'Das kann ich leider noch keiner Tätigkeit zuordnen. Versuchen Sie es bitte mit anderen Worten.',
  );
}
