import type { SentError } from '../monitoring/support/monitored-test.ts';
import { everything } from '../support/everything.ts';
import { expect, fetchNothingAhead, SOON, stopAtLimit, test } from './support/failing-product.ts';
import { allFaults, type Fault, HANGING } from './support/fault-proxy.ts';
import { passPauses } from './support/pass-pauses.ts';
import { fetchRegistry, lazyScripts, type PublishedRegistry } from './support/registry.ts';

/**
 * The failure matrix of files, cells of what comes later: parts of a page that are opened by a
 * button, and the registry. It has no cells on a first visit, because the document carries it.
 */
const visits = ['first visit', 'navigation'] as const;

/**
 * How the parts of a page fail, one after the other, and how it was come to: each way once, of one part or the other;
 * with TESTS=all each way of both on both visits.
 */
const rounds: { visit: (typeof visits)[number]; faults: Fault[] }[] = everything
  ? visits.flatMap((visit) => allFaults.map((fault) => ({ visit, faults: [fault, fault] })))
  : [0, 1, 2].map((turn) => ({
      visit: visits[turn % 2] ?? 'navigation',
      faults: allFaults.slice(2 * turn, 2 * turn + 2),
    }));

/** Files of parts, with the button that opens them. */
const parts = {
  'shared chunk': {
    path: () => /^\/releases\/host\/\w+\/(?!monitoring|live|prefetch)[\w.-]*chunk\.js$/,
    button: 'where',
    part: 'locationPicker',
  },
  'lazy chunk': {
    path: (registry: PublishedRegistry) => lazyScripts(registry, 'jobs'),
    button: 'what',
    part: 'positionPicker',
  },
} as const;

const readTags = ({ tags }: SentError) => ({
  remote: tags?.remote,
  release: tags?.remote_release,
  diagnosis: tags?.diagnosis,
});

test.describe('a file that does not arrive later', {
  tag: ['@federation', '@desktop', '@own'],
}, () => {
  test.slow();
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const { visit, faults } of rounds) {
    test(`FED-04 shared chunk and lazy chunk, ${faults.join(' and ')}, ${visit}: a notice, the page stays, the next click works`, async ({
      cell: { page, request, spoiler, layout, failure, reported, documents },
      signIn,
      pool,
    }) => {
      const registry = await fetchRegistry(request, spoiler.url);
      if (faults.includes(HANGING)) await fetchNothingAhead(page);
      await page.clock.install();
      await signIn('free', spoiler.url);
      await page.goto(visit === 'navigation' ? `${spoiler.url}/impressum` : spoiler.url);
      if (visit === 'navigation') await layout.go('Silverjobs');
      await pool.isShown();
      for (const [index, { path, button, part }] of Object.values(parts).entries()) {
        const fault = faults[index] ?? HANGING;
        const notice = failure.notice('FED-108');
        spoiler.spoil(path(registry), fault);
        const hanging = spoiler.hanging();
        await pool[button].click();
        if (fault === HANGING) {
          await expect.poll(spoiler.hanging, SOON).toBeGreaterThan(hanging);
          await stopAtLimit(page);
        } else {
          await passPauses(page, notice.waitFor(), spoiler.spoiled);
        }
        await expect(notice).toBeVisible();
        if (fault === HANGING) await page.clock.resume();
        await expect(pool.cards.first()).toBeVisible();
        await expect
          .poll(() => reported().map(readTags), SOON)
          .toEqual(
            Array.from({ length: index + 1 }, () => ({
              remote: 'jobs',
              release: registry.remotes.jobs?.release,
              diagnosis: 'FED-108',
            })),
          );

        spoiler.heal();
        await pool[button].click();
        await expect(pool[part]().options.first()).toBeVisible();
        await pool[part]().close.click();
        await failure.dismiss('FED-108');
      }
      expect(reported()).toHaveLength(Object.keys(parts).length);
      expect(documents()).toBe(1);
    });
  }

  test(`FED-04 registry, ${allFaults.join(', ')}, navigation: the tab goes on with what it knows`, async ({
    cell: { page, spoiler, layout, reported, documents },
    signIn,
  }) => {
    await page.clock.install();
    await signIn('free', spoiler.url);
    await page.goto(`${spoiler.url}/account`);
    await expect(layout.heading('Mein Konto')).toBeVisible();
    const asked = () => spoiler.requests.filter((path) => path === '/registry.json').length;
    for (const [index, fault] of allFaults.entries()) {
      const name = index % 2 === 0 ? 'Nachrichten' : 'Mein Profil';
      const before = asked();
      spoiler.spoil(/^\/registry\.json$/, fault);
      // An open tab looks at most every half minute.
      await page.clock.fastForward(31_000);
      await layout.go(name);
      await expect(layout.heading(name), fault).toBeFocused();
      await expect.poll(asked, { ...SOON, message: fault }).toBeGreaterThan(before);
    }
    // A call that was under way when the clock jumped may have run out of time.
    expect(reported().filter(({ tags }) => tags?.diagnosis)).toEqual([]);
    expect(documents()).toBe(1);
  });
});
