import { matchesIntent } from '../../understanding/intents.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { careerSentences } from '../cover-letter/experience/career-sentences.ts';
import { NO_LETTER } from '../cover-letter/letter-state.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { askStage } from './ask.ts';
import { feedback } from './feedback.ts';
import { type InterviewState, NO_INTERVIEW, nextStage, type Stage } from './interview-state.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { familyByName } from './role-questions.ts';
import { summarise } from './summarise.ts';
import { startInterview, takeRole } from './take-role.ts';
import { withoutJudging } from './without-judging.ts';

function end(state: InterviewState, before: string): Answer<InterviewState> {
  const done: InterviewState = { ...state, stage: 'complete' };
  return { reply: { text: paragraphs(before, summarise(done)), stage: 'complete' }, state: done };
}

/** A sentence from the profile that answers the question of a stage. */
function ownExampleOf({ candidate }: Profile, stage: Stage): string | null {
  if (stage !== 'introduction' && stage !== 'experience') return null;
  return careerSentences(candidate, NO_LETTER).join(' ') || null;
}

const SAYS_AGAIN =
  /^(?:bitte )?(?:die )?(?:letzte|vorige) frage (?:noch ?mal|noch einmal|neu|wiederholen)/i;
const OVER =
  'Ihre Auswertung steht oben. Wenn Sie weiter üben möchten, beginnen Sie ein neues Gespräch.';

/** The answer to a message of somebody with this profile. */
export function answerInterview(
  profile: Profile,
  state: InterviewState,
  message: string,
): Answer<InterviewState> {
  const { stage } = state;
  if (stage === 'complete') return { reply: { text: OVER, stage }, state };
  if (matchesIntent(message, 'stop')) return end(state, 'Gut, wir hören hier auf.');
  if (stage === 'role') return takeRole(state, message);
  if (matchesIntent(message, 'skip')) {
    const next = { ...state, stage: nextStage(stage), skipped: state.skipped + 1, helped: false };
    return next.stage === 'complete' ? end(next, '') : askStage(next, 'Gut, weiter.');
  }
  const last = state.judged.at(-1);
  if (last && SAYS_AGAIN.test(message)) {
    const before = { ...state, stage: last.stage, judged: state.judged.slice(0, -1) };
    return askStage({ ...before, helped: false }, 'Gern, noch einmal:');
  }
  const other = withoutJudging(state, message);
  if (other) return other;
  const example = ownExampleOf(profile, stage);
  const judged = judgeAnswer(message, stage, familyByName(state.family), example);
  const next: InterviewState = {
    ...state,
    judged: [...state.judged, judged],
    stage: nextStage(stage),
    helped: false,
  };
  return next.stage === 'complete' ? end(next, feedback(judged)) : askStage(next, feedback(judged));
}

/** The training of an interview: questions for the role, feedback, a summary (assistants-33, assistants-64). */
export const interview: Assistant<InterviewState> = {
  initial: NO_INTERVIEW,
  start: async (conversation) =>
    startInterview(
      await loadProfile(conversation.db, conversation.candidateId),
      conversation.given.jobRole ?? '',
    ),
  answer: async (conversation, state, message) => {
    const profile = await loadProfile(conversation.db, conversation.candidateId);
    return answerInterview(profile, state, message);
  },
};
