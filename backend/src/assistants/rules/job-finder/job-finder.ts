import type { Conversation } from '../../engine.ts';
import type { ReplyName } from '../../intent/intent.ts';
import type { Open } from '../../intent/interpreter.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer, Assistant, Heard } from '../assistant.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { answerAboutShown, showAgain } from './about-shown.ts';
import { fromProfile } from './criteria.ts';
import { type FinderState, marksOf, NOTHING_KNOWN, withoutMark } from './finder-state.ts';
import { noAnswer } from './no-answer.ts';
import { JOB_FINDER_HELP, notUnderstood, unknownWork } from './not-understood.ts';
import { proceed } from './proceed.ts';
import { askMissing, openChoices, replyOfFinder } from './questions.ts';
import { resolveWish } from './resolve-wish.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { takeAny } from './take-any.ts';
import { offeredBy, takeChoice } from './take-choice.ts';
import { takeWish } from './take-wish.ts';

const open = (state: FinderState): Open => ({
  asked: state.asked,
  choices: offeredBy(state),
  jobs: state.listed,
  chosen: state.listed.findIndex(({ id }) => id === state.chosen),
  shownCount: state.shown.length,
  wish: marksOf(state).map(({ label }) => label),
  hasLetter: false,
});

/** A short word, whatever the topic; null where it answers nothing here. */
async function takeReply(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  reply: ReplyName,
): Promise<Answer<FinderState> | null> {
  switch (reply) {
    case 'yes':
      return proceed(conversation, await fromProfile(conversation, state, profile), profile);
    case 'no':
      return replyOfFinder(
        'Gut. Was soll anders sein: die Tätigkeit, der Ort oder der Umfang?',
        state,
        ['Andere Tätigkeit', 'Anderer Ort', 'Größerer Umkreis'],
      );
    case 'thanks':
      return replyOfFinder(
        'Gern geschehen! Wenn Sie eine weitere Suche wünschen, schreiben Sie mir einfach.',
        state,
        openChoices(state),
      );
    case 'greeting':
      return replyOfFinder(paragraphs(profile.greeting, JOB_FINDER_HELP), state);
    case 'help':
      return replyOfFinder(JOB_FINDER_HELP, state);
    case 'more':
      return state.shown.length > 0 ? search(conversation, state, profile) : null;
    case 'any': {
      const next = takeAny(state);
      return next && proceed(conversation, next, profile);
    }
    default:
      return null;
  }
}

async function take(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  { words, intent }: Heard,
): Promise<Answer<FinderState> | null> {
  switch (intent.kind) {
    case 'choice': {
      const next = takeChoice(state, intent.at);
      if (next) return proceed(conversation, next, profile);
      const none = { offered: [], changes: [], positionIds: [], work: null, isAnyWork: false };
      return askMissing('what', { ...state, ...none }, profile);
    }
    case 'shown':
      return answerAboutShown(conversation, state, intent, words);
    case 'wish': {
      const wish = await resolveWish(conversation.db, intent, state.asked);
      return takeWish(conversation, state, profile, wish, intent.agrees);
    }
    case 'reply':
      return takeReply(conversation, state, profile, intent.reply);
    case 'question':
      return noAnswer(conversation, state);
    case 'not-understood':
      return unknownWork(state, profile, words);
    default:
      return null;
  }
}

async function answer(
  conversation: Conversation,
  state: FinderState,
  heard: Heard,
): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { removedMark } = conversation;
  if (removedMark !== undefined) {
    return search(conversation, withoutMark(state, removedMark), profile);
  }
  return (await take(conversation, state, profile, heard)) ?? notUnderstood(state, profile);
}

/** The job finder: asks for what, where and how much, and searches the pool (assistants-25). */
export const jobFinder: Assistant<FinderState> = {
  initial: NOTHING_KNOWN,
  start,
  open,
  answer,
  undo: showAgain,
};
