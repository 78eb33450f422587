import type { Page } from '@playwright/test';
import { everything } from '../support/everything.ts';
import { waitUntilReactRuns } from '../support/hydrated.ts';
import { expect, test } from './support/access-test.ts';
import { hostileTargets } from './support/hostile-targets.ts';

/** Each fifth, so one or two of each kind; redirect-path.test.ts tries all below the browser. */
const targets = hostileTargets.filter((_, index) => everything || index % 5 === 0);
/** The same with whole documents, where the server and the head of the page have a say. */
const documents = targets.filter((_, index) => (everything ? index % 8 === 0 : index % 4 === 0));

test.describe('ACC-18 40 hostile targets lead nowhere', { tag: ['@host', '@desktop'] }, () => {
  test.beforeEach(async ({ page, enter, candidate }) => {
    expect(new Set(hostileTargets).size).toBe(40);
    await enter(candidate);
    // What the pool shows does not matter here.
    await page.route('**/api/job_demand?*', (route) => route.fulfill({ json: [] }));
  });

  test('ACC-18 as /login?from= and as the stored path', async ({ page, layout, baseURL }) => {
    const strange = watchForeign(page, baseURL ?? '');
    await page.goto('/impressum');
    await expect(layout.heading('Impressum')).toBeVisible();
    for (const target of targets) {
      await page.evaluate((text) => localStorage.setItem('redirectPath', text), kept(target));
      expect(await landing(page, `/login?from=${encodeURIComponent(target)}`), target).toBe('/');
    }
    for (const target of documents) {
      await page.evaluate((text) => localStorage.setItem('redirectPath', text), kept(target));
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await expect(layout.heading(/^Jobs für Sie/), target).toBeVisible();
      expect(page.url(), target).toBe(`${baseURL}/`);
    }
    // A path of ours is gone to by the same way, so the loop above could have failed.
    await page.evaluate((text) => localStorage.setItem('redirectPath', text), kept('/agb'));
    expect(await landing(page, '/login')).toBe('/agb');
    expect(await landing(page, '/login?from=%2Fdatenschutz')).toBe('/datenschutz');
    expect(strange).toEqual([]);
  });

  test('ACC-18 as the target of a deep link', async ({
    page,
    layout,
    loginPage,
    context,
    baseURL,
  }) => {
    const strange = watchForeign(page, baseURL ?? '');
    await page.goto('/impressum');
    await expect(layout.heading('Impressum')).toBeVisible();
    for (const target of targets) {
      const link = `/redirects/${encodeURIComponent(target)}?${new URLSearchParams({ id: '1', target })}`;
      expect(await landing(page, link), target).toBe('/');
    }
    for (const target of documents) {
      await page.goto(`/?${new URLSearchParams({ id: '1', target })}`);
      await expect(layout.heading(/^Jobs für Sie/), target).toBeVisible();
      expect(page.url(), target).toBe(`${baseURL}/`);
    }
    // Not signed in, the link waits behind the login page as a path of ours.
    await context.clearCookies();
    for (const target of documents) {
      await page.goto(`/?${new URLSearchParams({ id: '1', target })}`);
      await expect(loginPage.heading, target).toBeVisible();
      expect(new URL(page.url()).searchParams.get('from'), target).toMatch(/^\/redirects\/[^/]/);
    }
    expect(strange).toEqual([]);
  });
});

const kept = (target: string) => JSON.stringify(target);

/** Goes to an address as Back and Forward do, and gives where the application leads from there. */
async function landing(page: Page, address: string): Promise<string> {
  // Nobody goes on within a document before its scripts run.
  await waitUntilReactRuns(page);
  return page.evaluate(async (to) => {
    history.pushState(null, '', to);
    const passing = location.pathname;
    window.dispatchEvent(new PopStateEvent('popstate'));
    const deadline = performance.now() + 10_000;
    while (location.pathname === passing && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return location.href.slice(location.origin.length);
  }, address);
}

/** Collects what leaves this origin: requests, and dialogs that a script opens. */
function watchForeign(page: Page, baseUrl: string): string[] {
  const { origin } = new URL(baseUrl);
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) strange.push(request.url());
  });
  page.on('dialog', (dialog) => {
    strange.push(dialog.message());
    void dialog.dismiss();
  });
  return strange;
}
