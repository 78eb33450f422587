import type { APIRequestContext, Page } from '@playwright/test';
import type { Collector } from '../../monitoring/support/collector.ts';
import type { SentError } from '../../monitoring/support/monitored-test.ts';
import { FailurePage } from '../../pages/failure-page.ts';
import type { Layout } from '../../pages/layout.ts';
import { test as base, expect } from '../../support/test.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** The longest that a failure may take to show, in milliseconds. */
const LIMIT_MS = 10_000;

/** For what costs nothing to look at: else each look but the first few comes a second after another. */
export const SOON = { intervals: [50] };

/** What a cell of the failure matrix looks at. */
export interface CellParts {
  page: Page;
  request: APIRequestContext;
  spoiler: FaultProxy;
  layout: Layout;
  failure: FailurePage;
  reported: () => SentError[];
  documents: () => number;
}

interface TestFixtures {
  /** All of the above at once. */
  cell: CellParts;
  /** The product behind a proxy that spoils files. */
  spoiler: FaultProxy;
  failure: FailurePage;
  /** Errors that this test's pages reported so far. */
  reported: () => SentError[];
  /** Documents that this test's page has asked for. */
  documents: () => number;
}

/** A test with a product that fails on purpose, and with its monitoring. */
export const test = base.extend<TestFixtures>({
  spoiler: async ({ separate, context }, use) => {
    const spoiler = await startFaultProxy(separate.url);
    await use(spoiler);
    await context.close();
    await spoiler.close();
  },
  cell: async ({ page, request, spoiler, layout, failure, reported, documents }, use) =>
    use({ page, request, spoiler, layout, failure, reported, documents }),
  failure: async ({ page }, use) => use(new FailurePage(page)),
  reported: async ({ collector, spoiler }, use) => use(() => reportedFrom(collector, spoiler.url)),
  documents: async ({ page }, use) => use(countDocuments(page)),
});

/**
 * Lets the clock of a page, which the test has installed, jump to the limit and stand there: what
 * shows then has come in time, however slow the machine is.
 */
export async function stopAtLimit(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + LIMIT_MS);
}

/**
 * From its next document on a page fetches nothing ahead: a request that hangs is then the loading's own,
 * whose time has begun. One that the pointer caused before the click would let the clock jump too early.
 */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Errors that have arrived at a collector. */
export function sentErrors({ items }: Collector): SentError[] {
  return items.filter(({ type }) => type === 'event').map(({ json }) => json as SentError);
}

/** Those of them that pages of one address have reported. */
export function reportedFrom(collector: Collector, url: string): SentError[] {
  return sentErrors(collector).filter(({ request }) => request?.url?.startsWith(url));
}

/** Counts the documents that a page asks for from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

export { expect };
