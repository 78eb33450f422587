import type { Page } from '@playwright/test';
import { everything } from '../support/everything.ts';
import { facesOfHeading } from '../support/fonts.ts';
import { leavePage } from '../support/leave-page.ts';
import { expect, test } from '../support/test.ts';
import { expectStill, openRendered, watchShifts } from './support/rendered.ts';

const OWN = 'Atkinson Hyperlegible Next';

/** Lists of two remotes, and a document for everybody; each night pages of others, too. */
const PAGES = everything
  ? ['/', '/jobs/1', '/messages', '/profile', '/kuendigen']
  : ['/', '/messages', '/kuendigen'];

/** Lets no file of the host through until the returned function is called; that ends when one is there. */
async function holdFiles(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/releases/host/**', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.css'),
    );
    release();
    await arrived;
  };
}

/** How wide the heading's text is: in the first frame that has it, and now. */
async function watchHeading(page: Page) {
  await page.addInitScript(() => {
    const width = () => {
      const heading = document.querySelector('h1');
      if (!heading) return 0;
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    };
    Object.assign(window, { widthOfHeading: width });
    // Runs before a frame is laid out, and so measures what that frame shows.
    const look = () => {
      const first = width();
      if (first > 0) Object.assign(window, { firstWidth: first });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const seen = window as unknown as { firstWidth: number; widthOfHeading: () => number };
      return { first: seen.firstWidth, now: seen.widthOfHeading() };
    });
}

test.describe('the typeface', { tag: ['@host', '@jobs', '@messaging'] }, () => {
  // A document does not know how wide its window is; the phone has the most text above its fold.
  test(`HOUSE-02 VIEW-04 delivery-65 a first frame of ${PAGES.join(', ')} has it, without any file, and nothing moves`, {
    tag: everything ? [] : '@phone',
  }, async ({ page, signIn }) => {
    const shifts = await watchShifts(page);
    const widths = await watchHeading(page);
    await signIn('paid');
    for (const path of PAGES) {
      await test.step(path, async () => {
        const releaseFiles = await holdFiles(page);
        // The number beside 'Nachrichten' comes when the style sheets are there, which wait here.
        await page.route('**/api/communication?mode=unread*', () => {});
        await openRendered(page, path);
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        expect(await facesOfHeading(page)).toEqual([OWN]);
        const { first } = await widths();
        // They name the typeface once more.
        await releaseFiles();
        await expect(page.locator('link[rel=stylesheet][media=all]').first()).toBeAttached();
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        });
        expect(await facesOfHeading(page)).toEqual([OWN]);
        expect((await widths()).now).toBe(first);
        expectStill(await shifts());
        await leavePage(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });

  test('HOUSE-02 PUB-10 a list for everybody and its first job ask for no typeface', {
    tag: '@desktop',
  }, async ({ page, layout }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/stellen');
    const first = layout.main.getByRole('article').first().getByRole('link').first();
    await page.goto((await first.getAttribute('href')) ?? '');
    await expect(layout.heading()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(asked.filter((url) => url.includes('.woff2'))).toEqual([]);
  });

  test('HOUSE-02 delivery-65 letters from further away follow as a file once a text has one', {
    tag: '@desktop',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/kuendigen');
    expect(asked.filter((url) => url.includes('.woff2'))).toEqual([]);
    const file = page.waitForResponse(/latin-ext.*\.woff2/);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Wałęsa';
    });
    expect((await file).status()).toBe(200);
  });
});
