import { setTimeout } from 'node:timers/promises';

/** Waits until the next document is asked for, and tells the moment in milliseconds. */
export type Turn = () => Promise<number>;

/** As soon as the one before it is there: the connection is always busy. */
export const atOnce: Turn = async () => performance.now();

/**
 * At random moments, so many a second on average: visitors do not wait for each other. Who comes late,
 * because no connection was free, is told the moment at which it should have been.
 */
export function atRandom(perSecond: number): Turn {
  let due = performance.now();
  return async () => {
    due += (-Math.log(1 - Math.random()) / perSecond) * 1_000;
    const own = due;
    const wait = own - performance.now();
    if (wait > 0) await setTimeout(wait);
    return own;
  };
}
