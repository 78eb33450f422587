import { isDeepStrictEqual } from 'node:util';
import type { AssistantEngine, AssistantName, Conversation, State, Step, Turn } from '../engine.ts';
import { guidedInterpreter } from '../guided/guided-interpreter.ts';
import type { Intent } from '../intent/intent.ts';
import type { Interpreter, Open } from '../intent/interpreter.ts';
import { soundsHeavy } from '../understanding/common/distress.ts';
import { paragraphs } from '../understanding/phrases.ts';
import type { Assistant, Heard } from './assistant.ts';
import { answerCommon } from './common/common.ts';
import { NOT_WELL } from './common/distress-answers.ts';
import { withHelpLine } from './common/help-line.ts';
import { readMemory, withStep, writeMemory } from './common/memory.ts';
import { coverLetter } from './cover-letter/cover-letter.ts';
import { interview } from './interview/interview.ts';
import { jobCoach } from './job-coach/job-coach.ts';
import { jobFinder } from './job-finder/job-finder.ts';

/** An assistant whose remembered state has lost its type on the way through the database. */
type Stored = {
  readonly start: (conversation: Conversation) => Promise<Step>;
  readonly open: (state: State) => Open;
  readonly answer: (conversation: Conversation, state: State, heard: Heard) => Promise<Step>;
  readonly undo: (conversation: Conversation, from: State, to: State) => Promise<void>;
};

function stored<S extends State>({ initial, start, open, answer, undo }: Assistant<S>): Stored {
  // Sessions live for a day and only their own assistant writes them.
  const whole = (state: State): S => ({ ...initial, ...(state as Partial<S>) });
  return {
    start,
    open: (state) => open(whole(state)),
    answer: (conversation, state, heard) => answer(conversation, whole(state), heard),
    undo: async (conversation, from, to) => undo?.(conversation, whole(from), whole(to)),
  };
}

const ASSISTANTS: Readonly<Record<AssistantName, Stored>> = {
  'ai-jobs': stored(jobFinder),
  'cover-letter': stored(coverLetter),
  interview: stored(interview),
  'job-coach': stored(jobCoach),
};

const FROM_THE_BEGINNING = 'Gut, wir fangen von vorn an.';

/** Whatever order the database gives the fields back in. */
const isSame = (state: State, before: State) => isDeepStrictEqual(state, before);

/** Whether an assistant did something with a message, and did not only say that it did not understand. */
const hasUnderstood = ({ reply, state }: Step, before: State) =>
  reply.matchedJobs !== undefined || !isSame(state, before);

/** What a message means: what is pressed and what may be heavy is never asked of a language model. */
async function interpretMessage(
  interpreter: Interpreter,
  conversation: Conversation,
  state: State,
  turns: readonly Turn[],
  words: string,
): Promise<Intent> {
  // A mark that is taken back says what is meant.
  if (conversation.removedMark !== undefined) return { kind: 'not-understood' };
  if (words === NOT_WELL) return { kind: 'distress', distress: ['despair'] };
  const { db, candidateId, assistant } = conversation;
  const { memory, own } = readMemory(state);
  const open = ASSISTANTS[assistant].open(own);
  const isPrivate = memory.calm > 0 || soundsHeavy(words);
  return interpreter.interpret({ db, candidateId, assistant, words, open, turns, isPrivate });
}

async function execute(
  conversation: Conversation,
  state: State,
  turns: readonly Turn[],
  words: string,
  intent: Intent,
): Promise<Step> {
  const assistant = ASSISTANTS[conversation.assistant];
  const { memory: known, own } = readMemory(state);
  const common = answerCommon({ conversation, own, memory: known, turns, message: words, intent });
  const { memory } = common;
  if (common.kind === 'answer') {
    if (common.own) await assistant.undo(conversation, own, common.own);
    return { reply: common.reply, state: writeMemory(common.own ?? own, memory) };
  }
  const remembered = withStep(memory, { state: own, turn: turns.length - 1 });
  if (common.kind === 'restart') {
    const { reply, state: next } = await assistant.start(conversation);
    const text = paragraphs(FROM_THE_BEGINNING, reply.text);
    return { reply: { ...reply, text }, state: writeMemory(next, remembered) };
  }
  const step = await assistant.answer(conversation, own, { words, intent });
  // 'Danke' changes nothing: 'zurück' leads to what was before it.
  const left = isSame(step.state, own) ? memory : remembered;
  if (common.kind === 'none') return { ...step, state: writeMemory(step.state, left) };
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
    state: writeMemory(step.state, left),
  };
}

/**
 * The one executor behind every interpreter: plain German rules over the profile and the pool, which
 * do what a message means, the same for the same state (assistants-19, assistants-78).
 */
export function createExecutor(interpreter: Interpreter): AssistantEngine {
  return {
    start: (conversation) => ASSISTANTS[conversation.assistant].start(conversation),
    answer: async (conversation, state, turns, message) => {
      const intent = await interpretMessage(interpreter, conversation, state, turns, message);
      const step = await execute(conversation, state, turns, message, intent);
      const isSaid = conversation.removedMark === undefined;
      // The quiet line where somebody may not be well (assistants-74).
      return isSaid ? withHelpLine(step, state, message) : step;
    },
  };
}

/** The default engine, without any outside service. */
export const rulesEngine: AssistantEngine = createExecutor(guidedInterpreter);
