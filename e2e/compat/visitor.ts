import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import type { AccountName } from '../support/accounts.ts';
import { storeToken } from '../support/sign-in.ts';
import { type ConsoleWatch, watchConsole } from '../support/watch-console.ts';

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  watch: ConsoleWatch;
  /** Requests that have no answer yet. */
  underWay: Set<Request>;
}

/** How visitors come to the product. */
export interface VisitorOptions {
  browser: Browser;
  /** Address of the product. */
  url: string;
  tokenOf: (name: AccountName) => Promise<string>;
}

const LIVE_EVENTS = '/api/events';
/** How long nothing may be in progress before a page counts as rendered. */
const IDLE_MS = 100;

/** Opens a browser for a user, or for a visitor who is not signed in. */
export async function openVisitor(
  { browser, url, tokenOf }: VisitorOptions,
  who: AccountName | null,
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const watch = await watchConsole(context);
  if (who) await storeToken(context, url, await tokenOf(who));
  const page = await context.newPage();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // The stream of live events never ends.
    if (new URL(request.url()).pathname !== LIVE_EVENTS) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { page, watch, underWay };
}

/** Waits until a visitor's page has asked for nothing for a while. */
export async function untilQuiet({ underWay }: Visitor, timeout: number): Promise<void> {
  let quietSince = performance.now();
  await until('does not come to rest', timeout, () => {
    if (underWay.size > 0) quietSince = performance.now();
    return performance.now() - quietSince > IDLE_MS;
  });
}

/**
 * Waits for a condition.
 * @param otherwise message of the error when it is not met in time
 * @param timeout in milliseconds
 */
export async function until(
  otherwise: string,
  timeout: number,
  met: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await met())) {
    if (performance.now() > deadline) throw new Error(otherwise);
    await setTimeout(20);
  }
}
