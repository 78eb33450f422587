import type { Conversation } from '../../engine.ts';
import { isNonsense, matchesIntent } from '../../understanding/intents.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { readWish } from '../../understanding/wish/read-wish.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { loadProfile } from '../profile.ts';
import { answerAboutShown } from './about-shown.ts';
import { fromProfile } from './criteria.ts';
import { type FinderState, NOTHING_KNOWN, withoutMark } from './finder-state.ts';
import { noAnswer } from './no-answer.ts';
import { JOB_FINDER_HELP, notUnderstood, unknownWork } from './not-understood.ts';
import { proceed } from './proceed.ts';
import { askMissing, replyOfFinder } from './questions.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { takeOffered } from './take-offered.ts';
import { takeOpen } from './take-open.ts';
import { takeWish } from './take-wish.ts';

async function answer(
  conversation: Conversation,
  state: FinderState,
  message: string,
): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { removedMark } = conversation;
  if (removedMark !== undefined) {
    return search(conversation, withoutMark(state, removedMark), profile);
  }
  const offered = takeOffered(state, message);
  if (offered === 'none of them') {
    return askMissing(
      'what',
      { ...state, offered: [], changes: [], positionIds: [], work: null, isAnyWork: false },
      profile,
    );
  }
  if (offered) return proceed(conversation, offered, profile);
  if (isNonsense(message)) return notUnderstood(state, profile);
  if (matchesIntent(message, 'help')) return replyOfFinder(JOB_FINDER_HELP, state);
  const open = takeOpen(state, message);
  if (open) return proceed(conversation, open, profile);
  if (matchesIntent(message, 'more') && state.shown.length > 0 && message.length < 30)
    return search(conversation, state, profile);
  const aboutShown = await answerAboutShown(conversation, state, message);
  if (aboutShown) return aboutShown;
  const wish = await readWish(conversation.db, message, state.asked);
  const taken = await takeWish(conversation, state, profile, wish, message);
  if (taken) return taken;
  if (matchesIntent(message, 'yes') || /\b(?:such|suche|los|profil)\b/i.test(message)) {
    return proceed(conversation, await fromProfile(conversation, state, profile), profile);
  }
  if (matchesIntent(message, 'no')) {
    return replyOfFinder(
      'Gut. Was soll anders sein: die Tätigkeit, der Ort oder der Umfang?',
      state,
      ['Andere Tätigkeit', 'Anderer Ort', 'Größerer Umkreis'],
    );
  }
  if (matchesIntent(message, 'thanks')) {
    return replyOfFinder(
      'Gern geschehen! Wenn Sie eine weitere Suche wünschen, schreiben Sie mir einfach.',
      state,
    );
  }
  if (matchesIntent(message, 'greeting'))
    return replyOfFinder(paragraphs(profile.greeting, JOB_FINDER_HELP), state);
  if (message.includes('?')) return noAnswer(conversation, state);
  return unknownWork(state, profile, message);
}

/** The job finder: asks for what, where and how much, and searches the pool (assistants-25). */
export const jobFinder: Assistant<FinderState> = { initial: NOTHING_KNOWN, start, answer };
