import { setTimeout } from 'node:timers/promises';

/** Longer than any of these calls works, in milliseconds. */
const MIN_DURATION_MS = 250;

/**
 * Takes at least a fixed time, so that it does not tell whether there was something
 * to do: a known address costs some writes more than an unknown one.
 * @param wait the fixed time
 */
export async function withMinDuration<T>(
  work: Promise<T>,
  wait: () => Promise<unknown> = () => setTimeout(MIN_DURATION_MS),
): Promise<T> {
  const [result] = await Promise.all([work, wait()]);
  return result;
}
