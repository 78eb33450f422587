import type { Page } from '@playwright/test';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from './support/access-test.ts';
import { expectNothingCutOff } from './support/cut-off.ts';
import { newCandidate } from './support/new-users.ts';

const sizes = [
  ['A++ sehr große Schrift', '27px'],
  ['A+ große Schrift', '22.5px'],
  ['A normale Schrift', '18px'],
] as const;

const fontSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test.describe('text size', { tag: ['@host', '@desktop'] }, () => {
  test('LAY-10 three sizes, kept over reload, signing out and signing in', async ({
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
    for (const [name, expected] of sizes) {
      const size = page.getByRole('button', { name, exact: true });
      await size.click();
      await expect(size).toHaveAttribute('aria-pressed', 'true');
      expect(await fontSize(page)).toBe(expected);
      await page.reload();
      await expect(size).toHaveAttribute('aria-pressed', 'true');
      expect(await fontSize(page)).toBe(expected);
    }
    const large = page.getByRole('button', { name: 'A+ große Schrift' });
    await large.click();
    await layout.signOut();
    await expect(loginPage.heading).toBeVisible();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    expect(await fontSize(page)).toBe('22.5px');
    await loginPage.signIn(person);
    await pool.isShown();
    expect(await fontSize(page)).toBe('22.5px');
  });

  test('LAY-10 nothing is cut off at 320 px with very large text', async ({
    page,
    signIn,
    tokenOf,
    request,
    layout,
  }) => {
    const [job] = await uncontactedJobs(request, baseUrl, await tokenOf('free'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'A++ sehr große Schrift' }).click();
    const signedOut = ['/login', '/login/link', '/password-reset?token=x', '/register', '/signup'];
    const open = ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/einwilligungen'];
    const signedIn = ['/', `/jobs/${job?.id}`, '/contact', '/kuendigen'];
    for (const path of [...signedOut, ...open, ...signedIn]) {
      if (path === '/') await signIn('free');
      await page.goto(path);
      await expect(layout.heading()).toBeVisible();
      await page.waitForFunction(() => !document.querySelector('main [class*=skeleton]'));
      expect(await fontSize(page), path).toBe('27px');
      await test.step(path, () => expectNothingCutOff(page));
    }
  });
});
