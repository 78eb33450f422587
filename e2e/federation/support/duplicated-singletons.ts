import type { Page } from '@playwright/test';
import { sideBySide, singletons, withOverlays } from './singletons.ts';

/** How often published scripts hold each singleton, by their address; they never change. */
const known = new Map<string, Promise<number[]>>();

/**
 * Singletons that the scripts of a page hold more or less often than once, or than never where they
 * may. What they hold once cannot be evaluated twice; the test of delivery-2 counts that too, with all remotes in
 * one page (singletons.spec.ts), which costs the browser more than the page itself.
 */
export async function duplicatedSingletons(page: Page): Promise<string[]> {
  const { urls, earlier } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const urls = files
      .filter(({ pathname }) => pathname.startsWith('/releases/') && pathname.endsWith('.js'))
      .map(({ href }) => href);
    const boot = document.getElementById('silverjobs-boot')?.textContent ?? '{}';
    return { urls, earlier: (JSON.parse(boot).earlier ?? []).length > 0 };
  });
  const isAllowed = (name: string, count: number) =>
    count === 1 ||
    (count === 0 && withOverlays.includes(name)) ||
    (count === 2 && earlier && sideBySide.includes(name));
  const held = await Promise.all([...new Set(urls)].map(countIn));
  return Object.keys(singletons)
    .map((name, index) => ({
      name,
      count: held.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
    }))
    .filter(({ name, count }) => !isAllowed(name, count))
    .map(({ name, count }) => `has ${count} copies of ${name}`);
}

function countIn(url: string): Promise<number[]> {
  const counts = known.get(url) ?? count(url);
  known.set(url, counts);
  return counts;
}

async function count(url: string): Promise<number[]> {
  const source = await (await fetch(url)).text();
  return Object.values(singletons).map((text) => [...source.matchAll(text)].length);
}
