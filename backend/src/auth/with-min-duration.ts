import { setTimeout } from 'node:timers/promises';
import type { Services } from '../services.ts';

/** Longer than any of these calls works, in milliseconds. */
export const MIN_DURATION_MS = 250;

/**
 * Takes at least a fixed time, so that it does not tell whether there was something
 * to do: a known address costs some writes more than an unknown one.
 * @param services how long, in milliseconds: `MIN_DURATION_MS`, and nothing where a test asks for its answers alone
 */
export async function withMinDuration<T>(
  { minDurationMs }: Pick<Services, 'minDurationMs'>,
  work: Promise<T>,
): Promise<T> {
  const [result] = await Promise.all([work, minDurationMs > 0 && setTimeout(minDurationMs)]);
  return result;
}
