import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { baseUrl } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';
import { countEvaluations } from './support/evaluations.ts';
import { fetchRegistry } from './support/registry.ts';
import { singletons } from './support/singletons.ts';

/** Remotes whose pages the test opens. */
const visited = [
  'jobs',
  'messaging',
  'profile',
  'account',
  'ai-assistants',
  'silverplus',
  'employer',
];

test.describe('one copy of each library', { tag: ['@federation', '@desktop'] }, () => {
  test('FED-02 with the remotes of candidates and employers in the page, every singleton was evaluated once', {
    tag: visited.map((name) => `@${name}`),
  }, async ({ page, pool, layout, job, contact, loginPage, request, watch }) => {
    test.slow();
    // A call that is under way meets the end of the session.
    watch.expect(/status of 401/, /AxiosError/);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await loginPage.open();
    await loginPage.signIn(accounts.paid);
    await pool.isShown();
    await pool.what.click();
    await pool.positionPicker().close.click();
    await pool.where.click();
    await pool.locationPicker().close.click();
    await pool.titleLink(await pool.freeCard()).click();
    await job.contact.click();
    await contact.cancel.click();
    for (const name of ['Nachrichten', 'Mein Profil', 'Mein Konto', 'Job-Coach', 'Online-Kurse']) {
      await layout.go(name);
      await expect(layout.heading()).toBeFocused();
    }
    await layout.signOut();
    await loginPage.signIn(accounts.companyEmployer);
    // Employers begin on their own advertisements.
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(layout.heading()).toBeFocused();

    const loaded = await page.evaluate(() => Object.keys(globalThis));
    const registry = await fetchRegistry(request, baseUrl);
    for (const name of visited) {
      expect(loaded, `the container of ${name}`).toContain(registry.remotes[name]?.container);
    }
    expect(await evaluations(page)).toEqual(
      Object.fromEntries(Object.keys(singletons).map((name) => [name, 1])),
    );
  });
});

/** How often each singleton was evaluated since the document was loaded. */
async function evaluations(page: Page): Promise<Record<string, number>> {
  const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) =>
    url.includes('/releases/'),
  );
  return Object.fromEntries(
    Object.entries(singletons).map(([name, text]) => [name, countEvaluations(scripts, text)]),
  );
}
