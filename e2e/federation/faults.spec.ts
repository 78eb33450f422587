import type { BrowserContext, Page } from '@playwright/test';
import { root } from '../support/environment.ts';
import { mainPage, type OpenPage, remoteNames } from '../support/every-page.ts';
import { storeToken } from '../support/sign-in.ts';
import {
  type CellParts,
  expect,
  fetchNothingAhead,
  SOON,
  stopAtLimit,
  test,
} from './support/failing-product.ts';
import { type FileOfPage, faultRounds, filesOfPage, type Visit } from './support/fault-cells.ts';
import { ALTERED, type Fault, HANGING } from './support/fault-proxy.ts';
import { passPauses } from './support/pass-pauses.ts';
import { fetchRegistry, type PublishedRegistry, type PublishedRemote } from './support/registry.ts';

/**
 * The failure matrix of files, cells of pages: every file that a page needs × every way in which it
 * fails, on the first visit and on a navigation, and every file of every remote that exists. There is
 * no row for a manifest, because entries are loaded directly (docs/decisions, 2). Parts of pages and the
 * registry are in faults-later.spec.ts, behaviour of code that arrived is in behaviour.spec.ts.
 */
const rounds = faultRounds(remoteNames(root), process.env.FAULTS === 'all');

/** A page of the host, which works whatever becomes of the remotes. */
const soundPage = { path: '/impressum', label: 'Impressum' };

const numberOf = (fault: Fault): string => {
  if (fault === HANGING) return 'FED-101';
  return fault === ALTERED ? 'FED-103' : 'FED-102';
};

test.describe('a file that does not arrive', { tag: ['@federation', '@desktop', '@own'] }, () => {
  test.slow();
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const { file, visit, cells } of rounds) {
    const title = cells.map(({ fault, remote }) => `${fault} of ${remote}`).join(', ');
    test(`FED-04 TEAM-13 ${file}, ${visit}, ${title}: a message within 10 s, the rest works, the retry too`, async ({
      cell,
      tokenOf,
      context,
    }) => {
      const { page, request, spoiler } = cell;
      await fetchNothingAhead(page);
      await page.clock.install();
      const registry = await fetchRegistry(request, spoiler.url, await tokenOf('operator'));
      for (const { fault, remote } of cells) {
        await test.step(`${fault} of ${remote}`, async () => {
          const area = areaOf(registry, remote);
          await become(context, spoiler.url, area.who && (await tokenOf(area.who)));
          // Only documents of the back-office know of it: no page of the host leads there.
          const way = area.who === 'operator' ? 'first visit' : visit;
          await check(cell, registry, { file, fault, area, visit: way });
        });
      }
    });
  }

  test('FED-04 a remote that failed leaves no trace in the others', async ({
    cell: { page, spoiler, layout, failure },
    signIn,
    pool,
  }) => {
    await signIn('free', spoiler.url);
    spoiler.spoil(/^\/releases\/messaging\//, '503');
    await page.goto(spoiler.url);
    await pool.isShown();
    await layout.go('Nachrichten');
    await expect(failure.number('FED-102')).toBeVisible();
    for (const name of ['Mein Profil', 'Mein Konto', 'silver+ entdecken']) {
      await layout.go(name);
      await expect(page.getByText('Fehlernummer')).toHaveCount(0);
      await expect(layout.heading()).toBeVisible();
    }
    await layout.go('Silverjobs');
    await pool.isShown();
  });
});

function areaOf(registry: PublishedRegistry, name: string): OpenPage {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} is not published.`);
  return mainPage(remote);
}

/** Somebody sits down at the browser, or nobody who is known. */
async function become(context: BrowserContext, url: string, token?: string): Promise<void> {
  await context.clearCookies();
  if (token) await storeToken(context, url, token);
}

interface Cell {
  file: FileOfPage;
  fault: Fault;
  area: OpenPage;
  visit: Visit;
}

/** One cell of the matrix. */
async function check(
  { page, spoiler, layout, failure, reported, documents }: CellParts,
  registry: PublishedRegistry,
  { file, fault, area, visit }: Cell,
): Promise<void> {
  const pattern = filesOfPage[file](area, registry);
  const remote = registry.remotes[area.remote];
  if (!pattern || !remote) return;
  const number = numberOf(fault);
  const sound = layout.heading(soundPage.label);
  if (visit === 'navigation') {
    await page.goto(spoiler.url + soundPage.path);
    await expect(sound).toBeVisible();
  }
  const before = documents();
  const failed = async (begun: () => Promise<void>) => {
    if (fault === HANGING) {
      await begun();
      await stopAtLimit(page);
    } else {
      await passPauses(page, failure.shows(number), spoiler.spoiled);
    }
    await expect(failure.number(number)).toBeVisible();
    if (fault === HANGING) await page.clock.resume();
  };
  const asksAgain = () => {
    const asked = spoiler.hanging();
    return () => expect.poll(spoiler.hanging, SOON).toBeGreaterThan(asked);
  };
  const go = () => (area.label ? layout.go(area.label) : goWithoutMenu(page, area.address));
  spoiler.spoil(pattern, fault);
  const asks = asksAgain();
  if (visit === 'navigation') await go();
  else await page.goto(spoiler.url + area.address, { waitUntil: 'commit' });
  // The first document asks for files before the host does, whose time is what counts.
  await failed(visit === 'navigation' ? asks : () => hostLoads(page, remote));
  await expect(failure.heading).toBeFocused();
  const own = () => reported().flatMap(({ tags }) => (tags?.remote === area.remote ? [tags] : []));
  const ofThis = () => own().filter(({ diagnosis }) => diagnosis === number);
  await expect.poll(() => ofThis().length, SOON).toBe(1);

  if (visit === 'first visit') {
    await page.getByRole('contentinfo').getByRole('link', { name: soundPage.label }).click();
    await expect(sound).toBeFocused();
    const asksOnceMore = asksAgain();
    await go();
    await failed(asksOnceMore);
  }
  await askNothingByItself(page);
  await expect(failure.retry).toBeEnabled();
  spoiler.heal();
  await failure.retry.click();
  await expect(failure.heading).toHaveCount(0);
  await expect(layout.heading()).toBeFocused();
  // Asked for again, by the page itself or on the way back, it is no news to monitoring.
  expect(ofThis()).toHaveLength(1);
  // On a slow machine the time may have been over first.
  for (const tags of own()) {
    expect(tags.remote_release).toBe(remote.release);
    expect(['FED-101', 'FED-102', 'FED-103']).toContain(tags.diagnosis);
  }
  expect(documents() - before).toBe(visit === 'first visit' ? 1 : 0);
}

/** A page heals itself as long as somebody looks at it (operation-9); here the button is to do it. */
async function askNothingByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
}

/** Goes to a page that no menu has, in the same document, as the browser's own buttons do. */
async function goWithoutMenu(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: 'unlisted', idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Waits until the host of this document loads an area, which begins with its entry. */
async function hostLoads(page: Page, { container, entry }: PublishedRemote): Promise<void> {
  const begun = () =>
    page.evaluate(
      ([name, file]) =>
        name in window || document.querySelector(`head script[src$="/${file}"]`) !== null,
      [container, entry] as const,
    );
  await expect.poll(begun, SOON).toBe(true);
}
