import type { Page } from '@playwright/test';
import { baseUrl } from '../support/environment.ts';
import { test as base, expect } from '../support/test.ts';
import { type FaultProxy, faults, startFaultProxy } from './support/fault-proxy.ts';
import { fetchRegistry, lazyScripts } from './support/registry.ts';

/** The longest that a failure may take to show, in milliseconds. */
const LIMIT_MS = 10_000;

type Fault = (typeof faults)[number];

const numberOf: Record<Fault, string> = {
  '404': 'FED-102',
  '503': 'FED-102',
  '200 HTML': 'FED-102',
  hanging: 'FED-101',
  'cut off': 'FED-102',
};

const fileOf = {
  entry: /^\/releases\/jobs\/\w+\/remoteEntry[\w.]*\.js$/,
  'page chunk': /^\/releases\/jobs\/\w+\/JobPoolPage\.\w+\.chunk\.js$/,
} as const;

const test = base.extend<{ spoiler: FaultProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  spoiler: async ({}, use) => {
    const spoiler = await startFaultProxy(baseUrl);
    await use(spoiler);
    await spoiler.close();
  },
});

test.describe('a remote whose files do not arrive', {
  tag: ['@federation', '@desktop'],
}, () => {
  test.setTimeout(60_000);
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const [file, path] of Object.entries(fileOf)) {
    for (const fault of faults) {
      test(`FED-04 ${file} ${fault} on the first visit`, async ({
        page,
        spoiler,
        signIn,
        layout,
        pool,
      }) => {
        await signIn('free', spoiler.url);
        spoiler.spoil(path, fault);
        const started = Date.now();
        await page.goto(spoiler.url, { waitUntil: 'commit' });
        await expectFailure(page, fault, started);

        await layout.go('Nachrichten');
        await expect(layout.heading('Nachrichten')).toBeVisible();
        spoiler.heal();
        await layout.go('Silverjobs');
        await pool.isShown();
      });

      test(`FED-04 ${file} ${fault} on a navigation; the retry works`, async ({
        page,
        spoiler,
        signIn,
        layout,
        pool,
      }) => {
        await signIn('free', spoiler.url);
        await page.goto(`${spoiler.url}/messages`);
        await expect(layout.heading('Nachrichten')).toBeVisible();
        spoiler.spoil(path, fault);
        const started = Date.now();
        await layout.go('Silverjobs');
        await expectFailure(page, fault, started);
        await expect(layout.sideMenu).toBeVisible();

        spoiler.heal();
        await page.getByRole('button', { name: 'Erneut versuchen' }).click();
        await pool.isShown();
      });
    }
  }

  test('FED-04 the style sheet of a page 404: a failure that says so, and the retry works', async ({
    page,
    spoiler,
    signIn,
    layout,
    pool,
  }) => {
    await signIn('free', spoiler.url);
    await page.goto(`${spoiler.url}/messages`);
    await expect(layout.heading('Nachrichten')).toBeVisible();
    spoiler.spoil(/^\/releases\/jobs\/.*\.css$/, '404');
    const started = Date.now();
    await layout.go('Silverjobs');
    await expectFailure(page, '404', started);
    spoiler.heal();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await pool.isShown();
  });

  for (const fault of faults) {
    test(`FED-04 dialog of a page ${fault}: a notice, the page stays, the next click works`, async ({
      page,
      spoiler,
      signIn,
      pool,
      request,
    }) => {
      await signIn('free', spoiler.url);
      await page.goto(spoiler.url);
      await pool.isShown();
      spoiler.spoil(lazyScripts(await fetchRegistry(request, spoiler.url), 'jobs'), fault);
      const started = Date.now();
      await pool.what.click();
      await expectNotice(page, started);
      await expect(pool.cards.first()).toBeVisible();

      spoiler.heal();
      await pool.what.click();
      await expect(pool.positionPicker().options.first()).toBeVisible();
    });

    test(`FED-04 dialogs of the design system ${fault}: a notice, the next click works`, async ({
      page,
      spoiler,
      signIn,
      pool,
    }) => {
      await signIn('free', spoiler.url);
      await page.goto(spoiler.url);
      await pool.isShown();
      spoiler.spoil(/^\/releases\/host\/\w+\/.*chunk\.js$/, fault);
      const started = Date.now();
      await pool.where.click();
      await expectNotice(page, started);

      spoiler.heal();
      await pool.where.click();
      await expect(pool.locationPicker().options.first()).toBeVisible();
    });
  }

  test('FED-04 a remote that failed leaves no trace in the others', async ({
    page,
    spoiler,
    signIn,
    layout,
    pool,
  }) => {
    await signIn('free', spoiler.url);
    spoiler.spoil(/^\/releases\/messaging\//, '503');
    await page.goto(spoiler.url);
    await pool.isShown();
    await layout.go('Nachrichten');
    await expect(page.getByText('Fehlernummer FED-102')).toBeVisible();
    for (const name of ['Mein Profil', 'Mein Konto', 'silver+ entdecken']) {
      await layout.go(name);
      await expect(page.getByText('Fehlernummer')).toHaveCount(0);
      await expect(layout.heading()).toBeVisible();
    }
    await layout.go('Silverjobs');
    await pool.isShown();
  });
});

async function expectFailure(page: Page, fault: Fault, started: number): Promise<void> {
  await expect(page.getByText(`Fehlernummer ${numberOf[fault]}`)).toBeVisible({
    timeout: LIMIT_MS + 5_000,
  });
  expect(Date.now() - started).toBeLessThan(LIMIT_MS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dieser Bereich /);
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
}

async function expectNotice(page: Page, started: number): Promise<void> {
  await expect(
    page.getByRole('alert').getByText('Das Fenster konnte nicht geöffnet werden'),
  ).toBeVisible({ timeout: LIMIT_MS + 5_000 });
  expect(Date.now() - started).toBeLessThan(LIMIT_MS);
}
