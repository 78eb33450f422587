import { fetchRegistry } from '../federation/support/registry.ts';
import { expectSoundPages } from '../federation/support/sound-pages.ts';
import { baseUrl, root } from '../support/environment.ts';
import { remoteNames } from '../support/every-page.ts';
import { everything } from '../support/everything.ts';
import { test } from '../support/test.ts';

for (const name of remoteNames(root)) {
  test(`AGE-02 HERS-08 FED-01 FED-02 TEAM-13 LAY-08 every page of ${name} opens for those who may see it, with one copy of each library, axe finds nothing, and no look breaks it`, {
    tag: [`@${name}`, '@desktop'],
  }, async ({ page, signIn, seenParts, tokenOf, request, watch }) => {
    test.setTimeout(everything ? 1_200_000 : 360_000);
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`${name} is not published.`);
    await expectSoundPages(remote, { page, url: baseUrl, signIn }, seenParts);
  });
}
