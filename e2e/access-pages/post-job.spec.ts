import type { Page } from '@playwright/test';
import { expect, test } from './support/access-test.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Anzeige schalten' });

test.describe("'Anzeige schalten'", { tag: ['@host', '@employer', '@desktop'] }, () => {
  // The answer about the user is changed in the browser; the document server would ask the real one.
  test.use({ firstView: 'off' });

  test('LAY-07 a new employer is led to the profile first; hidden where one is already', async ({
    page,
    enter,
    employer,
    layout,
  }) => {
    await enter(employer);
    await page.goto('/account');
    await link(page).click();
    await expect(page).toHaveURL('/new/profile');
    for (const path of ['/new/profile', '/new/job', '/jobs']) {
      await page.goto(path);
      await expect(layout.heading()).toBeVisible();
      await expect(link(page), path).toHaveCount(0);
    }
  });

  test('LAY-07 with a profile or a private household it leads to the job; nobody else sees it', async ({
    page,
    signIn,
    layout,
  }) => {
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...user, jobs_current_month: 0 } });
    });
    for (const account of ['companyEmployer', 'privateEmployer'] as const) {
      await signIn(account);
      await page.goto('/account');
      await expect(link(page)).toHaveAttribute('href', '/new/job');
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const account of ['companyEmployer', 'free'] as const) {
      await signIn(account);
      await page.goto('/account');
      await expect(layout.heading()).toBeVisible();
      await expect(link(page), account).toHaveCount(0);
    }
  });
});
