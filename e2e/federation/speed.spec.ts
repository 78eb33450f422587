import { baseUrl, root } from '../support/environment.ts';
import { mainPage, openPages, remoteNames, viewers } from '../support/every-page.ts';
import { everything } from '../support/everything.ts';
import { test } from '../support/test.ts';
import { HOST_PAGE } from './support/in-page-visits.ts';
import { fetchRegistry } from './support/registry.ts';
import { expectQuick, measureVisits, type VisitCost } from './support/speed.ts';

test('TEAM-13 delivery-86 no page is slow beside others, in turns with the server and in work', {
  tag: ['@federation', '@desktop'],
}, async ({ context, request, signIn, tokenOf, watch }) => {
  test.slow();
  // Pages of a record are opened with number 1, which may be none, or somebody else's.
  watch.expect(/status (of|code) 40[04]/);
  const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
  const all = remoteNames(root).flatMap((name) => {
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`${name} is not published.`);
    return everything ? openPages(remote) : [mainPage(remote)];
  });
  const costs: VisitCost[] = [];
  for (const who of viewers) {
    const pages = all.filter((one) => one.who === who);
    if (pages.length === 0) continue;
    await context.clearCookies();
    if (who) await signIn(who);
    // Only documents of the back-office know of its pages.
    const start = who === 'operator' ? pages[0]?.address : HOST_PAGE;
    const page = await context.newPage();
    costs.push(...(await measureVisits(page, `${baseUrl}${start}`, pages)));
    await page.close();
  }
  expectQuick(costs);
});
