import { type BrowserContext, expect } from '@playwright/test';
import { keepReleases } from '../compat/keep-releases.ts';
import type { SeparateProduct } from '../federation/support/separate-product.ts';
import { ContactDialog } from '../pages/contact-dialog.ts';
import { JobPage } from '../pages/job-page.ts';
import { Layout } from '../pages/layout.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PoolPage } from '../pages/pool-page.ts';
import type { AccountName } from './accounts.ts';
import { baseUrl, givenPermission, givenRelease } from './environment.ts';
import { openHydrated } from './hydrated.ts';
import { preview } from './preview.ts';
import { storeToken } from './sign-in.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';
import { test as base } from './worker-fixtures.ts';

/** What every test has. */
export interface TestFixtures {
  /**
   * Whether documents carry a first view. 'off' where a test answers in the browser what the document
   * server would have asked for itself: then nothing is rendered before the browser asks (delivery-53).
   */
  firstView: 'on' | 'off';
  /** Fails the test when a page logs an error or violates the security policy. */
  watch: ConsoleWatch;
  /** Signs the test's browser in; `at` is another address of the product than the usual one. */
  signIn: (name: AccountName, at?: string) => Promise<void>;
  /** The product of the worker with releases of its own; what a test makes live there is not live after it. */
  product: SeparateProduct;
  layout: Layout;
  loginPage: LoginPage;
  pool: PoolPage;
  job: JobPage;
  contact: ContactDialog;
}

/** Playwright's test with the pages of the product and a watch over the console. */
export const test = base.extend<TestFixtures>({
  firstView: ['on', { option: true }],
  watch: [
    async ({ context, firstView, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) openHydrated(context);
      if (firstView === 'off') await withoutFirstView(context);
      if (givenRelease) await preview(context, givenRelease, givenPermission);
      const watch = await watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, tokenOf }, use) => {
    await use(async (name, at = baseUrl) => storeToken(context, at, await tokenOf(name)));
  },
  product: async ({ separate, context }, use) => {
    const restore = await keepReleases(separate);
    await use(separate);
    await context.close();
    await restore();
  },
  layout: async ({ page }, use) => use(new Layout(page)),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  pool: async ({ page }, use) => use(new PoolPage(page)),
  job: async ({ page }, use) => use(new JobPage(page)),
  contact: async ({ page }, use) => use(new ContactDialog(page)),
});

/** For contexts that a test opens itself. */
export async function withoutFirstView(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'firstView', value: 'off', url: new URL('/', baseUrl).href }]);
}

export { expect };
