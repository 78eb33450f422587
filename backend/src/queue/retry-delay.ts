const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Longer each time, over four days: as long as mail servers are patient with each other. */
const RETRY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];

/**
 * How long to wait after a failed attempt.
 * @param attempts how many were made, at least 1
 * @returns milliseconds, or null when it is time to give up
 */
export function retryDelay(attempts: number): number | null {
  return RETRY_DELAYS_MS[attempts - 1] ?? null;
}
