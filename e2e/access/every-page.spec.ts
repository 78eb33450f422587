import { readdirSync } from 'node:fs';
import { duplicatedSingletons } from '../federation/support/duplicated-singletons.ts';
import { fetchRegistry } from '../federation/support/registry.ts';
import type { AccountName } from '../support/accounts.ts';
import { baseUrl, root } from '../support/environment.ts';
import { needHostScripts } from '../support/hydrated.ts';
import { addressOfRecord, isAtRecord } from '../support/record-address.ts';
import { expect, test } from '../support/test.ts';

/** Who opens pages of a kind; visitors open the others. */
const visitorOf: Record<string, AccountName> = {
  'signed-in': 'free',
  candidate: 'free',
  feature: 'paid',
  client: 'companyEmployer',
  operator: 'operator',
};

const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => folder.slice('remote-'.length));

for (const name of remotes) {
  test(`FED-01 FED-02 every page of ${name} opens for those who may see it, with one copy of each library`, {
    tag: [`@${name}`, '@desktop'],
  }, async ({ page, context, signIn, tokenOf, layout, request, watch }) => {
    // Pages of a record are opened with number 1, which may be none, or somebody else's.
    watch.expect(/status (of|code) 40[04]/);
    const registry = await fetchRegistry(request, baseUrl, await tokenOf('operator'));
    const remote = registry.remotes[name];
    expect(remote, 'the published remote').toBeDefined();
    for (const { path, access } of remote?.pages ?? []) {
      await test.step(path, async () => {
        await context.clearCookies();
        const who = visitorOf[access.kind];
        if (who) await signIn(who);
        await page.goto(addressOfRecord(path));
        await needHostScripts(page);
        // Without the release, which RELEASE replaces.
        const container = remote?.container.replace(/[^_]*$/, '') ?? '';
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
      });
    }
  });
}
