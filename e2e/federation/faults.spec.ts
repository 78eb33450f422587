import { expect, LIMIT_MS, test } from './support/failing-product.ts';
import { ALTERED, type Fault, faults } from './support/fault-proxy.ts';
import { fetchRegistry, lazyScripts, type PublishedRegistry } from './support/registry.ts';

/**
 * The failure matrix of files: every file that a page needs × every way in which it fails, on the
 * first visit and on a navigation. There is no row for a manifest, because entries are loaded
 * directly (docs/decisions, 2), and none for the registry on a first visit, because the document
 * carries it. Behaviour of code that arrived is in behaviour.spec.ts.
 */
const allFaults: Fault[] = [...faults, ALTERED];
const visits = ['first visit', 'navigation'] as const;

const numberOf = (fault: Fault): string => {
  if (fault === 'hanging') return 'FED-101';
  return fault === ALTERED ? 'FED-103' : 'FED-102';
};

/** Files without which the page cannot be shown. */
const filesOfPage = {
  entry: /^\/releases\/jobs\/\w+\/remoteEntry\.js$/,
  'page chunk': /^\/releases\/jobs\/\w+\/JobPoolPage\.\w+\.chunk\.js$/,
  'style sheet': /^\/releases\/jobs\/.*\.css$/,
};

/** Files of parts that are opened later, with the button that opens them. */
const filesOfParts = {
  'lazy chunk': {
    path: (registry: PublishedRegistry) => lazyScripts(registry, 'jobs'),
    button: 'what',
    part: 'positionPicker',
  },
  'shared chunk': {
    path: () => /^\/releases\/host\/\w+\/(?!monitoring)[\w.-]*chunk\.js$/,
    button: 'where',
    part: 'locationPicker',
  },
} as const;

test.describe('a file that does not arrive', { tag: ['@federation', '@desktop', '@own'] }, () => {
  test.setTimeout(60_000);
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const [file, path] of Object.entries(filesOfPage)) {
    for (const fault of allFaults) {
      for (const visit of visits) {
        test(`FED-04 ${file}, ${fault}, ${visit}: a message, the rest works, the retry too`, async ({
          page,
          spoiler,
          signIn,
          layout,
          pool,
          failure,
          reported,
          documents,
          request,
        }) => {
          await signIn('free', spoiler.url);
          if (visit === 'navigation') {
            await page.goto(`${spoiler.url}/messages`);
            await expect(layout.heading('Nachrichten')).toBeVisible();
          }
          spoiler.spoil(path, fault);
          const started = Date.now();
          if (visit === 'navigation') await layout.go('Silverjobs');
          else await page.goto(spoiler.url, { waitUntil: 'commit' });

          await expect(failure.number(numberOf(fault))).toBeVisible({ timeout: 15_000 });
          expect(Date.now() - started).toBeLessThan(LIMIT_MS);
          await expect(failure.heading).toBeFocused();
          const { jobs } = (await fetchRegistry(request, spoiler.url)).remotes;
          await expect.poll(() => reported().length).toBe(1);
          expect(reported()[0]?.tags).toMatchObject({
            remote: 'jobs',
            remote_release: jobs?.release,
            diagnosis: numberOf(fault),
          });

          if (visit === 'first visit') {
            await layout.go('Nachrichten');
            await expect(layout.heading('Nachrichten')).toBeFocused();
            await layout.go('Silverjobs');
            await expect(failure.number(numberOf(fault))).toBeVisible({ timeout: 15_000 });
          }
          spoiler.heal();
          await failure.retry.click();
          await pool.isShown();
          await expect(layout.heading()).toBeFocused();
          // The failure that came again on the way back may be the same to monitoring, or another.
          expect(reported().length).toBeLessThanOrEqual(visit === 'first visit' ? 2 : 1);
          expect(documents()).toBe(1);
        });
      }
    }
  }

  for (const [file, { path, button, part }] of Object.entries(filesOfParts)) {
    for (const fault of allFaults) {
      for (const visit of visits) {
        test(`FED-04 ${file}, ${fault}, ${visit}: a notice, the page stays, the next click works`, async ({
          page,
          spoiler,
          signIn,
          layout,
          pool,
          failure,
          reported,
          documents,
          request,
        }) => {
          const registry = await fetchRegistry(request, spoiler.url);
          await signIn('free', spoiler.url);
          await page.goto(visit === 'navigation' ? `${spoiler.url}/messages` : spoiler.url);
          if (visit === 'navigation') await layout.go('Silverjobs');
          await pool.isShown();
          spoiler.spoil(path(registry), fault);
          const started = Date.now();
          await pool[button].click();
          await expect(failure.notice('FED-108')).toBeVisible({ timeout: 15_000 });
          expect(Date.now() - started).toBeLessThan(LIMIT_MS);
          await expect(pool.cards.first()).toBeVisible();
          await expect.poll(() => reported().length).toBe(1);
          expect(reported()[0]?.tags).toMatchObject({
            remote: 'jobs',
            remote_release: registry.remotes.jobs?.release,
            diagnosis: 'FED-108',
          });

          spoiler.heal();
          await pool[button].click();
          await expect(pool[part]().options.first()).toBeVisible();
          expect(reported()).toHaveLength(1);
          expect(documents()).toBe(1);
        });
      }
    }
  }

  for (const fault of allFaults) {
    test(`FED-04 registry, ${fault}, navigation: the tab goes on with what it knows`, async ({
      page,
      spoiler,
      signIn,
      layout,
      pool,
      reported,
      documents,
    }) => {
      await page.clock.install();
      await signIn('free', spoiler.url);
      await page.goto(spoiler.url);
      await pool.isShown();
      spoiler.spoil(/^\/registry\.json$/, fault);
      await page.clock.fastForward(31_000);
      const started = Date.now();
      await layout.go('Nachrichten');
      await expect(layout.heading('Nachrichten')).toBeFocused();
      expect(Date.now() - started).toBeLessThan(LIMIT_MS);
      expect(spoiler.requests).toContain('/registry.json');
      // A call that was under way when the clock jumped may have run out of time.
      expect(reported().filter(({ tags }) => tags?.diagnosis)).toEqual([]);
      expect(documents()).toBe(1);
    });
  }

  test('FED-04 a remote that failed leaves no trace in the others', async ({
    page,
    spoiler,
    signIn,
    layout,
    pool,
    failure,
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
