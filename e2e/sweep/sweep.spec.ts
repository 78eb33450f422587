import type { Page } from '@playwright/test';
import { findUnreadable } from '../support/accessibility.ts';
import { everything } from '../support/everything.ts';
import { WIDE_FACE } from '../support/fonts.ts';
import { footerLinks } from '../support/footer-links.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/worker-fixtures.ts';
import { findBrokenWords } from './find-broken-words.ts';
import { findCollisions, findSmallTargets } from './find-collisions.ts';
import { findNarrowChoices } from './find-narrow-choices.ts';
import { allLooks, hardestLooks, type Look, sweptPages } from './swept-pages.ts';

/** Fingers need the room, and so do mice. */
const TARGET_WIDTHS = everything ? [360, 1366] : [360];

/** Themes in which texts must stand out (display-5). */
const THEMES = everything ? ['dark', 'contrast'] : [];

/** Text spacing as WCAG 1.4.12 has it, and a face that is a fifth wider than the product's. */
const SHEETS = {
  apart:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  wide: WIDE_FACE,
};

/** What the looks below switch, in the page. */
type SweptWindow = Window & { sheets: Record<keyof typeof SHEETS, CSSStyleSheet> };

/** Gives the window a width, unless it has it: every other one lays the page out anew. */
async function widen(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
}

async function open(page: Page, path: string): Promise<void> {
  await widen(page, 1366);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [class*=skeleton], main .sj-loading')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate((texts) => {
    const sheets = Object.entries(texts).map(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [name, sheet];
    });
    Object.assign(window, { sheets: Object.fromEntries(sheets) });
  }, SHEETS);
}

/** What every page has, once. */
async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expect(footer.getByRole('link')).toHaveText(footerLinks);
}

async function take(page: Page, { width, size, apart, wide }: Look): Promise<void> {
  await widen(page, width);
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

for (const { path, as } of sweptPages) {
  // One test a page: a run that was stopped goes on with those that are left (`--last-failed`, `--grep`).
  test(`AGE-02 HERS-08 LAY-09 LAY-10 layout-8 layout-37 nothing overlaps, is cut or overflows, targets have room, one title, main, banner and footer, on ${path} for ${as ?? 'visitors'}`, {
    tag: ['@host', '@desktop'],
  }, async ({ pageOf }) => {
    test.setTimeout(300_000);
    const { page, watch } = await pageOf(as);
    watch.expect(/status (of|code) 40[04](?!.*\/releases\/.*\.chunk)/);
    const found: Record<string, string[]> = {};
    await open(page, path);
    await expectLandmarks(page);
    for (const look of everything ? allLooks : hardestLooks) {
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
    for (const width of TARGET_WIDTHS) {
      const look = { width, size: 1, apart: false, wide: false } as const;
      await take(page, look);
      const problems = await find(page, findSmallTargets, findBrokenWords);
      if (problems.length > 0) found[`${nameOf(look)} targets`] = problems;
    }
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const problems = await findUnreadable(page);
      if (problems.length > 0) found[theme] = problems;
    }
    expect(found).toEqual({});
    expect(watch.unexpected(), 'errors in the console').toEqual([]);
  });
}

function nameOf({ width, size, apart, wide }: Look): string {
  return `${width} ${size}${apart ? ' apart' : ''}${wide ? ' wide' : ''}`;
}
