import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Nothing is asked for so long: the host pauses. */
const STEP_MS = 60;

/**
 * Takes the clock of a page over the pauses after which the host tries a file again, 1.3 s together:
 * once for each time that it was asked for, in all less than the time that a file has to arrive.
 * Where a step comes too early, the pause is waited.
 * @param over what comes after the last try
 * @param asked how often the file was asked for so far
 */
export async function passPauses(
  page: Page,
  over: Promise<unknown>,
  asked: () => number,
): Promise<void> {
  let isOver = false;
  const end = over.then(() => {
    isOver = true;
  });
  let steps = 0;
  for (let passed = asked(); !isOver; ) {
    const now = asked();
    await Promise.race([end, setTimeout(STEP_MS)]);
    const pauses = now !== passed && now === asked();
    if (isOver || !pauses || steps === 4) continue;
    passed = now;
    steps += 1;
    await page.clock.fastForward(1_000);
  }
}
