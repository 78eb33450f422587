import { duplicatedSingletons } from '../federation/support/duplicated-singletons.ts';
import { fetchRegistry } from '../federation/support/registry.ts';
import { expectAccessibleAtBothWidths } from '../support/accessibility.ts';
import { baseUrl, root } from '../support/environment.ts';
import { openPages, remoteNames } from '../support/every-page.ts';
import { needHostScripts } from '../support/hydrated.ts';
import { isAtRecord } from '../support/record-address.ts';
import { expect, test } from '../support/test.ts';

for (const name of remoteNames(root)) {
  test(`FED-01 FED-02 TEAM-13 LAY-08 every page of ${name} opens for those who may see it, with one copy of each library, and axe finds nothing`, {
    tag: [`@${name}`, '@desktop'],
  }, async ({ page, context, signIn, tokenOf, layout, request, watch }) => {
    test.slow();
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`${name} is not published.`);
    for (const { path, address, who } of openPages(remote)) {
      await test.step(path, async () => {
        await context.clearCookies();
        if (who) await signIn(who);
        await page.goto(address);
        await needHostScripts(page);
        // Without the release, which RELEASE replaces.
        const container = remote.container.replace(/[^_]*$/, '');
        const loaded = () =>
          page.evaluate(
            (start) => Object.keys(globalThis).some((key) => key.startsWith(start)),
            container,
          );
        await expect.poll(loaded, `${path} is a page of this remote`).toBe(true);
        await expect(layout.headingBelow()).toBeVisible();
        await expect(page.getByText('Fehlernummer')).toHaveCount(0);
        expect(isAtRecord(path, new URL(page.url()).pathname), page.url()).toBe(true);
        expect(await duplicatedSingletons(page)).toEqual([]);
        await expectAccessibleAtBothWidths(page);
      });
    }
  });
}
