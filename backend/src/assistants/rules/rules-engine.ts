import type { AssistantEngine, AssistantName, Conversation, State, Step } from '../engine.ts';
import type { Assistant } from './assistant.ts';
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

/**
 * The default engine: German rules over the profile and the pool, without any outside service, the
 * same answer for the same state (assistants-19).
 */
export const rulesEngine: AssistantEngine = {
  start: (conversation) => ASSISTANTS[conversation.assistant].start(conversation),
  answer: (conversation, state, _turns, message) =>
    ASSISTANTS[conversation.assistant].answer(conversation, state, message),
};
