import type { Page, Response } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** Opens a page with a first view; until the threads have the code, a few come without one. */
export async function openRendered(page: Page, path: string): Promise<Response> {
  let response: Response | null | undefined;
  await expect(async () => {
    // Held scripts would hold the end of loading, too.
    response = await page.goto(path, { waitUntil: 'commit' });
    expect((await response?.allHeaders())?.['server-timing']).toContain('"view"');
  }).toPass();
  if (!response) throw new Error(`${path} is no document.`);
  return response;
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

/** How much of the window moved how far, and what moved. */
interface Shift {
  value: number;
  moved: string[];
}

/** What the browser tells of a shift; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Notes what moves that nobody has moved; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { shifts: seen });
    const describe = (node: Node | null) =>
      node instanceof Element
        ? node.outerHTML.slice(0, 120)
        : (node?.textContent ?? 'what is gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        seen.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Fails with what moved if it is more than what nobody sees (delivery-54). */
export function expectStill(shifts: Shift[]): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum < 0.01 ? [] : shifts, 'what has moved').toEqual([]);
}
