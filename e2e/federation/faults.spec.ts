import type { Page } from '@playwright/test';
import type { Layout } from '../pages/layout.ts';
import { type Area, areas, filesOfPage, soundArea } from './support/areas.ts';
import {
  type CellParts,
  expect,
  fetchNothingAhead,
  SOON,
  stopAtLimit,
  test,
} from './support/failing-product.ts';
import { ALTERED, type Fault, HANGING, quickFaults } from './support/fault-proxy.ts';
import { passPauses } from './support/pass-pauses.ts';
import { fetchRegistry, type PublishedRemote } from './support/registry.ts';

/**
 * The failure matrix of files, cells of pages: every file that a page needs × every way in which it
 * fails, on the first visit and on a navigation. Cells of one file and visit share a browser, each
 * with another remote, so that no cache has what is to fail. There is no row for a manifest, because
 * entries are loaded directly (docs/decisions, 2). Parts of pages and the registry are in
 * faults-later.spec.ts, behaviour of code that arrived is in behaviour.spec.ts.
 */
const visits = ['first visit', 'navigation'] as const;
type Visit = (typeof visits)[number];
type File = keyof typeof filesOfPage;

const numberOf = (fault: Fault): string => {
  if (fault === HANGING) return 'FED-101';
  return fault === ALTERED ? 'FED-103' : 'FED-102';
};

test.describe('a file that does not arrive', { tag: ['@federation', '@desktop', '@own'] }, () => {
  test.slow();
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const file of Object.keys(filesOfPage) as File[]) {
    for (const visit of visits) {
      test(`FED-04 ${file}, ${quickFaults.join(', ')}, ${visit}: a message, the rest works, the retry too`, async ({
        cell,
        signIn,
        page,
        layout,
      }) => {
        await page.clock.install();
        await signIn('paid', cell.spoiler.url);
        if (visit === 'navigation') await open(page, layout, cell.spoiler.url);
        for (const [index, fault] of quickFaults.entries()) {
          const area = areas[index];
          if (!area) throw new Error('There are more faults than remotes.');
          await test.step(`${fault} of ${area.remote}`, () =>
            check(cell, file, fault, area, visit));
        }
      });

      test(`FED-04 ${file}, hanging, ${visit}: a message within 10 s, the rest works, the retry too`, async ({
        cell,
        signIn,
        page,
        layout,
      }) => {
        await fetchNothingAhead(page);
        await page.clock.install();
        await signIn('paid', cell.spoiler.url);
        if (visit === 'navigation') await open(page, layout, cell.spoiler.url);
        const [area] = areas;
        if (area) await check(cell, file, HANGING, area, visit);
      });
    }
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

async function open(page: Page, layout: Layout, url: string): Promise<void> {
  await page.goto(url + soundArea.path);
  await expect(layout.heading(soundArea.heading)).toBeVisible();
}

/** One cell of the matrix. */
async function check(
  { page, request, spoiler, layout, failure, reported, documents }: CellParts,
  file: File,
  fault: Fault,
  area: Area,
  visit: Visit,
): Promise<void> {
  const registry = await fetchRegistry(request, spoiler.url);
  const number = numberOf(fault);
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
  spoiler.spoil(filesOfPage[file](area, registry), fault);
  const asks = asksAgain();
  if (visit === 'navigation') await layout.go(area.label);
  else await page.goto(spoiler.url + area.path, { waitUntil: 'commit' });
  // The first document asks for files before the host does, whose time is what counts.
  const remote = registry.remotes[area.remote];
  if (!remote) throw new Error(`There is no ${area.remote}.`);
  await failed(visit === 'navigation' ? asks : () => hostLoads(page, remote));
  await expect(failure.heading).toBeFocused();
  const own = () => reported().filter(({ tags }) => tags?.remote === area.remote);
  await expect.poll(() => own().length, SOON).toBe(1);
  expect(own()[0]?.tags).toMatchObject({
    remote_release: remote.release,
    diagnosis: number,
  });

  if (visit === 'first visit') {
    await layout.go(soundArea.label);
    await expect(layout.heading(soundArea.heading)).toBeFocused();
    const asksOnceMore = asksAgain();
    await layout.go(area.label);
    await failed(asksOnceMore);
  }
  spoiler.heal();
  await failure.retry.click();
  await expect(layout.heading(area.heading)).toBeFocused();
  // The failure that came again on the way back may be the same to monitoring, or another.
  expect(own().length).toBeLessThanOrEqual(visit === 'first visit' ? 2 : 1);
  expect(documents() - before).toBe(visit === 'first visit' ? 1 : 0);
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
