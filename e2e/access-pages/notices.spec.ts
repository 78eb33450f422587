import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const FIELDS = 'input, textarea, .sj-button--primary';

/** Marks the fields and primary buttons that are in view now. */
function markVisible(page: Page): Promise<number> {
  return page.evaluate((fields) => {
    const seen = [...document.querySelectorAll<HTMLElement>(fields)].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    for (const element of seen) element.dataset.seen = '';
    return seen.length;
  }, FIELDS);
}

/** Marked fields that a notice lies over now. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rects = [...document.querySelectorAll('.sj-toast')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('[data-seen]')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return rects.some((rect) => top < rect.bottom && bottom > rect.top);
      })
      .map((element) => element.outerHTML);
  });
}

test.describe('notices in narrow windows', { tag: ['@host', '@phone'] }, () => {
  test('LOG-04 HERS-07 a failed login hides neither the fields nor the button', async ({
    page,
    loginPage,
    watch,
  }) => {
    watch.expect(/status of 401/, /AxiosError/);
    for (const [place, first, width] of [
      ['at the top of the page', 'heading', 360],
      ['with the password at the top of the window', 'password', 360],
      ['in the middle width', 'heading', 820],
    ] as const) {
      await test.step(place, async () => {
        await page.setViewportSize({ width, height: 740 });
        await loginPage.open();
        await loginPage.email.fill('niemand@example.org');
        await loginPage.password.fill('falsches Wort');
        await loginPage[first].evaluate((element) => element.scrollIntoView({ block: 'start' }));
        expect(await markVisible(page)).toBeGreaterThanOrEqual(2);
        await loginPage.submit.evaluate((button: HTMLElement) => button.click());
        const notice = page
          .getByRole('region', { name: 'Meldungen' })
          .getByText('Anmeldung fehlge');
        await expect(notice).toBeVisible();
        await expect(notice).toBeInViewport();
        // The page makes room in the frame after.
        await expect.poll(() => hidden(page)).toEqual([]);
        await page.getByRole('button', { name: 'Schließen' }).click();
        await expect(notice).toBeHidden();
        await expect(loginPage.password).toHaveValue('falsches Wort');
        await expect(page.locator('body'), 'the page moves back').toHaveCSS('padding-top', '0px');
      });
    }
  });
});
