import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long what follows a failure may take before the next pause is passed. */
const STEP_MS = 80;

/**
 * Takes the clock of a page over the pauses after which the host tries a file again, 1.3 s together:
 * in all less than the time that a file has to arrive. Where a step comes too early, the pause is waited.
 * @param over what comes after the last try
 */
export async function passPauses(page: Page, over: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = over.then(() => {
    isOver = true;
  });
  for (let step = 0; step < 4 && !isOver; step += 1) {
    await Promise.race([end, setTimeout(STEP_MS)]);
    if (!isOver) await page.clock.fastForward(1_000);
  }
  await end;
}
