import type { Conversation } from '../../engine.ts';
import { isReply } from '../../intent/intent.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { allPositions, findPositions } from '../../understanding/find-positions.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Answer, Heard } from '../assistant.ts';
import { NOT_UNDERSTOOD } from '../not-understood.ts';
import type { Profile } from '../profile.ts';
import { ADJUST, replyInStage, understood } from './coach-replies.ts';
import type { CoachState } from './coach-state.ts';
import { readPlace, withSaid } from './hear-answer.ts';
import { present } from './present.ts';
import { addRefusals, withRelatives } from './refuse.ts';
import { readStatements } from './statements.ts';

/** A wish after the recommendations: takes over what is understood of it. */
export async function adjust(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  { words: message, intent }: Heard,
): Promise<Answer<CoachState>> {
  const { wanted, refused } = readStatements(message);
  const place = await readPlace(conversation, profile, message, false);
  const workload = findWorkload(message);
  const isRejected = isReply(intent, 'more', 'no') || /\b(?:etwas|was) anderes\b/i.test(message);
  const text = wanted.join('. ');
  const isWish =
    !isRejected &&
    (themesOf(text).length > 0 || (await findPositions(conversation.db, text)).length > 0);
  const isRefusal = refused.length > 0 && (await addsRefusal(conversation, state, message));
  if (!isWish && !isRefusal && !place && !workload && !isRejected) {
    return replyInStage(paragraphs(NOT_UNDERSTOOD, ADJUST), state);
  }
  const heard = isWish || isRefusal ? await withSaid(conversation, state, message) : state;
  const next: CoachState = {
    ...heard,
    said: isWish ? heard.said : state.said,
    place: place ?? state.place,
    workload: workload ?? state.workload,
    refused: isRejected && !isRefusal ? await allRefused(conversation, heard) : heard.refused,
  };
  return present(conversation, profile, next, understood(next));
}

async function addsRefusal(conversation: Conversation, state: CoachState, message: string) {
  const { limits, refused } = await addRefusals(conversation.db, state, message);
  return limits.length > state.limits.length || refused.length > state.refused.length;
}

/** After 'etwas anderes': what was recommended is refused, with its near relatives. */
async function allRefused({ db }: Conversation, state: CoachState): Promise<number[]> {
  const all = await allPositions(db);
  const shown = all.filter(({ id }) => state.recommended.includes(id));
  return [...new Set([...state.refused, ...withRelatives(all, shown)])];
}
