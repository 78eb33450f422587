import type { BrowserContext, Page } from '@playwright/test';
import type { AccountName } from '../../support/accounts.ts';
import { mainPage, type OpenPage } from '../../support/every-page.ts';
import { storeToken } from '../../support/sign-in.ts';
import {
  type CellParts,
  expect,
  fetchNothingAhead,
  SOON,
  stopAtLimit,
  test,
} from './failing-product.ts';
import { type Cell, type FaultRound, filesOfPage } from './fault-cells.ts';
import { ALTERED, type Fault, HANGING } from './fault-proxy.ts';
import { passPauses } from './pass-pauses.ts';
import { fetchRegistry, type PublishedRegistry, type PublishedRemote } from './registry.ts';

/** A page of the host, which works whatever becomes of the remotes. */
const soundPage = { path: '/impressum', label: 'Impressum' };

const numberOf = (fault: Fault): string => {
  if (fault === HANGING) return 'FED-101';
  return fault === ALTERED ? 'FED-103' : 'FED-102';
};

/**
 * Goes through cells of the failure matrix of files that share a browser: each costs its own page alone, says so
 * within 10 s, and the retry helps.
 */
export async function checkFaultRound(
  cell: CellParts,
  round: FaultRound,
  tokenOf: (name: AccountName) => Promise<string>,
): Promise<void> {
  const { page, request, spoiler } = cell;
  await fetchNothingAhead(page);
  await page.clock.install();
  const registry = await fetchRegistry(request, spoiler.url, await tokenOf('operator'));
  for (const { file, fault, remote } of round.cells) {
    await test.step(`${fault} of ${file} of ${remote}`, async () => {
      const area = areaOf(registry, remote);
      await become(page.context(), spoiler.url, area.who && (await tokenOf(area.who)));
      // Only documents of the back-office know of it: no page of the host leads there.
      const visit = area.who === 'operator' ? 'first visit' : round.visit;
      await check(cell, registry, { file, fault, area, visit });
    });
  }
}

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

/** One cell of the matrix. */
async function check(
  { page, spoiler, layout, failure, reported, documents }: CellParts,
  registry: PublishedRegistry,
  { file, fault, area, visit }: Omit<Cell, 'remote'> & { area: OpenPage },
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
