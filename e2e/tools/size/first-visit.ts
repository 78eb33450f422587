import type { Browser } from '@playwright/test';

/** Kinds of files that a visit loads. */
export const kinds = ['document', 'script', 'style', 'font', 'api', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What a first visit loaded. */
export interface Visit {
  /** Bytes on the wire, headers included. */
  bytes: Record<Kind, number>;
  total: number;
  requests: number;
}

/** What to visit. */
export interface VisitOptions {
  url: string;
  /** Value of the auth cookie; none for a visitor. */
  token?: string | undefined;
}

const kindOf: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
};

/** What every visit loads last, once its page is hydrated and at rest. */
const LAST_FILE = /\/prefetch-on-intent\./;

/** Visits a page with an empty cache and counts what comes over the wire until it is quiet. */
export async function measureFirstVisit(
  browser: Browser,
  { url, token }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  if (token) {
    await context.addCookies([{ name: 'authToken', value: encodeURIComponent(token), url }]);
  }
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kindById = new Map<string, Kind>();
  const bytes: Record<Kind, number> = {
    document: 0,
    script: 0,
    style: 0,
    font: 0,
    api: 0,
    other: 0,
  };
  let requests = 0;
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What stands in a file that was counted is no request.
    if (!response.url.startsWith('data:')) kindById.set(requestId, kindOf[type] ?? 'other');
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindById.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    requests += 1;
  });
  await network.send('Network.enable');
  const last = page.waitForResponse(LAST_FILE);
  last.catch(() => {});
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Scripts of a document for everybody wait until somebody needs them (delivery-70).
  const onNeed = await page.locator('script[data-input*=onNeed]').count();
  if (onNeed === 0) await (await last).finished();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0), requests };
}
