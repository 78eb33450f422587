import type { Page } from '@playwright/test';
import { findUnreadable } from '../support/accessibility.ts';
import { footerLinks } from '../support/footer-links.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/worker-fixtures.ts';
import { findBrokenWords } from './find-broken-words.ts';
import { findCollisions, findSmallTargets } from './find-collisions.ts';
import { findNarrowChoices } from './find-narrow-choices.ts';
import { allLooks, hardestLooks, type Look, sweptPages, wideFaceLooks } from './swept-pages.ts';

/** `pnpm sweep` looks at everything; `npm test` at the hardest widths and sizes of each page. */
const isWhole = process.env.SWEEP === 'all';

/** Fingers need the room, and so do mice. */
const TARGET_WIDTHS = isWhole ? [360, 1366] : [360];

/** Themes in which texts must stand out (display-5). */
const THEMES = isWhole ? ['dark', 'contrast'] : [];

/** Text spacing as WCAG 1.4.12 has it. */
const APART =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [class*=skeleton], main .sj-loading')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // One sheet that the looks below switch.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    Object.assign(window, { sheetApart: sheet });
  }, APART);
}

/** What every page has, once. */
async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expect(footer.getByRole('link')).toHaveText(footerLinks);
}

async function take(page: Page, { width, size, apart }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    ([size, apart]) => {
      document.documentElement.dataset.textSize = String(size);
      const { sheetApart } = window as unknown as { sheetApart: CSSStyleSheet };
      document.adoptedStyleSheets = apart ? [sheetApart] : [];
      return new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
      );
    },
    [size, apart] as const,
  );
}

for (const { path, as } of sweptPages) {
  // One test a page: a run that was stopped goes on with those that are left (`--last-failed`, `--grep`).
  test(`AGE-02 HERS-08 LAY-09 LAY-10 layout-8 layout-37 nothing overlaps, is cut or overflows, targets have room, one title, main, banner and footer, on ${path} for ${as ?? 'visitors'}`, {
    tag: ['@host', '@desktop'],
  }, async ({ pageOf }) => {
    test.setTimeout(300_000);
    // With a wider face more breaks, and the same elements are there, none smaller.
    const onlyFace = test.info().project.name === 'wide' && !isWhole;
    const hardest = onlyFace ? wideFaceLooks : hardestLooks;
    const { page, watch } = await pageOf(as);
    watch.expect(/status (of|code) 40[04](?!.*\/releases\/.*\.chunk)/);
    const found: Record<string, string[]> = {};
    await open(page, path);
    if (!onlyFace) await expectLandmarks(page);
    for (const look of isWhole ? allLooks : hardest) {
      await take(page, look);
      const problems = await page.evaluate(findCollisions);
      // Words set apart are longer than any that is read; what they break says nothing of the page (layout-41).
      if (look.size > 2 && !look.apart)
        problems.push(
          ...(await page.evaluate(findNarrowChoices)),
          ...(await page.evaluate(findBrokenWords)),
        );
      if (problems.length > 0) found[nameOf(look)] = problems;
    }
    for (const width of onlyFace ? [] : TARGET_WIDTHS) {
      const look = { width, size: 1, apart: false } as const;
      await take(page, look);
      const problems = [
        ...(await page.evaluate(findSmallTargets)),
        ...(await page.evaluate(findBrokenWords)),
      ];
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

function nameOf({ width, size, apart }: Look): string {
  return `${width} ${size}${apart ? ' apart' : ''}`;
}
