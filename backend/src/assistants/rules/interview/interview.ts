import { isReply } from '../../intent/intent.ts';
import { NOTHING_OPEN } from '../../intent/interpreter.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer, Assistant, Heard } from '../assistant.ts';
import { loadProfile } from '../profile.ts';
import { askStage } from './ask.ts';
import { checksOf } from './checks.ts';
import { type InterviewState, NO_INTERVIEW, nextStage } from './interview-state.ts';
import { familyByName } from './role-questions.ts';
import { summarise } from './summarise.ts';
import { startInterview, takeRole } from './take-role.ts';
import { withoutJudging } from './without-judging.ts';

function end(state: InterviewState, before: string): Answer<InterviewState> {
  const done: InterviewState = { ...state, stage: 'complete' };
  return { reply: { text: paragraphs(before, summarise(done)), stage: 'complete' }, state: done };
}

const SAYS_AGAIN =
  /^(?:bitte )?(?:die )?(?:letzte|vorige) frage (?:noch ?mal|noch einmal|neu|wiederholen)/i;
const KEPT =
  'Ihre Antwort ist notiert. Ich beurteile sie nicht; haken Sie oben selbst ab, was darin vorkam.';
const OVER =
  'Ihre Auswertung steht oben. Wenn Sie weiter üben möchten, beginnen Sie ein neues Gespräch.';

/** The answer to a message. */
function answerInterview(state: InterviewState, heard: Heard): Answer<InterviewState> {
  const { stage } = state;
  const { words, intent } = heard;
  if (stage === 'complete') return { reply: { text: OVER, stage }, state };
  if (isReply(intent, 'stop')) return end(state, 'Gut, wir hören hier auf.');
  if (stage === 'role') return takeRole(state, heard);
  if (isReply(intent, 'skip')) {
    const next = { ...state, stage: nextStage(stage), skipped: state.skipped + 1, helped: false };
    return next.stage === 'complete' ? end(next, '') : askStage(next, 'Gut, weiter.');
  }
  const last = state.answered.at(-1);
  if (last && SAYS_AGAIN.test(words)) {
    const before = { ...state, stage: last.stage, answered: state.answered.slice(0, -1) };
    return askStage({ ...before, helped: false }, 'Gern, noch einmal:');
  }
  const other = withoutJudging(state, heard);
  if (other) return other;
  const next: InterviewState = {
    ...state,
    answered: [...state.answered, { stage, text: words }],
    stage: nextStage(stage),
    helped: false,
  };
  const { reply, state: after } =
    next.stage === 'complete' ? end(next, KEPT) : askStage(next, KEPT);
  return { reply: { ...reply, checks: checksOf(stage, familyByName(state.family)) }, state: after };
}

/** The training of an interview: questions for the role, check lists, a summary (assistants-33, assistants-64). */
export const interview: Assistant<InterviewState> = {
  initial: NO_INTERVIEW,
  start: async (conversation) =>
    startInterview(
      await loadProfile(conversation.db, conversation.candidateId),
      conversation.given.jobRole ?? '',
    ),
  open: ({ stage }) => ({ ...NOTHING_OPEN, asked: stage }),
  answer: async (_conversation, state, heard) => answerInterview(state, heard),
};
