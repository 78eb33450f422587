import type { Page } from '@playwright/test';
import type { SentError } from '../../monitoring/support/monitored-test.ts';
import type { FailurePage } from '../../pages/failure-page.ts';
import type { Layout } from '../../pages/layout.ts';
import { waitUntilReactRuns } from '../../support/hydrated.ts';
import { type BrokenPage, MENDED } from './broken-remote.ts';
import { countDocuments, expect, SOON, stopAtLimit } from './failing-product.ts';
import type { Visit } from './fault-cells.ts';

/** Where a page fails. */
interface FailingProduct {
  /** Its clock is the test's; it shows the list of messages. */
  page: Page;
  layout: Layout;
  failure: FailurePage;
  reported: () => SentError[];
  /** Address of the product. */
  url: string;
}

/** A page whose code misbehaves until it is told to work. */
interface FailingPage extends BrokenPage {
  remote: string;
  release: string | undefined;
  /** Number of its failure; FED-101: it never comes. */
  number: string;
  visit: Visit;
}

/** Opens a page that fails: it says so and is reported once, all others work, and its retry helps. */
export async function checkFailingPage(
  { page, layout, failure, reported, url }: FailingProduct,
  { path, label, remote, release, number, visit }: FailingPage,
): Promise<void> {
  const before = reported().length;
  const isEndless = number === 'FED-101';
  const failed = async () => {
    if (isEndless) {
      // The document shows the same, or the page as the server has rendered it, until the host
      // runs, whose time begins later.
      await waitUntilReactRuns(page);
      const waiting = layout.main.getByText('Seite wird geladen');
      await expect(waiting.or(layout.heading(label)).first()).toBeVisible();
      await stopAtLimit(page);
    }
    await expect(failure.number(number)).toBeVisible();
    if (isEndless) await page.clock.resume();
  };
  await expect(layout.heading('Nachrichten')).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), MENDED);
  const documents = countDocuments(page);
  if (visit === 'navigation') await layout.go(label);
  else await page.goto(url + path, { waitUntil: 'commit' });
  await failed();
  await expect(failure.heading).toBeFocused();
  const own = () => reported().slice(before);
  await expect.poll(() => own().length, SOON).toBe(1);
  expect(own()[0]?.tags).toMatchObject({
    remote,
    remote_release: release,
    diagnosis: number,
  });
  const asked = visit === 'navigation' ? 0 : 1;
  expect(documents()).toBe(asked);
  if (visit === 'first visit') {
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();
    await layout.go(label);
    await failed();
  }
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), MENDED);
  await failure.retryTo(layout.heading(label));
  expect(documents()).toBeLessThanOrEqual(asked + 1);
  await layout.go('Nachrichten');
}
