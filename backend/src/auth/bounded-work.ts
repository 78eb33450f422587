import { Failure } from '../http/failure.ts';

/** Seconds after which somebody who was turned away may try again. */
const RETRY_AFTER_SECONDS = 5;

type Bounds = {
  /** How much is done at once. */
  readonly atOnce: number;
  /** How much may wait for it. */
  readonly waiting: number;
};

/**
 * Does dear work a little at a time, in the order it came, and turns away what would wait too long
 * (operation-21).
 * @returns runs one piece of work; throws Failure unavailable when too much waits
 */
export function createBoundedWork({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
      }
      // Whoever ends hands the place over, so that nobody who comes later takes it.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
