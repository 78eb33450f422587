import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A document with the whole style sheets of host and page in the place of what it needs of them. */
function withWholeStyles(html: string): string {
  const late = [...html.matchAll(/"src":"([^"]*\.css)"/g)].map(([, href]) => `href="${href}"`);
  if (late.length === 0) throw new Error('No style sheet of the host follows the document.');
  const ofPage = [...html.matchAll(/<link rel="preload" as="style" (.*?)>/g)];
  if (ofPage.length === 0) throw new Error('No style sheet of the page is announced.');
  const sheets = [...late, ...ofPage.map(([, attributes]) => attributes)];
  return html
    .replace(/(<style[^>]* id="needed-styles">)[^<]*/, '$1')
    .replace('</head>', `${sheets.map((one) => `<link rel="stylesheet" ${one}>`).join('')}</head>`);
}

/** A document with a first view, as a browser gets it that has kept no file. */
async function fetchDrawn(page: Page, path: string): Promise<APIResponse> {
  let drawn: APIResponse | undefined;
  await expect(async () => {
    drawn = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(drawn.headers()['server-timing']).toContain('"view"');
  }).toPass();
  if (!drawn) throw new Error(`${path} is not a document.`);
  return drawn;
}

/** Pictures of one document: as it comes, and with the whole style sheets. */
async function picturesOf(page: Page, path: string): Promise<string[]> {
  const response = await fetchDrawn(page, path);
  const html = await response.text();
  const pictures: string[] = [];
  for (const body of [html, withWholeStyles(html)]) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ response, body }),
    );
    await page.goto(path, { waitUntil: 'load' });
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.unrouteAll();
    pictures.push(picture.toString('base64'));
  }
  return pictures;
}

test.describe('the styles of the first view', { tag: ['@host', '@desktop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('VIEW-05 VIEW-06 what a document brings along renders the picture of the whole style sheets', async ({
    page,
    signIn,
  }) => {
    await signIn('free');
    for (const path of ['/', '/jobs/1', '/messages', '/account', '/courses', '/contact']) {
      const [needed, whole] = await picturesOf(page, path);
      expect(needed === whole, path).toBe(true);
    }
  });
});
