import { fetchRegistry } from '../federation/support/registry.ts';
import { expectSoundPages } from '../federation/support/sound-pages.ts';
import { baseUrl, root } from '../support/environment.ts';
import { remoteNames } from '../support/every-page.ts';
import { test } from '../support/test.ts';

for (const name of remoteNames(root)) {
  test(`FED-01 FED-02 TEAM-13 LAY-08 every page of ${name} opens for those who may see it, with one copy of each library, and axe finds nothing`, {
    tag: [`@${name}`, '@desktop'],
  }, async ({ page, signIn, tokenOf, request, watch }) => {
    test.slow();
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`${name} is not published.`);
    await expectSoundPages(remote, { page, url: baseUrl, signIn });
  });
}
