import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectStill, holdScripts, openRendered, watchShifts } from './support/rendered.ts';

/** The virtual list has measured the rows that are rendered: it is hydrated. */
async function listIsAlive(page: Page): Promise<void> {
  const rows = page.getByRole('main').locator('li[data-index]');
  await expect(rows.locator('visible=true').first()).not.toHaveAttribute('data-known-size', '0');
}

test.describe('the list that hydrates what the server has rendered', { tag: ['@host'] }, () => {
  for (const [what, path, links] of [
    ['job', '/', '.jobs-card__title a'],
    ['conversation', '/messages', 'article a[href^="/messages/"]'],
  ] as const) {
    test(`VIEW-04 a press on a ${what} that began before arrives after`, {
      tag: '@phone',
    }, async ({ page, signIn }) => {
      await signIn('free');
      const release = await holdScripts(page);
      await openRendered(page, path);
      const link = page.getByRole('main').locator(links).nth(2);
      const href = await link.getAttribute('href');
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      const element = await link.elementHandle();
      await page.mouse.down();
      release();
      await listIsAlive(page);
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
      await page.mouse.up();
      await expect(page).toHaveURL(href ?? '');
    });
  }

  for (const [where, path, row] of [
    ['a rendered job', '/', -2],
    ['where jobs will be', '/', 1],
    ['a rendered conversation', '/messages', -3],
  ] as const) {
    test(`VIEW-04 nothing moves for who has scrolled to ${where}`, {
      tag: ['@phone'],
    }, async ({ page, signIn }) => {
      const shifts = await watchShifts(page);
      await signIn('free');
      const release = await holdScripts(page);
      await openRendered(page, path);
      const rows = page.getByRole('main').locator('li[data-index]');
      await expect(rows.first()).toBeVisible();
      const top = await rows
        .last()
        .evaluate(
          (node, places) =>
            Math.round(scrollY + node.getBoundingClientRect().top + places * node.clientHeight),
          row,
        );
      await page.evaluate((y) => scrollTo(0, y), top);
      const scrolled = () => page.evaluate(() => scrollY);
      await expect.poll(scrolled).toBeGreaterThan(top - 2);
      release();
      await listIsAlive(page);
      // What is in the middle of the window is a row that the list has rendered.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
            return middle?.closest('li')?.dataset.knownSize ?? '0';
          }),
        )
        .not.toBe('0');
      expect(Math.abs((await scrolled()) - top)).toBeLessThan(2);
      expectStill(await shifts());
    });
  }
});
