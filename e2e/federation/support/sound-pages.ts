import type { Page } from '@playwright/test';
import { Layout } from '../../pages/layout.ts';
import type { AccountName } from '../../support/accounts.ts';
import { givenUrl } from '../../support/environment.ts';
import { openPages } from '../../support/every-page.ts';
import { needHostScripts } from '../../support/hydrated.ts';
import type { Parts } from '../../support/parts.ts';
import { isAtRecord } from '../../support/record-address.ts';
import { expect, test } from '../../support/test.ts';
import { expectSound, toWide } from '../../sweep/expect-sound.ts';
import { duplicatedSingletons } from './duplicated-singletons.ts';
import type { PublishedRemote } from './registry.ts';

/** Who looks at pages, and where. */
export interface Viewer {
  page: Page;
  /** Address of the product. */
  url: string;
  signIn: (name: AccountName, at?: string) => Promise<void>;
}

/**
 * Opens every page of a remote as somebody who may see it, and fails unless its document comes rendered, it shows with
 * one copy of each library, axe finds nothing at either width, and nothing breaks at the looks of the sweep.
 * @param known what pages are made of that have been looked at before
 */
export async function expectSoundPages(
  remote: PublishedRemote,
  { page, url, signIn }: Viewer,
  known: Parts = new Set(),
): Promise<void> {
  const layout = new Layout(page);
  for (const { path, address, who, forEverybody } of openPages(remote)) {
    await test.step(path, async () => {
      await toWide(page);
      await page.context().clearCookies();
      if (who) await signIn(who, url);
      const document = await page.goto(url + address);
      const view = /desc="(.*)"/.exec(document?.headers()['server-timing'] ?? '')?.[1];
      // One for everybody comes rendered or not at all; a product that runs elsewhere may be in a hurry.
      if (!forEverybody && !givenUrl) expect(view, `${path} comes rendered`).toBe('view');
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
      await expectSound(page, known);
    });
  }
}
