import { setTimeout } from 'node:timers/promises';

/** Longer than any of these calls works, in milliseconds. */
const FLOOR_MS = 250;

/**
 * Answers no sooner than after a fixed time, so that it does not tell whether there was something
 * to do: a known address costs some writes more than an unknown one.
 * @param wait the fixed time
 */
export async function answerEvenly<T>(
  work: Promise<T>,
  wait: () => Promise<unknown> = () => setTimeout(FLOOR_MS),
): Promise<T> {
  const [result] = await Promise.all([work, wait()]);
  return result;
}
