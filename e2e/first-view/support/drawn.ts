import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** Opens a page with a first view; until the threads have the code, a few come without one. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    // Held scripts would hold the end of loading, too.
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect((await response?.allHeaders())?.['server-timing']).toContain('"view"');
  }).toPass();
}

/** Holds the host's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/releases/host/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Seen {
  shift: number;
}

/** Adds up how far things move that nobody has moved; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Seen).shift);
}
