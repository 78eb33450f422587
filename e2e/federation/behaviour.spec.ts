import {
  brokenPage,
  MENDED,
  releaseBrokenRemote,
  releaseEndlessImport,
  releaseIncompatibleRemotes,
} from './support/broken-remote.ts';
import { countDocuments, expect, LIMIT_MS, sentErrors, test } from './support/failing-product.ts';
import { type OwnProduct, startOwnProduct } from './support/own-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy.ts';

/**
 * The failure matrix of behaviour: code that arrived and misbehaves, on the first visit and on a
 * navigation. Files that do not arrive are in faults.spec.ts.
 */
const visits = ['first visit', 'navigation'] as const;
const numberOfPage = {
  ImportPage: 'FED-106',
  RenderPage: 'FED-106',
  EffectPage: 'FED-106',
  EndlessPage: 'FED-101',
  MissingPage: 'FED-105',
} as const;
const misfits = { 'first visit': 'misfit-first', navigation: 'misfit-later' } as const;

test.describe('a remote that misbehaves', { tag: ['@federation', '@desktop', '@own'] }, () => {
  // One product with a broken remote for all of them.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(60_000);
  let product: OwnProduct;
  let workspace: WorkspaceCopy;
  let mend: (name: string) => Promise<void>;

  test.beforeAll(async ({ collector }) => {
    test.setTimeout(180_000);
    product = await startOwnProduct('behaviour', { MONITORING_DSN: collector.dsn });
    workspace = await copyWorkspace('behaviour');
    await releaseBrokenRemote(workspace, product.store);
    mend = await releaseIncompatibleRemotes(workspace, product.store, Object.values(misfits));
  });
  test.afterAll(async () => {
    await workspace.remove();
    await product.stop();
  });

  test.beforeEach(async ({ watch, signIn }) => {
    watch.expect(/./);
    await signIn('free', product.url);
  });
  test.afterEach(async ({ context }) => context.close());

  for (const visit of visits) {
    for (const [name, number] of Object.entries(numberOfPage)) {
      const { path, label } = brokenPage(name);
      test(`FED-04 ${name}, ${visit}: a message, the rest works, the retry too`, async ({
        page,
        layout,
        failure,
        collector,
        request,
      }) => {
        const documents = countDocuments(page);
        const before = sentErrors(collector).length;
        if (visit === 'navigation') {
          await page.goto(`${product.url}/messages`);
          await expect(layout.heading('Nachrichten')).toBeVisible();
        }
        const started = Date.now();
        if (visit === 'navigation') await layout.go(label);
        else await page.goto(product.url + path, { waitUntil: 'commit' });

        await expect(failure.number(number)).toBeVisible({ timeout: 15_000 });
        expect(Date.now() - started).toBeLessThan(LIMIT_MS);
        await expect(failure.heading).toBeFocused();
        const { defekt } = (await fetchRegistry(request, product.url)).remotes;
        const reported = () => sentErrors(collector).slice(before);
        await expect.poll(() => reported().length).toBe(1);
        expect(reported()[0]?.tags).toMatchObject({
          remote: 'defekt',
          remote_release: defekt?.release,
          diagnosis: number,
        });
        expect(documents()).toBe(1);
        if (visit === 'first visit') {
          await layout.go('Nachrichten');
          await expect(layout.heading('Nachrichten')).toBeFocused();
          await layout.go(label);
          await expect(failure.number(number)).toBeVisible({ timeout: 15_000 });
        }
        await page.evaluate((key) => localStorage.setItem(key, 'yes'), MENDED);
        await failure.retry.click();
        await expect(layout.heading(label)).toBeVisible({ timeout: 15_000 });
        expect(documents()).toBeLessThanOrEqual(2);
      });
    }

    for (const name of ['HandlerPage', 'RejectionPage']) {
      const { path, label } = brokenPage(name);
      test(`FED-04 ${name}, ${visit}: a notice, the page stays, the next click works`, async ({
        page,
        layout,
        failure,
        collector,
        request,
      }) => {
        const documents = countDocuments(page);
        const before = sentErrors(collector).length;
        await page.goto(product.url + (visit === 'navigation' ? '/messages' : path));
        if (visit === 'navigation') await layout.go(label);
        const started = Date.now();
        await page.getByRole('button', { name: 'Los' }).click();
        await expect(failure.notice('FED-109')).toBeVisible();
        expect(Date.now() - started).toBeLessThan(LIMIT_MS);
        await expect(layout.heading(label)).toBeVisible();
        const reported = () => sentErrors(collector).slice(before);
        await expect.poll(() => reported().length).toBe(1);
        const { defekt } = (await fetchRegistry(request, product.url)).remotes;
        expect(reported()[0]?.tags).toMatchObject({
          remote: 'defekt',
          remote_release: defekt?.release,
          diagnosis: 'FED-109',
        });

        await page.evaluate((key) => localStorage.setItem(key, 'yes'), MENDED);
        await page.getByRole('button', { name: 'Los' }).click();
        await expect(page.getByText('Geklappt', { exact: true })).toBeVisible();
        await layout.go('Nachrichten');
        await expect(layout.heading('Nachrichten')).toBeFocused();
        expect(reported()).toHaveLength(1);
        expect(documents()).toBe(1);
      });
    }

    test(`FED-04 incompatible, ${visit}: refused with a message, a fitting release helps`, async ({
      page,
      layout,
      failure,
      collector,
      request,
    }) => {
      const name = misfits[visit];
      const refused = (await fetchRegistry(request, product.url)).remotes[name];
      const documents = countDocuments(page);
      const before = sentErrors(collector).length;
      await page.goto(product.url + (visit === 'navigation' ? '/messages' : `/${name}/otherpage`));
      if (visit === 'navigation') await layout.go(name);
      await expect(failure.number('FED-104')).toBeVisible({ timeout: LIMIT_MS });
      await expect(failure.heading).toBeFocused();
      const reported = () => sentErrors(collector).slice(before);
      await expect.poll(() => reported().length).toBe(1);
      expect(reported()[0]?.tags).toMatchObject({
        remote: name,
        remote_release: refused?.release,
        diagnosis: 'FED-104',
      });
      expect(documents()).toBe(1);

      await mend(name);
      await expect(async () => {
        await failure.retry.click();
        await expect(layout.heading(name)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await layout.go('Nachrichten');
      await expect(layout.heading('Nachrichten')).toBeFocused();
    });
  }

  test('FED-04 endless loading of a module is refused at the build, and nothing goes live', async ({
    request,
  }) => {
    const before = await fetchRegistry(request, product.url);
    await expect(releaseEndlessImport(workspace, product.store)).rejects.toThrow(
      'A module awaits while it is evaluated',
    );
    expect(await fetchRegistry(request, product.url)).toEqual(before);
  });
});
