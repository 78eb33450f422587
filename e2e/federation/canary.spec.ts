import type { BrowserContext, Request } from '@playwright/test';
import { addRelease } from '../compat/second-release.ts';
import { expect, test } from '../support/test.ts';
import { SOON } from './support/failing-product.ts';
import { passPauses } from './support/pass-pauses.ts';
import { runRegistry } from './support/workspace-copy.ts';

const OLD = 'Beruf wählen';
const NEW = 'Beruf wählen, auf Probe';

test('FED-03 a canary goes to the same browsers each time, and is taken back when it fails for them', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ context, page, signIn, request, watch, product }) => {
  // The canary is spoilt below.
  watch.expect(/Failed to load resource/, /Failed to load script/, /ScriptNetworkError/);
  const placeholder = async () => {
    const what = page.getByRole('textbox', { name: 'Was?' });
    await expect(what).toBeVisible();
    return what.getAttribute('placeholder');
  };
  const releaseFor = async (share: number): Promise<string> => {
    const headers = { cookie: `share=${share}` };
    const answer = await request.get(`${product.url}/registry.json`, { headers });
    return (await answer.json()).remotes.jobs.release;
  };

  const live = await releaseFor(0);
  const { release: canary } = await addRelease(product.store, 'jobs', [OLD, NEW]);
  expect(await releaseFor(0)).toBe(live);
  await runRegistry(product.store, 'canary', 'jobs', canary, '50');

  const shares = Array.from({ length: 20 }, (_, share) => share);
  await expect(async () => {
    expect(await Promise.all(shares.map(releaseFor))).toContain(canary);
  }).toPass();
  const releases = await Promise.all(shares.map(releaseFor));
  await signIn('free', product.url);
  for (const [release, text] of [
    [live, OLD],
    [canary, NEW],
  ]) {
    await setShare(context, product.url, releases.indexOf(release ?? ''));
    await page.goto(product.url);
    expect(await placeholder()).toBe(text);
  }
  await page.reload();
  expect(await placeholder()).toBe(NEW);

  // For this browser, which has the canary, no file of it arrives any more, and it says so.
  let asked = 0;
  await context.route(`**/releases/jobs/${canary}/**`, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.install();
  const isFailure = (one: Request) =>
    one.url().endsWith('/reports/loads') && one.postDataJSON()?.outcome === 'failed';
  const reported = page.waitForRequest(isFailure);
  await page.goto(product.url, { waitUntil: 'commit' });
  await passPauses(page, reported, () => asked);

  // Of one address one failure counts (delivery-41): four more browsers say the same of their documents.
  for (let line = 1; line < 5; line += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${line}` };
    const document = await (await context.request.get(product.url, { headers })).text();
    const token = /"reportToken":"([^"]+)"/.exec(document)?.[1];
    const data = { remote: 'jobs', release: canary, outcome: 'failed', token };
    await context.request.post(`${product.url}/reports/loads`, { headers, data });
  }
  const isTakenBack = async () => (await releaseFor(releases.indexOf(canary))) === live;
  await expect.poll(isTakenBack, SOON).toBe(true);
  await page.goto(product.url);
  expect(await placeholder()).toBe(OLD);
});

async function setShare(context: BrowserContext, url: string, share: number): Promise<void> {
  await context.addCookies([{ name: 'share', value: String(share), url }]);
}
