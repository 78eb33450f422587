import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { baseUrl } from '../support/environment.ts';
import { test as base, expect } from '../support/test.ts';
import { alterOneByte } from './support/alter.ts';
import { ALTERED, type FaultProxy, startFaultProxy } from './support/fault-proxy.ts';
import { startOwnProduct } from './support/own-product.ts';
import { fetchRegistry, lazyScripts } from './support/registry.ts';

const test = base.extend<{ spoiler: FaultProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  spoiler: async ({}, use) => {
    const spoiler = await startFaultProxy(baseUrl);
    await use(spoiler);
    await spoiler.close();
  },
});

/** What Chromium logs about a file that is not the one its hash asks for. */
const REFUSED = /Failed to find a valid digest|Subresource Integrity/;

test.describe('a file with one byte changed is never executed', {
  tag: ['@federation', '@desktop'],
}, () => {
  test.beforeEach(({ watch }) => watch.expect(/./));

  const filesOfPage = {
    entry: /^\/releases\/jobs\/\w+\/remoteEntry\.js$/,
    'page chunk': /^\/releases\/jobs\/\w+\/JobPoolPage\.\w+\.chunk\.js$/,
    'style sheet': /^\/releases\/jobs\/.*\.css$/,
  };
  for (const [file, path] of Object.entries(filesOfPage)) {
    test(`FED-04 ${file}: refused for safety, the others work, the retry works`, async ({
      page,
      spoiler,
      signIn,
      layout,
      pool,
    }) => {
      await signIn('free', spoiler.url);
      spoiler.spoil(path, ALTERED);
      const refused = watchRefusals(page, path);
      await page.goto(spoiler.url);
      await expect(page.getByText('Fehlernummer FED-103')).toBeVisible();
      await expect(layout.heading()).toHaveText(
        'Dieser Bereich wurde zu Ihrer Sicherheit nicht geöffnet.',
      );
      expect(refused()).toBeGreaterThan(0);

      await layout.go('Nachrichten');
      await expect(layout.heading('Nachrichten')).toBeVisible();
      await layout.go('Silverjobs');
      await expect(page.getByText('Fehlernummer FED-103')).toBeVisible();
      spoiler.heal();
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await pool.isShown();
    });
  }

  test('FED-04 lazy and shared chunk: the dialog is not opened, the page stays, the next click works', async ({
    page,
    spoiler,
    signIn,
    pool,
    request,
  }) => {
    const registry = await fetchRegistry(request, spoiler.url);
    const shared = /^\/releases\/host\/\w+\/.*chunk\.js$/;
    await signIn('free', spoiler.url);
    await page.goto(spoiler.url);
    await pool.isShown();
    for (const path of [shared, lazyScripts(registry, 'jobs')]) {
      spoiler.spoil(path, ALTERED);
      const refused = watchRefusals(page, path);
      const button = path === shared ? pool.where : pool.what;
      await button.click();
      const notice = page.getByRole('alert').filter({ hasText: 'Fehlernummer FED-108' });
      await expect(notice).toBeVisible();
      expect(refused()).toBeGreaterThan(0);
      await notice.getByRole('button').click();
      spoiler.heal();
    }
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
    await pool.positionPicker().close.click();
    await pool.where.click();
    await expect(pool.locationPicker().options.first()).toBeVisible();
  });

  for (const file of ['script', 'style sheet']) {
    test(`FED-04 ${file} of the host: the document says so and the retry works`, async ({
      page,
      spoiler,
      loginPage,
    }) => {
      const path =
        file === 'script'
          ? /^\/releases\/host\/\w+\/host\.\w+\.js$/
          : /^\/releases\/host\/\w+\/host\.\w+\.css$/;
      spoiler.spoil(path, ALTERED);
      const refused = watchRefusals(page, path);
      await page.goto(`${spoiler.url}/login`);
      await expect(page.getByText('Fehlernummer HOST-202')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(refused()).toBeGreaterThan(0);
      spoiler.heal();
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(loginPage.heading).toBeVisible();
    });
  }

  test('FED-04 a typeface: the server does not give it, the page is drawn in another', {
    tag: '@own',
  }, async ({ page, request }) => {
    const product = await startOwnProduct('typeface');
    const { release, fonts } = (await fetchRegistry(request, product.url)).host;
    const path = join(product.store, 'releases/host', release, fonts[0] ?? 'none');
    const sound = await readFile(path);
    await writeFile(path, alterOneByte(sound));
    const drawnIn = async () => {
      await page.goto(`${product.url}/login`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page.evaluate(async () => {
        const faces = [...(await document.fonts.ready)];
        return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
    };
    const typeface = expect.stringContaining('Atkinson Hyperlegible');
    expect(await drawnIn()).not.toContainEqual(typeface);
    await writeFile(path, sound);
    expect(await drawnIn()).toContainEqual(typeface);
    await page.context().close();
    await product.stop();
  });

  test('FED-04 a script without a hash is refused by the browser, whoever asks for it', async ({
    page,
    request,
  }) => {
    const registry = await fetchRegistry(request, baseUrl);
    const jobs = registry.remotes.jobs;
    await page.goto('/login');
    const outcome = (hash: string) =>
      page.evaluate(
        ([src = '', hash = '']) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.crossOrigin = 'anonymous';
            if (hash) script.integrity = hash;
            script.onload = () => resolve('executed');
            script.onerror = () => resolve('refused');
            script.src = src;
            document.head.append(script);
          }),
        [`/releases/jobs/${jobs?.release}/remoteEntry.js`, hash],
      );
    expect(await outcome('')).toBe('refused');
    expect(await outcome(jobs?.integrity['remoteEntry.js'] ?? '')).toBe('executed');
  });
});

/** Counts the files with this path that the browser refuses from now on. */
function watchRefusals(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('console', (message) => {
    const text = message.text();
    const urls = [...text.matchAll(/https?:\/\/[^\s'")]+/g), [message.location().url]];
    const named = urls.some(([url]) => url && path.test(new URL(url).pathname));
    if (REFUSED.test(text) && named) count += 1;
  });
  return () => count;
}
