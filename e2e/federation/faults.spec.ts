import { root } from '../support/environment.ts';
import { remoteNames } from '../support/every-page.ts';
import { everything } from '../support/everything.ts';
import { checkFaultRound } from './support/check-fault.ts';
import { expect, test } from './support/failing-product.ts';
import { faultRounds } from './support/fault-cells.ts';

/**
 * The failure matrix of files, cells of pages: every file that a page needs in every way in which it fails, and a file
 * of every remote that exists; with TESTS=all each file of each remote in each way, on the first visit and on a
 * navigation. There is no row for a manifest, because entries are loaded directly (docs/decisions, 2). Parts of pages
 * and the registry are in faults-later.spec.ts, behaviour of code that arrived is in behaviour.spec.ts.
 */
const rounds = faultRounds(remoteNames(root), everything);

test.describe('a file that does not arrive', { tag: ['@federation', '@desktop', '@own'] }, () => {
  test.slow();
  test.beforeEach(({ watch }) => watch.expect(/./));

  for (const round of rounds) {
    const { visit, cells } = round;
    const title = cells.map(({ fault, file, remote }) => `${fault} of ${file} of ${remote}`);
    test(`FED-04 TEAM-13 ${visit}, ${title.join(', ')}: a message within 10 s, the rest works, the retry too`, async ({
      cell,
      tokenOf,
    }) => checkFaultRound(cell, round, tokenOf));
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
