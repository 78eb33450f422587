import { baseUrl, root } from '../support/environment.ts';
import { openPages, remoteNames, viewers } from '../support/every-page.ts';
import { test } from '../support/test.ts';
import { HOST_PAGE } from './support/in-page-visits.ts';
import { fetchRegistry } from './support/registry.ts';
import { expectQuick } from './support/speed.ts';

for (const who of viewers) {
  test(`TEAM-13 delivery-86 no page that ${who ?? 'visitors'} open is slow beside its neighbours, in turns with the server and in work`, {
    tag: ['@federation', '@desktop'],
  }, async ({ page, request, signIn, tokenOf, watch }) => {
    test.slow();
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const pages = remoteNames(root).flatMap((name) => {
      const remote = registry.remotes[name];
      if (!remote) throw new Error(`${name} is not published.`);
      return openPages(remote).filter((one) => one.who === who);
    });
    if (who) await signIn(who);
    // Only documents of the back-office know of its pages.
    const start = who === 'operator' ? pages[0]?.address : HOST_PAGE;
    await expectQuick(page, `${baseUrl}${start}`, pages);
  });
}
