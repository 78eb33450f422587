import type { Page } from '@playwright/test';
import { expect, test } from '../access-pages/support/access-test.ts';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { chooseDisplay } from '../support/display.ts';
import { everything } from '../support/everything.ts';
import { openOtherBrowser } from '../support/other-browser.ts';

/** For somebody with silver+: a page of a remote and one of the host, each night one of every remote. */
const PAGES = everything
  ? ['/', '/messages', '/profile', '/account', '/silverplus', '/ai-jobs', '/impressum']
  : ['/', '/silverplus', '/impressum'];

const DARK = 'rgb(15, 23, 31)';
const LIGHT = 'rgb(245, 247, 247)';

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);
/** Surfaces of the page that are bright although everything is dark. */
const brightParts = (page: Page) =>
  page.evaluate(() => {
    const bright = (text: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.5 && red + green + blue > 660;
    };
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((one) => one.offsetWidth * one.offsetHeight > 40_000)
      .filter((one) => bright(getComputedStyle(one).backgroundColor))
      .map(({ className }) => className);
  });

test.describe('Darstellung', { tag: ['@host', '@desktop'] }, () => {
  test('AGE-04 one page and one button: all holds at once, for browser and account', async ({
    page,
    request,
    enter,
    browser,
    layout,
  }) => {
    const person = await newCandidate(request);
    await enter(person);
    await page.goto('/account');
    await page.getByRole('banner').getByRole('link', { name: 'Darstellung' }).click();
    await expect(layout.heading('Darstellung')).toBeFocused();
    await page.getByRole('radio', { name: /^Dunkel/ }).check();
    await expectGround(page, DARK);
    // The save before it may still be on its way.
    const kept = page.waitForResponse((answer) => /size3/.test(answer.request().postData() ?? ''));
    await page.getByRole('radio', { name: /^Sehr groß/ }).check();
    expect((await kept).status()).toBe(200);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page).toHaveURL('/account');

    await test.step('another browser takes it over with the account', async () => {
      const { context, watch: otherWatch } = await openOtherBrowser(browser);
      await context.addCookies(
        (await page.context().cookies()).filter(({ name }) => name === 'authToken'),
      );
      const other = await context.newPage();
      await other.goto('/account');
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(other.locator('html')).toHaveAttribute('data-text-size', '3');
      expect(otherWatch.unexpected()).toEqual([]);
      await context.close();
    });
  });

  test('AGE-04 display-3 the document says it before any script, and pages are dark', async ({
    page,
    signIn,
    layout,
  }) => {
    await signIn('paid');
    await chooseDisplay(page, 'size2.dark.wide.large.calm');
    for (const path of PAGES) {
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(await answer?.text()).toMatch(
          /<html lang="de" data-text-size="2" data-theme="dark" data-spacing="wide" data-targets="large" data-motion="less">/,
        );
        await expect(layout.heading()).toBeVisible();
        await expectGround(page, DARK);
        expect(await brightParts(page)).toEqual([]);
      });
    }
  });

  test('AGE-04 display-5 what is not chosen follows the system', async ({ page }) => {
    await page.goto('/impressum');
    await expectGround(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGround(page, DARK);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expectGround(page, 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark', contrast: null });
    await chooseDisplay(page, 'light');
    await page.reload();
    await expectGround(page, LIGHT);
  });
});
