import type { AssistantEngine, Conversation, Step, Turn } from '../engine.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { ModelFailure, RefusedAnswer } from './failure.ts';
import { findAnswer } from './find-answer/find-answer.ts';
import type { ModelSettings } from './stream-completion.ts';

/** From a message to its answer, rules included (assistants-22). */
export const ANSWER_MS = 7_000;
/** With less time left than this the model is not asked, in milliseconds. */
const TIME_MIN_MS = 1_000;

export type EngineSettings = ModelSettings & {
  /** How long an answer may take, in milliseconds. */
  readonly answerMs?: number;
  /** Milliseconds that only grow. */
  readonly clock?: () => number;
  /** Shared with the interpreter, so that both leave a model alone that is away. */
  readonly breaker?: CircuitBreaker;
  /** Searches for the model's tools, without asking it again; else the rules do. */
  readonly finder?: AssistantEngine;
  /** Told why the rules stood in; without anything that was said. */
  readonly report?: (text: string) => void;
};

/** Ends with the signal, whatever still runs. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new ModelFailure('The language model takes too long.'));
  });
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/**
 * An engine in which a language model finds the words. What the rules find stays: stages, choices,
 * marks, jobs and recommendations come from them, and their words stand in whenever those of the
 * model fail, are late, or must not be shown (assistants-20, assistants-22). The first words of a
 * conversation, and those that are fixed, are the rules' own: the model does not get to see what
 * was said before them.
 * @param rules the engine that is asked first
 */
export function createModelEngine(
  rules: AssistantEngine,
  settings: EngineSettings,
): AssistantEngine {
  const { answerMs = ANSWER_MS, clock = () => performance.now(), report = () => {} } = settings;
  const { breaker = createCircuitBreaker(clock), finder = rules } = settings;

  async function worded(
    conversation: Conversation,
    turns: readonly Turn[],
    message: string,
    { reply: draft, state }: Step,
    leftMs: number,
  ): Promise<Step> {
    const substitute = { reply: { ...draft, isSubstitute: true }, state };
    if (leftMs < Math.min(TIME_MIN_MS, answerMs / 2) || !breaker.isClosed()) return substitute;
    const signal = AbortSignal.timeout(leftMs);
    const asked = { conversation, turns, message, draft };
    try {
      const reply = await untilAborted(findAnswer(settings, finder, asked, signal), signal);
      breaker.succeeded();
      return { reply, state };
    } catch (error) {
      if (error instanceof RefusedAnswer) breaker.succeeded();
      else breaker.failed();
      report(error instanceof Error ? error.message : 'The language model failed.');
      return substitute;
    }
  }

  return {
    start: rules.start,
    answer: async (conversation, state, turns, message) => {
      const began = clock();
      const step = await rules.answer(conversation, state, turns, message);
      if (step.reply.isFixed) return step;
      const leftMs = Math.floor(answerMs - (clock() - began));
      return worded(conversation, turns, message, step, leftMs);
    },
  };
}
