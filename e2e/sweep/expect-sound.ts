import { expect, type Page } from '@playwright/test';
import { expectAccessible, findUnreadable } from '../support/accessibility.ts';
import { everything } from '../support/everything.ts';
import { footerLinks } from '../support/footer-links.ts';
import { type Parts, showsNewParts } from '../support/parts.ts';
import { findFaults } from './find-faults.ts';
import { allLooks, hardestLooks } from './looks.ts';

const sweptLooks = everything ? allLooks : hardestLooks;

/** Fingers need the room, and so do mice. */
const targetWidths = everything ? [360, 1366] : [360];

/** Themes in which texts must stand out (display-5). */
const themes = everything ? ['dark', 'contrast'] : [];

/** Gives the window the width in which pages are opened. */
export function toWide(page: Page): Promise<void> {
  return page.setViewportSize({ width: 1366, height: 900 });
}

/**
 * Fails unless the page that is open in a wide window has its landmarks, axe finds nothing at either width, and nothing
 * breaks at any look. Where all its tags and classes have been seen on pages before, `npm test` looks at the landmarks
 * alone: such a page is made of the same parts.
 */
export async function expectSound(page: Page, known: Parts, looks = sweptLooks): Promise<void> {
  // Below a dialog that asks who one is the page goes on waiting.
  const main = page.getByRole('main');
  await expect(main.locator('[class*=skeleton], .sj-loading')).toHaveCount(0);
  await expectLandmarks(page);
  const wide = await showsNewParts(page, known);
  if (wide) await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await showsNewParts(page, known);
  if (narrow) await expectAccessible(page);
  if (!(wide || narrow) || looks.length === 0) return;
  const found = await findFaults(page, looks, targetWidths);
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const problems = await findUnreadable(page);
    if (problems.length > 0) found[theme] = problems;
  }
  expect(found).toEqual({});
}

/** What every page has, once; also below a dialog that it opens at once. */
async function expectLandmarks(page: Page): Promise<void> {
  const includeHidden = true;
  await expect(page.getByRole('heading', { level: 1, includeHidden })).toHaveCount(1);
  await expect(page.getByRole('main', { includeHidden })).toHaveCount(1);
  await expect(page.getByRole('banner', { includeHidden })).toHaveCount(1);
  const footer = page.getByRole('contentinfo', { includeHidden });
  await expect(footer.getByRole('link', { includeHidden })).toHaveText(footerLinks);
}
