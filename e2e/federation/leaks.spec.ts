import { baseUrl, root } from '../support/environment.ts';
import { pagesOfEachKind, remoteNames, viewers } from '../support/every-page.ts';
import { test } from '../support/test.ts';
import { expectNothingStays, openForVisits } from './support/leaks.ts';
import { fetchRegistry } from './support/registry.ts';

for (const who of viewers) {
  test(`TEAM-13 pages of each kind that ${who ?? 'visitors'} open take along what they brought when they are left`, {
    tag: ['@federation', '@desktop'],
  }, async ({ page, request, signIn, tokenOf, watch }) => {
    test.slow();
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const areas = remoteNames(root).flatMap((name) => {
      const remote = registry.remotes[name];
      if (!remote) throw new Error(`${name} is not published.`);
      const pages = pagesOfEachKind(remote).filter((one) => one.who === who);
      const addresses = pages.map(({ address }) => address);
      return addresses.length > 0 ? [{ remote, addresses }] : [];
    });
    if (who) await signIn(who);
    const tab = await openForVisits(page, baseUrl + areas[0]?.addresses[0]);
    for (const { remote, addresses } of areas) {
      await test.step(remote.name, () => expectNothingStays(tab, remote, addresses));
    }
  });
}
