import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openDrawn } from './support/drawn.ts';

/** A document with the whole style sheets of host and page in the place of what it needs of them. */
function withWholeStyles(html: string): string {
  const late = [...html.matchAll(/"src":"([^"]*\.css)"/g)].map(([, href]) => `href="${href}"`);
  if (late.length === 0) throw new Error('No style sheet of the host follows the document.');
  const ofPage = [...html.matchAll(/<link rel="preload" as="style" (.*?)>/g)];
  const sheets = [...late, ...ofPage.map(([, attributes]) => attributes)];
  return html
    .replace(/(<style[^>]* id="needed-styles">)[^<]*/, '$1')
    .replace('</head>', `${sheets.map((one) => `<link rel="stylesheet" ${one}>`).join('')}</head>`);
}

async function pictureOf(page: Page, path: string, whole: boolean): Promise<string> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      // A script lets the typeface count; there is none here.
      const html = (await response.text()).replace(' id="typeface" media="not all"', '');
      const drawn = html.includes('id="needed-styles"');
      await route.fulfill({ response, body: whole && drawn ? withWholeStyles(html) : html });
    },
  );
  await openDrawn(page, path);
  // The picture waits for the typeface.
  await page.waitForLoadState('load');
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.unrouteAll();
  return picture.toString('base64');
}

test.describe('the styles of the first view', { tag: ['@host', '@desktop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('VIEW-05 VIEW-06 what a document brings along draws the picture of the whole style sheets', async ({
    page,
    signIn,
  }) => {
    await signIn('free');
    for (const path of ['/', '/jobs/1', '/messages', '/account', '/courses', '/contact']) {
      const needed = await pictureOf(page, path, false);
      const whole = await pictureOf(page, path, true);
      expect(needed === whole, path).toBe(true);
    }
  });
});
