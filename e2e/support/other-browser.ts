import type { Browser, BrowserContext } from '@playwright/test';
import { baseUrl } from './environment.ts';
import { openHydrated } from './hydrated.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';

/** Somebody else's browser beside that of the test, with a watch over its console; the test closes it. */
export async function openOtherBrowser(
  browser: Browser,
): Promise<{ context: BrowserContext; watch: ConsoleWatch }> {
  const context = await browser.newContext({ baseURL: baseUrl, locale: 'de-DE' });
  openHydrated(context);
  return { context, watch: await watchConsole(context) };
}
