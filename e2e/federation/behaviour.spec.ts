import { keepReleases } from '../compat/keep-releases.ts';
import { publishMisfit } from '../compat/second-release.ts';
import { everything } from '../support/everything.ts';
import {
  brokenPage,
  MENDED,
  releaseBrokenRemote,
  releaseEndlessImport,
} from './support/broken-remote.ts';
import { checkFailingPage } from './support/check-failing-page.ts';
import { countDocuments, expect, SOON, sentErrors, test } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import type { SeparateProduct } from './support/separate-product.ts';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy.ts';

/**
 * The failure matrix of behaviour: code that arrived and misbehaves, each page in turns on the first visit and on a
 * navigation; with TESTS=all on both. Cells share a browser, each with a page of its own. Files that do not arrive are
 * in faults.spec.ts and faults-later.spec.ts.
 */
const visits = ['first visit', 'navigation'] as const;
const turns = everything ? [0, 1] : [0];
const visitOf = (index: number, turn: number) => visits[(index + turn) % 2] ?? 'first visit';
/** Pages that cannot be shown, with the number of the failure. */
const failingPages = {
  ImportPage: 'FED-106',
  RenderPage: 'FED-106',
  EffectPage: 'FED-106',
  MissingPage: 'FED-105',
  EndlessPage: 'FED-101',
} as const;
const pagesWithButton = ['HandlerPage', 'RejectionPage'] as const;
/** A remote whose release does not fit, by its menu entry. */
const misfit = { name: 'profile', label: 'Mein Profil' };

test.describe('a remote that misbehaves', { tag: ['@federation', '@desktop', '@own'] }, () => {
  // One product with a broken remote for all of them.
  test.describe.configure({ mode: 'default' });
  test.slow();
  let product: SeparateProduct;
  let restore: () => Promise<void>;
  let workspace: WorkspaceCopy;

  test.beforeAll(async ({ separate }) => {
    test.setTimeout(180_000);
    product = separate;
    restore = await keepReleases(product);
    workspace = await copyWorkspace('behaviour');
    await releaseBrokenRemote(workspace, product.store);
  });
  test.afterAll(async () => {
    await workspace.remove();
    await restore();
  });

  test.beforeEach(async ({ watch, signIn, page }) => {
    watch.expect(/./);
    await page.clock.install();
    await signIn('free', product.url);
  });
  test.afterEach(async ({ context }) => context.close());

  for (const turn of turns) {
    test(`FED-04 ${Object.keys(failingPages).join(', ')}, from a ${visitOf(0, turn)} on in turns: a message, the rest works, the retry too`, async ({
      page,
      layout,
      failure,
      collector,
      request,
    }) => {
      const { defekt } = (await fetchRegistry(request, product.url)).remotes;
      await page.goto(`${product.url}/messages`);
      for (const [index, [name, number]] of Object.entries(failingPages).entries()) {
        const visit = visitOf(index, turn);
        await test.step(`${name}, ${visit}`, async () => {
          await checkFailingPage(
            { page, layout, failure, reported: () => sentErrors(collector), url: product.url },
            { ...brokenPage(name), remote: 'defekt', release: defekt?.release, number, visit },
          );
        });
      }
    });

    test(`FED-04 ${pagesWithButton.join(', ')}, from a ${visitOf(0, turn)} on in turns: a notice, the page stays, the next click works`, async ({
      page,
      layout,
      failure,
      collector,
      request,
    }) => {
      const { defekt } = (await fetchRegistry(request, product.url)).remotes;
      await page.goto(`${product.url}/messages`);
      for (const [index, name] of pagesWithButton.entries()) {
        const visit = visitOf(index, turn);
        await test.step(`${name}, ${visit}`, async () => {
          const { path, label } = brokenPage(name);
          const before = sentErrors(collector).length;
          await expect(layout.heading('Nachrichten')).toBeVisible();
          await page.evaluate((key) => localStorage.removeItem(key), MENDED);
          const documents = countDocuments(page);
          if (visit === 'navigation') await layout.go(label);
          else await page.goto(product.url + path);
          await page.getByRole('button', { name: 'Los' }).click();
          await expect(failure.notice('FED-109')).toBeVisible();
          await expect(layout.heading(label)).toBeVisible();
          const reported = () => sentErrors(collector).slice(before);
          await expect.poll(() => reported().length, SOON).toBe(1);
          expect(reported()[0]?.tags).toMatchObject({
            remote: 'defekt',
            remote_release: defekt?.release,
            diagnosis: 'FED-109',
          });

          await page.evaluate((key) => localStorage.setItem(key, 'yes'), MENDED);
          await page.getByRole('button', { name: 'Los' }).click();
          await expect(page.getByText('Geklappt', { exact: true })).toBeVisible();
          await failure.dismiss('FED-109');
          await layout.go('Nachrichten');
          await expect(layout.heading('Nachrichten')).toBeFocused();
          expect(reported()).toHaveLength(1);
          expect(documents()).toBe(visit === 'navigation' ? 0 : 1);
        });
      }
    });
  }

  for (const visit of turns.map((turn) => visitOf(0, turn))) {
    test(`FED-04 incompatible, ${visit}: refused with a message, a fitting release helps`, async ({
      page,
      layout,
      failure,
      collector,
      request,
    }) => {
      const { name, label } = misfit;
      const mend = await keepReleases(product);
      const refused = await publishMisfit(product.store, name);
      // The server looks at the store once a second.
      const live = async () => (await fetchRegistry(request, product.url)).remotes[name]?.release;
      await expect.poll(live, SOON).toBe(refused.release);
      const documents = countDocuments(page);
      const before = sentErrors(collector).length;
      await page.goto(product.url + (visit === 'navigation' ? '/messages' : '/profile'));
      if (visit === 'navigation') await layout.go(label);
      await expect(failure.number('FED-104')).toBeVisible();
      await expect(failure.heading).toBeFocused();
      const reported = () => sentErrors(collector).slice(before);
      await expect.poll(() => reported().length, SOON).toBe(1);
      expect(reported()[0]?.tags).toMatchObject({
        remote: name,
        remote_release: refused.release,
        diagnosis: 'FED-104',
      });
      expect(documents()).toBe(1);

      await mend();
      await failure.retryTo(layout.heading(label));
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
