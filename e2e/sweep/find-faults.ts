import type { Page } from '@playwright/test';
import { WIDE_FACE } from '../support/fonts.ts';
import { findBrokenWords } from './find-broken-words.ts';
import { findCollisions, findSmallTargets } from './find-collisions.ts';
import { findNarrowChoices } from './find-narrow-choices.ts';
import type { Look } from './looks.ts';

/** Text spacing as WCAG 1.4.12 has it, and a face that is a fifth wider than the product's. */
const SHEETS = {
  apart:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  wide: WIDE_FACE,
};

/** What the looks below switch, in the page. */
type SweptWindow = Window & { sheets: Record<keyof typeof SHEETS, CSSStyleSheet> };

/** What breaks on the page that is open at each of some looks, and what targets are too small at some widths. */
export async function findFaults(
  page: Page,
  looks: readonly Look[],
  targetWidths: readonly number[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.evaluate((texts) => {
    const sheets = Object.entries(texts).map(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [name, sheet];
    });
    Object.assign(window, { sheets: Object.fromEntries(sheets) });
    return document.fonts.ready.then(() => {});
  }, SHEETS);
  for (const look of looks) {
    await take(page, look);
    // Words set apart are longer than any that is read; what they break says nothing of the page (layout-41).
    const ofLargeText = look.size > 2 && !look.apart;
    const problems = await find(
      page,
      findCollisions,
      ...(ofLargeText ? [findNarrowChoices, findBrokenWords] : []),
    );
    if (problems.length > 0) found[nameOf(look)] = problems;
  }
  for (const width of targetWidths) {
    const look = { width, size: 1, apart: false, wide: false } as const;
    await take(page, look);
    const problems = await find(page, findSmallTargets, findBrokenWords);
    if (problems.length > 0) found[`${nameOf(look)} targets`] = problems;
  }
  return found;
}

async function take(page: Page, { width, size, apart, wide }: Look): Promise<void> {
  // Every other width lays the page out anew.
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    ([size, apart, wide]) => {
      document.documentElement.dataset.textSize = String(size);
      const { sheets } = window as unknown as SweptWindow;
      document.adoptedStyleSheets = [apart ? sheets.apart : [], wide ? sheets.wide : []].flat();
      return new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
      );
    },
    [size, apart, wide] as const,
  );
}

/** What several looks for faults find in the page as it is; they are asked for at once, and each waits for the one before. */
async function find(page: Page, ...looks: (() => string[])[]): Promise<string[]> {
  return (await Promise.all(looks.map((look) => page.evaluate(look)))).flat();
}

function nameOf({ width, size, apart, wide }: Look): string {
  return `${width} ${size}${apart ? ' apart' : ''}${wide ? ' wide' : ''}`;
}
