import { test as base, type Page } from '@playwright/test';
import { newCandidate, newEmployer, type Person } from '../access-pages/support/new-users.ts';
import {
  type SeparateProduct,
  startSeparateProduct,
} from '../federation/support/separate-product.ts';
import { type Collector, startCollector } from '../monitoring/support/collector.ts';
import type { AccountName } from './accounts.ts';
import { baseUrl } from './environment.ts';
import { openHydrated } from './hydrated.ts';
import type { Parts } from './parts.ts';
import { fetchToken, storeToken } from './sign-in.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';

/** A page that stays open from test to test, and the watch over its console. */
interface SharedPage {
  page: Page;
  watch: ConsoleWatch;
}

/** What the tests of a worker share. */
export interface WorkerFixtures {
  /** The token of an account; each worker signs in once. */
  tokenOf: (name: AccountName) => Promise<string>;
  /** A candidate of this worker, signed up once; tests leave account and session as they are. */
  candidate: Person;
  /** An employer of this worker who has not written a profile; tests leave it so. */
  employer: Person;
  /**
   * The page of this worker for a role; without one that of a visitor. For tests that only look:
   * each goes on in the page of the one before with the same role, because a document in a page that
   * stays costs a third of one in a new browser. A test that fails ends its worker, and the pages
   * with it.
   */
  pageOf: (as?: AccountName) => Promise<SharedPage>;
  /**
   * What the pages that this worker has looked at are made of: frame, header and footer once, not once a remote. A test
   * that fails ends its worker, so that the next one looks at all of it again.
   */
  seenParts: Parts;
  /** A stand-in for the collector of errors. */
  collector: Collector;
  /** A product of this worker with releases of its own, which reports to the collector. */
  separate: SeparateProduct;
}

/**
 * All that workers keep, for all tests: with fixtures of its own a file would have workers of its own,
 * and their browsers. What no test of a worker asks for is not made.
 */
export const test = base.extend<object, WorkerFixtures>({
  tokenOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const tokens = new Map<AccountName, Promise<string>>();
      await use((name) => {
        const token = tokens.get(name) ?? fetchToken(baseUrl, name);
        tokens.set(name, token);
        return token;
      });
    },
    { scope: 'worker' },
  ],
  candidate: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: baseUrl });
      await use(await newCandidate(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  employer: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: baseUrl });
      await use(await newEmployer(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ browser, tokenOf }, use) => {
      const pages = new Map<AccountName | undefined, SharedPage>();
      await use(async (as) => {
        const known = pages.get(as);
        known?.watch.forget();
        if (known) return known;
        const context = await browser.newContext();
        openHydrated(context);
        const watch = await watchConsole(context);
        if (as) await storeToken(context, baseUrl, await tokenOf(as));
        const opened = { page: await context.newPage(), watch };
        pages.set(as, opened);
        return opened;
      });
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  seenParts: [async ({}, use) => use(new Set()), { scope: 'worker' }],
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const collector = await startCollector();
      await use(collector);
      await collector.close();
    },
    { scope: 'worker' },
  ],
  separate: [
    async ({ collector }, use, { workerIndex }) => {
      const product = await startSeparateProduct(`of-worker-${workerIndex}`, {
        MONITORING_DSN: collector.dsn,
        TRUST_PROXY: 'loopback',
        // Every document tells of its loads.
        LOAD_SAMPLE: '1',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
