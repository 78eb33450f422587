import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { baseUrl } from '../support/environment.ts';
import { freePort } from '../support/free-port.ts';
import { test as base, expect, withoutFirstView } from '../support/test.ts';
import { ALTERED, type FaultProxy, startFaultProxy } from './support/fault-proxy.ts';
import { fetchRegistry } from './support/registry.ts';
import { startSeparateProduct } from './support/separate-product.ts';

/**
 * What was changed on the way or in the store is never executed. Files of remotes are in the failure
 * matrix (faults.spec.ts); here are those of the host, scripts without a hash, and the registry.
 */
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

test.describe('what was changed is never executed', { tag: ['@federation', '@desktop'] }, () => {
  for (const file of ['script', 'style sheet']) {
    test(`FED-04 ${file} of the host, one byte changed: the document says so and the retry works`, async ({
      page,
      spoiler,
      loginPage,
      watch,
    }) => {
      watch.expect(/./);
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

  test('FED-04 a script without a hash is refused by the browser, whoever asks for it', async ({
    context,
    page,
    request,
    watch,
  }) => {
    // The host's policy for addresses of scripts is there when the page is loaded.
    await withoutFirstView(context);
    watch.expect(/./);
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

  test('FED-04 a forged registry in the store reaches nobody: documents keep the last signed one', {
    tag: '@own',
  }, async ({ page, context, signIn, pool, request }) => {
    const operator = await freePort();
    const product = await startSeparateProduct('forged', { METRICS_PORT: String(operator) });
    const live = () => fetchRegistry(request, product.url);
    try {
      const signed = await live();
      await forgeRevision(product.store, (registry) =>
        registry.replaceAll(signed.remotes.jobs?.release ?? '', 'forged000000'),
      );
      // The server has seen it and goes on with the one before.
      const ready = async () => (await request.get(`http://localhost:${operator}/ready`)).json();
      await expect.poll(ready).toMatchObject({ ready: true, registry: 'older' });
      expect(await live()).toEqual(signed);
      await signIn('free', product.url);
      await page.goto(product.url);
      await pool.isShown();
    } finally {
      await context.close();
      await product.stop();
    }
  });
});

/** Writes the next revision as somebody who has the store and not the key. */
async function forgeRevision(store: string, change: (registry: string) => string): Promise<void> {
  const folder = join(store, 'revisions');
  const [newest = ''] = (await readdir(folder)).sort().reverse();
  const envelope = JSON.parse(await readFile(join(folder, newest), 'utf8')) as { payload: string };
  const number = Number.parseInt(newest, 10);
  const next = change(Buffer.from(envelope.payload, 'base64').toString()).replace(
    `"revision":${number}`,
    `"revision":${number + 1}`,
  );
  await writeFile(
    join(folder, `${String(number + 1).padStart(8, '0')}.json`),
    JSON.stringify({ ...envelope, payload: Buffer.from(next).toString('base64') }),
  );
}

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
