import { setImmediate } from 'node:timers/promises';

/** Nobody notices a wait of so many milliseconds. */
const TURN_MS = 10;

/** Does something with each of many, and lets everybody else have a turn in between. */
export async function inTurns<T>(all: Iterable<T>, act: (one: T) => void): Promise<void> {
  let end = performance.now() + TURN_MS;
  for (const one of all) {
    act(one);
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + TURN_MS;
  }
}
