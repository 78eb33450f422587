import type { Page } from '@playwright/test';
import { expect, test } from './support/access-test.ts';
import { newCandidate } from './support/new-users.ts';

const sizes = [
  ['Riesig', '36px'],
  ['Sehr groß', '27px'],
  ['Normal', '18px'],
  ['Groß', '22.5px'],
] as const;

const expectSize = (page: Page, size: string) =>
  expect(page.locator('html')).toHaveCSS('font-size', size);

test.describe('text size', { tag: ['@host', '@desktop'] }, () => {
  test('LAY-10 AGE-04 four sizes, kept over reload, signing out and signing in', async ({
    page,
    request,
    enter,
    layout,
    loginPage,
    pool,
    watch,
  }) => {
    // A call that is under way meets the end of the session.
    watch.expect(/status of 401/, /AxiosError/);
    // Signing out ends the token, so it is not one that other tests share.
    const person = await newCandidate(request);
    await enter(person);
    await page.goto('/impressum');
    await page.getByRole('banner').getByRole('link', { name: 'Darstellung' }).click();
    for (const [name, expected] of sizes) {
      const size = page.getByRole('radio', { name: new RegExp(`^${name}`) });
      await size.click();
      await expectSize(page, expected);
      await page.reload();
      await expect(size).toBeChecked();
      await expectSize(page, expected);
    }
    await layout.signOut();
    await expect(loginPage.heading).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Darstellung' })).toBeVisible();
    await expectSize(page, '22.5px');
    await loginPage.signIn(person);
    await pool.isShown();
    await expectSize(page, '22.5px');
  });
});
