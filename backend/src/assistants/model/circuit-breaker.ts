/** After so many failures in a row the model is left alone … */
const FAILURES_MAX = 3;
/** … for so long, in milliseconds. */
const REST_MS = 60_000;

/** Keeps users from waiting, one after the other, for a model that is away (assistants-22). */
export function createCircuitBreaker(clock: () => number) {
  let failures = 0;
  let restsUntil = 0;
  return {
    /** Whether it may be asked. After the rest one question shows whether it is back. */
    isClosed: (): boolean => {
      if (failures < FAILURES_MAX) return true;
      if (clock() < restsUntil) return false;
      restsUntil = clock() + REST_MS;
      return true;
    },
    succeeded: (): void => {
      failures = 0;
    },
    failed: (): void => {
      failures += 1;
      if (failures >= FAILURES_MAX) restsUntil = clock() + REST_MS;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
