import { addSecondHost } from '../compat/second-host.ts';
import { expect, test } from '../support/test.ts';
import { fetchRegistry } from './support/registry.ts';
import { runRegistry } from './support/workspace-copy.ts';

const SHARES = Array.from({ length: 20 }, (_, share) => share);

test('FED-03 delivery-60 a host is tried with a few, made live and rolled back by the commands of a remote', {
  tag: ['@federation', '@host', '@desktop', '@own'],
}, async ({ context, page, signIn, request, pool, layout, product }) => {
  const hostFor = async (share: number): Promise<string> => {
    const headers = { cookie: `share=${share}` };
    const answer = await request.get(`${product.url}/registry.json`, { headers });
    return (await answer.json()).host.release;
  };
  const hosts = async () => new Set(await Promise.all(SHARES.map(hostFor)));
  const filesOf = (release: string) => page.locator(`script[src^="/releases/host/${release}/"]`);

  const { release: live } = (await fetchRegistry(request, product.url)).host;
  const tried = await addSecondHost(product.store);
  expect(await hosts()).toEqual(new Set([live]));

  await runRegistry(product.store, 'canary', 'host', tried, '50');
  await expect(async () => expect(await hosts()).toEqual(new Set([live, tried]))).toPass();
  await signIn('free', product.url);
  for (const [release, other] of [
    [live, tried],
    [tried, live],
  ] as const) {
    const releases = await Promise.all(SHARES.map(hostFor));
    const value = String(releases.indexOf(release));
    await context.addCookies([{ name: 'share', value, url: product.url }]);
    await page.goto(product.url);
    await pool.isShown();
    await expect(filesOf(release)).not.toHaveCount(0);
    await expect(filesOf(other)).toHaveCount(0);
  }

  await runRegistry(product.store, 'canary', 'host', tried, '100');
  await expect(async () => expect(await hosts()).toEqual(new Set([tried]))).toPass();
  await runRegistry(product.store, 'rollback', 'host');
  await expect(async () => expect(await hosts()).toEqual(new Set([live]))).toPass();

  // The tab of before goes on with the host that it has; a new document has the one of before.
  await layout.go('Nachrichten');
  await expect(layout.heading('Nachrichten')).toBeFocused();
  await page.reload();
  await expect(layout.heading('Nachrichten')).toBeVisible();
  await expect(filesOf(live)).not.toHaveCount(0);
  await expect(filesOf(tried)).toHaveCount(0);
});
