import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Marks, recordMarks, TELL_MARKS } from './marks.ts';
import type { BenchPage } from './pages.ts';
import { type TimedRequest, type WatchedRequests, watchRequests } from './requests.ts';

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
  /** Address at which the browser asks: a slow line. */
  url: string;
  page: BenchPage;
  /** Empty: nobody is signed in. */
  token: string;
  /** Whether the server may render the page. */
  drawn: boolean;
}

const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;
/** A page that has asked for nothing for so long is quiet. */
const QUIET_MS = 500;
const LOOK_MS = 50;

/** Visits a page with an empty cache, and then once more, on a slow processor. */
export async function measureVisits(browser: Browser, options: VisitOptions): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const { url, token, drawn } = options;
  await context.addCookies([
    ...(token === '' ? [] : [{ name: 'authToken', value: encodeURIComponent(token), url }]),
    ...(drawn ? [] : [{ name: 'firstView', value: 'off', url }]),
  ]);
  const cold = await visit(context, options);
  const again = await visit(context, options);
  await context.close();
  return { cold, again };
}

async function visit(context: BrowserContext, { url, page }: VisitOptions): Promise<Sample> {
  const tab = await context.newPage();
  await tab.addInitScript(recordMarks, { ...page, tell: TELL_MARKS });
  const session = await context.newCDPSession(tab);
  const requests = await watchRequests(session);
  const marked = await watchMarks(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.goto(`${url}${page.path}`, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const marks = await marked();
  await untilQuiet(tab, requests);
  const timed = requests.list();
  await tab.close();
  return { ...marks, requests: timed, bytes: timed.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/**
 * Lets the page tell its marks. To be asked for them it would first be given all of Playwright's own code,
 * whose reading keeps the first frame of a page that is there at once, and no other's.
 */
async function watchMarks(session: CDPSession): Promise<() => Promise<Marks>> {
  const told = new Promise<Marks>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === TELL_MARKS) resolve(JSON.parse(payload) as Marks);
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: TELL_MARKS });
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('No click has worked.')), TIMEOUT_MS);
    });
    return Promise.race([told, late]).finally(() => clearTimeout(timer));
  };
}

/** Playwright's own 'networkidle' is over before the page is hydrated: then it only evaluates for long. */
async function untilQuiet(tab: Page, { busy }: WatchedRequests): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MS; quiet = busy() ? 0 : quiet + LOOK_MS) {
    await tab.waitForTimeout(LOOK_MS);
  }
}
