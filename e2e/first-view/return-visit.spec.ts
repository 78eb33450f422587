import type { Page } from '@playwright/test';
import { everything } from '../support/everything.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { openRendered } from './support/rendered.ts';

/** How files of releases came into this document, and what the browser waited for before it rendered. */
function readFiles(page: Page) {
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/releases/'));
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const resources = files as (PerformanceResourceTiming & { renderBlockingStatus?: string })[];
    return {
      all: resources.map(path),
      // What comes from the cache has no bytes on the wire.
      fromNetwork: resources.filter(({ transferSize }) => transferSize > 0).map(path),
      blocking: resources.filter((file) => file.renderBlockingStatus === 'blocking').map(path),
    };
  });
}

test.describe('a return visit', { tag: ['@host', '@jobs', '@messaging', '@desktop'] }, () => {
  test('VIEW-06 delivery-64 every file of a release comes from the cache, and no request but the document keeps the first frame waiting', async ({
    page,
    signIn,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn('free');
    for (const path of everything ? ['/', '/jobs/1', '/messages'] : ['/', '/messages']) {
      await openRendered(page, path);
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      const first = await readFiles(page);
      expect(first.all.length, path).toBeGreaterThan(3);

      // A stay on another document; a reload would ask for everything anew.
      await page.goto('about:blank');
      asked.length = 0;
      const document = await openRendered(page, path);
      // The style sheet of before unpacks it (delivery-64).
      expect(document.headers()['content-encoding'], path).toBe('dcz');
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      const again = await readFiles(page);
      expect(again.fromNetwork, path).toEqual([]);
      expect(again.blocking, path).toEqual([]);
      // The document brings it along.
      expect(asked, path).not.toContain('/registry.json');
    }
  });
});
