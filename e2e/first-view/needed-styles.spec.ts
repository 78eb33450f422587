import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openDrawn } from './support/drawn.ts';

/** A document with the whole style sheets of host and page in the place of what it needs of them. */
function withWholeStyles(html: string): string {
  const whole = /<script type="text\/css"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!whole) throw new Error('The document does not bring the style sheets of the host along.');
  const links = [...html.matchAll(/<link rel="preload" as="style" (.*?)>/g)];
  const sheets = links.map(([, attributes]) => `<link rel="stylesheet" ${attributes}>`).join('');
  return html
    .replace(/(<style[^>]* id="needed-styles">)[^<]*/, (_, tag: string) => tag + whole)
    .replace('</head>', `${sheets}</head>`);
}

async function pictureOf(page: Page, path: string, whole: boolean): Promise<string> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      // A first document brings the style sheets along.
      await page.context().clearCookies({ name: 'visited' });
      const { cookie: _, ...headers } = await route.request().allHeaders();
      const response = await route.fetch({ headers });
      const html = await response.text();
      const drawn = html.includes('id="needed-styles"');
      await route.fulfill({ response, body: whole && drawn ? withWholeStyles(html) : html });
    },
  );
  await openDrawn(page, path);
  await page.waitForLoadState('networkidle');
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
