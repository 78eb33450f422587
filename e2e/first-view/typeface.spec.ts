import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectStill, openDrawn, typefaceIsKept, watchShifts } from './support/drawn.ts';

const OWN = 'Atkinson Hyperlegible Next';

/** Holds files of this kind back until the returned function is called; that ends when one is there. */
async function holdFiles(page: Page, kind: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/releases/host/**/*.${kind}`, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(`.${kind}`),
    );
    release();
    await arrived;
  };
}

/** The faces that the browser draws the heading with. */
async function facesOfHeading(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test.describe('the typeface', { tag: ['@host', '@jobs', '@messaging'] }, () => {
  for (const path of ['/', '/jobs/1', '/messages', '/profile', '/kuendigen']) {
    test(`VIEW-04 delivery-65 it moves nothing on ${path} when it comes after the first frame`, async ({
      page,
      signIn,
    }) => {
      const shifts = await watchShifts(page);
      await signIn('paid');
      const releaseTypeface = await holdFiles(page, 'woff2');
      const releaseSheets = await holdFiles(page, 'css');
      // The number beside 'Nachrichten' comes when the style sheets are there, which wait here.
      await page.route('**/api/communication?mode=unread*', () => {});
      await openDrawn(page, path);
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await releaseTypeface();
      // These name the typeface once more.
      await releaseSheets();
      await expect(page.locator('link[rel=stylesheet][media=all]').first()).toBeAttached();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await facesOfHeading(page)).not.toContain(OWN);
      expectStill(await shifts());
    });
  }

  test('delivery-65 the next page has it', async ({ page, layout, signIn }) => {
    await signIn('paid');
    const releaseTypeface = await holdFiles(page, 'woff2');
    await openDrawn(page, '/messages');
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await releaseTypeface();
    expect(await facesOfHeading(page)).not.toContain(OWN);
    await layout.go('Gemerkte Stellen');
    await expect(layout.heading('Gemerkte Stellen')).toBeVisible();
    await expect.poll(() => facesOfHeading(page)).toContain(OWN);
  });

  test('delivery-65 who comes again has it from the first frame', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openDrawn(page, '/kuendigen');
    await typefaceIsKept(page);
    // A busy machine may be too late for a first frame even with what it has kept.
    await expect(async () => {
      await openDrawn(page, '/kuendigen');
      expect(await facesOfHeading(page)).toContain(OWN);
    }).toPass();
  });
});
