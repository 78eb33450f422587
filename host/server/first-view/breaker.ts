/** Failures in a row after which nothing is asked for a while. */
const FAILURES = 5;
const PAUSE_MS = 2_000;

/**
 * Spares a backend that does not answer: the browser asks it as well, so asking for first views doubles
 * what it cannot do.
 * @param now clock in milliseconds
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    /** Whether nothing should be asked at present. */
    isOpen: (): boolean => now() < until,
    note: (answered: boolean): void => {
      failures = answered ? 0 : failures + 1;
      if (failures < FAILURES) return;
      // After the pause one failure is enough for the next.
      failures = FAILURES - 1;
      until = now() + PAUSE_MS;
    },
  };
}
