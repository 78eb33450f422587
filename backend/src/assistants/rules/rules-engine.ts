import type { AssistantEngine, AssistantName, Conversation, State, Step, Turn } from '../engine.ts';
import { paragraphs } from '../understanding/phrases.ts';
import type { Assistant } from './assistant.ts';
import { answerCommon } from './common/common.ts';
import { withHelpLine } from './common/help-line.ts';
import { readMemory, withStep, writeMemory } from './common/memory.ts';
import { coverLetter } from './cover-letter/cover-letter.ts';
import { interview } from './interview/interview.ts';
import { jobCoach } from './job-coach/job-coach.ts';
import { jobFinder } from './job-finder/job-finder.ts';

/** An assistant whose remembered state has lost its type on the way through the database. */
type Stored = {
  readonly start: (conversation: Conversation) => Promise<Step>;
  readonly answer: (conversation: Conversation, state: State, message: string) => Promise<Step>;
};

function stored<S extends State>({ initial, start, answer }: Assistant<S>): Stored {
  return {
    start,
    // Sessions live for a day and only their own assistant writes them.
    answer: (conversation, state, message) =>
      answer(conversation, { ...initial, ...(state as Partial<S>) }, message),
  };
}

const ASSISTANTS: Readonly<Record<AssistantName, Stored>> = {
  'ai-jobs': stored(jobFinder),
  'cover-letter': stored(coverLetter),
  interview: stored(interview),
  'job-coach': stored(jobCoach),
};

const FROM_THE_BEGINNING = 'Gut, wir fangen von vorn an.';

/** Whether an assistant did something with a message, and did not only say that it did not understand. */
const hasUnderstood = ({ reply, state }: Step, before: State) =>
  reply.matchedJobs !== undefined || JSON.stringify(state) !== JSON.stringify(before);

async function answerMessage(
  conversation: Conversation,
  state: State,
  turns: readonly Turn[],
  message: string,
): Promise<Step> {
  const assistant = ASSISTANTS[conversation.assistant];
  const { memory: known, own } = readMemory(state);
  const common = answerCommon({ conversation, own, memory: known, turns, message });
  const { memory } = common;
  if (common.kind === 'answer') {
    return { reply: common.reply, state: writeMemory(common.own ?? own, memory) };
  }
  const remembered = withStep(memory, { state: own, turn: turns.length - 1 });
  if (common.kind === 'restart') {
    const { reply, state: next } = await assistant.start(conversation);
    const text = paragraphs(FROM_THE_BEGINNING, reply.text);
    return { reply: { ...reply, text }, state: writeMemory(next, remembered) };
  }
  const step = await assistant.answer(conversation, own, message);
  if (common.kind === 'none') return { ...step, state: writeMemory(step.state, remembered) };
  if (!common.isCalm && !hasUnderstood(step, own)) {
    const { choices, stage } = step.reply;
    const reply = {
      text: common.text,
      isFixed: true,
      ...(choices && { choices }),
      ...(stage && { stage }),
    };
    return { reply, state: writeMemory(own, memory) };
  }
  const text = paragraphs(common.text, step.reply.text);
  return {
    reply: { ...step.reply, text, ...(common.isCalm && { isFixed: true }) },
    state: writeMemory(step.state, remembered),
  };
}

/** The answer, with the quiet line where somebody may not be well (assistants-74). */
async function answer(
  conversation: Conversation,
  state: State,
  turns: readonly Turn[],
  message: string,
): Promise<Step> {
  const step = await answerMessage(conversation, state, turns, message);
  const isSaid = conversation.removedMark === undefined;
  return isSaid ? withHelpLine(conversation, step, state, message) : step;
}

/**
 * The default engine: German rules over the profile and the pool, without any outside service, the
 * same answer for the same state (assistants-19).
 */
export const rulesEngine: AssistantEngine = {
  start: (conversation) => ASSISTANTS[conversation.assistant].start(conversation),
  answer,
};
