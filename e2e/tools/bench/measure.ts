import type { Browser, CDPSession } from '@playwright/test';

/** One request of a visit, in milliseconds since the document was asked for. */
interface TimedRequest {
  url: string;
  start: number;
  end: number;
  bytes: number;
}

/** What one cold visit took. */
export interface Sample {
  /** First job row in the document, in milliseconds since the navigation began. */
  row: number;
  /** First job row on the screen. */
  painted: number;
  bytes: number;
  requests: TimedRequest[];
}

const KILOBIT = 1_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const CPU_SLOWDOWN = 4;

/** Visits the job pool with an empty cache on a slow line and a slow processor. */
export async function measureVisit(browser: Browser, url: string, token: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await context.addCookies([{ name: 'authToken', value: encodeURIComponent(token), url }]);
  const page = await context.newPage();
  await page.addInitScript(recordFirstRow);
  const session = await context.newCDPSession(page);
  const requests = await watchRequests(session);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => 'firstRow' in window && 'firstRowPainted' in window);
  await page.waitForLoadState('networkidle');
  const marks = await page.evaluate(() => {
    const { firstRow, firstRowPainted } = window as unknown as Record<string, number>;
    return { row: firstRow ?? 0, painted: firstRowPainted ?? 0 };
  });
  await context.close();
  const timed = requests();
  return { ...marks, requests: timed, bytes: timed.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Runs in the page before everything else. */
function recordFirstRow(): void {
  const marks = window as unknown as Record<string, number>;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article a[href^="/jobs/"]')) return;
    observer.disconnect();
    marks.firstRow = performance.now();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.firstRowPainted = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

async function watchRequests(session: CDPSession): Promise<() => TimedRequest[]> {
  const byId = new Map<string, TimedRequest>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    byId.set(requestId, {
      url: request.url,
      start: (timestamp - began) * 1_000,
      end: Number.NaN,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (!request) return;
    request.end = (timestamp - (began ?? timestamp)) * 1_000;
    request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...byId.values()];
}
