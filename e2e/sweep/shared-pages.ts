import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { test as base } from '../support/test.ts';
import { type ConsoleWatch, watchConsole } from '../support/watch-console.ts';

/** A page that stays open from test to test, and the watch over its console. */
interface SharedPage {
  page: Page;
  watch: ConsoleWatch;
}

interface WorkerFixtures {
  /** The page of this worker for a role; without one that of a visitor. */
  pageOf: (as?: AccountName) => Promise<SharedPage>;
}

/**
 * Tests that only look: each goes on in the page of the one before with the same role, because a
 * document in a page that stays costs a third of one in a new browser. A test that fails ends its
 * worker, and the pages with it.
 */
export const test = base.extend<object, WorkerFixtures>({
  pageOf: [
    async ({ browser, tokenOf }, use) => {
      const pages = new Map<AccountName | undefined, SharedPage>();
      await use(async (as) => {
        const known = pages.get(as);
        if (known) return known;
        const context = await browser.newContext();
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
});

export { expect } from '../support/test.ts';
