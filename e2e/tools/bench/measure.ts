import type { Browser, BrowserContext } from '@playwright/test';
import { type Marks, recordMarks } from './marks.ts';
import type { BenchPage } from './pages.ts';
import { type TimedRequest, watchRequests } from './requests.ts';

/** What one visit took. */
export interface Sample extends Marks {
  bytes: number;
  requests: TimedRequest[];
}

/** A first visit, and the next one of the same browser. */
export interface Visits {
  cold: Sample;
  again: Sample;
}

/** What is visited, by whom. */
export interface VisitOptions {
  /** Address of the product. */
  url: string;
  page: BenchPage;
  token: string;
}

const KILOBIT = 1_000 / 8;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;

/** Visits a page with an empty cache, and then once more, on a slow line and a slow processor. */
export async function measureVisits(browser: Browser, options: VisitOptions): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const { url, token } = options;
  await context.addCookies([{ name: 'authToken', value: encodeURIComponent(token), url }]);
  const cold = await visit(context, options);
  const again = await visit(context, options);
  await context.close();
  return { cold, again };
}

async function visit(context: BrowserContext, { url, page }: VisitOptions): Promise<Sample> {
  const tab = await context.newPage();
  await tab.addInitScript(recordMarks, page);
  const session = await context.newCDPSession(tab);
  const requests = await watchRequests(session);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.goto(`${url}${page.path}`, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const marked = await tab.waitForFunction(
    () => {
      const { benchMarks } = window as unknown as { benchMarks: Partial<Marks> };
      return benchMarks.click === undefined ? null : (benchMarks as Marks);
    },
    undefined,
    { polling: 100, timeout: TIMEOUT_MS },
  );
  const marks = (await marked.jsonValue()) as Marks;
  await tab.waitForLoadState('networkidle');
  const timed = requests();
  await tab.close();
  return { ...marks, requests: timed, bytes: timed.reduce((sum, { bytes }) => sum + bytes, 0) };
}
