import { FailurePage } from '../pages/failure-page.ts';
import { Layout } from '../pages/layout.ts';
import { expect, test } from '../support/test.ts';
import { SOON } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { runRegistry } from './support/workspace-copy.ts';

/** The longest until an open tab looks at a navigation. */
const OPEN_TABS_MS = 60_000;

test('FED-03 a remote is switched off and on: new documents at once, open tabs at a navigation within 60 s', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, signIn, layout, pool, request, product }) => {
  const failure = new FailurePage(page);
  /** What new documents say; the server looks at the store once a second. */
  const isOff = async () =>
    (await fetchRegistry(request, product.url)).disabled?.includes('messaging') ?? false;
  await signIn('free', product.url);
  await page.clock.install();
  await page.goto(product.url);
  await pool.isShown();
  await layout.go('Nachrichten');
  await expect(layout.heading('Nachrichten')).toBeVisible();
  await layout.go('Silverjobs');

  await runRegistry(product.store, 'disable', 'messaging');
  const fresh = await context.newPage();
  await expect.poll(isOff, SOON).toBe(true);
  await fresh.goto(`${product.url}/messages`);
  await expect(new FailurePage(fresh).number('FED-107')).toBeVisible();
  await new Layout(fresh).go('Mein Profil');
  await expect(new Layout(fresh).heading('Mein Profil')).toBeVisible();

  await page.clock.fastForward(OPEN_TABS_MS);
  await layout.go('Nachrichten');
  await expect(failure.number('FED-107')).toBeVisible();
  await layout.go('Silverjobs');
  await pool.isShown();

  await runRegistry(product.store, 'enable', 'messaging');
  await expect.poll(isOff, SOON).toBe(false);
  await page.clock.fastForward(OPEN_TABS_MS);
  await layout.go('Nachrichten');
  await expect(layout.heading('Nachrichten')).toBeVisible();
});
