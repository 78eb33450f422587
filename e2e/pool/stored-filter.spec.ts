import { expectAccessibleHere } from '../support/accessibility.ts';
import { everything } from '../support/everything.ts';
import { leavePage } from '../support/leave-page.ts';
import { expect, test } from '../support/test.ts';

const position = { id: 80301, label: 'Reinigungskraft' };
const inAddress = (key: string, text: string) => `?${key}=${encodeURIComponent(text)}`;

test.describe('the filter of the pool', { tag: '@jobs' }, () => {
  test('POOL-09 it lasts in the address and in the storage, across visits', {
    tag: '@phone',
  }, async ({ page, signIn, pool, layout }) => {
    await signIn('free');
    await pool.open();
    await pool.choosePosition('Reinigung', 'Reinigungskraft');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('position'))
      .toBe(JSON.stringify(position));
    expect(await page.evaluate(() => localStorage.getItem('position'))).toBe(
      JSON.stringify(position),
    );
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeVisible();
    await page.goto('/');
    await pool.isShown();
    await expect(pool.what).toHaveValue('Reinigungskraft');
    const found = await pool.count();
    await pool.clearWhat.click();
    // Others post and end jobs meanwhile: of all there are many more, but not a certain number.
    await expect.poll(() => pool.count()).toBeGreaterThan(2 * found);
    await expect.poll(() => new URL(page.url()).searchParams.get('position')).toBeNull();
  });

  /** No JSON, foreign, and too long; by day the first, of which search-filter.test.ts tries all that there are. */
  const ignored: [string, string][] = [
    ['broken JSON', '{"id":'],
    ['a prototype', '{"__proto__":{"id":1},"constructor":{}}'],
    ['more than a filter needs', `{"id":1,"label":"${'x'.repeat(3_000)}"}`],
  ];
  test('POOL-10 LAY-08 broken and foreign values in address and storage are ignored without an error, and what nothing fits says so', {
    tag: '@desktop',
  }, async ({ page, signIn, pool }) => {
    await signIn('free');
    for (const [name, text] of everything ? ignored : ignored.slice(0, 1)) {
      await test.step(name, async () => {
        // Nothing of the one before is kept.
        await leavePage(page);
        await page.evaluate(() => localStorage.clear());
        await pool.open(inAddress('position', text));
        await expect(pool.what).toHaveValue('');
        expect(await pool.count()).toBeGreaterThan(1_000);

        await leavePage(page);
        await page.evaluate((value) => {
          for (const key of ['position', 'location', 'textSize', 'silverjobs.stored']) {
            localStorage.setItem(key, value);
          }
        }, text);
        await pool.open();
        await expect(pool.what).toHaveValue('');
        await expect(pool.where).toHaveValue('');
      });
    }

    await test.step('markup in a label stays text', async () => {
      const label = '<img src=x onerror="document.title=1">';
      // The real name, which takes its place (jobs-73), stays away.
      await page.route('**/api/search_what*', () => {});
      await page.goto(`/${inAddress('position', JSON.stringify({ id: 80301, label }))}`);
      await expect(pool.what).toHaveValue(label);
      await expect(page).toHaveTitle(/Jobs für Sie/);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });

    await test.step('LAY-08 what nothing fits', async () => {
      // No Minijob has that many hours; what does not exist would be taken out (FIND-04).
      const none = '{"job_type_ids":"1","work_load_ids":"10"}';
      await page.goto(`/${inAddress('refinement', none)}`);
      await expect(pool.empty).toBeVisible();
      await expectAccessibleHere(page);
    });
  });

  test('POOL-11 back from a job returns to the same place and the same focused row', {
    tag: '@phone',
  }, async ({ page, signIn, pool, job }) => {
    await signIn('free');
    await pool.open();
    await pool.scrollFar(40);
    await pool.settled();
    const link = pool.titleLink(await pool.freeCard());
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(job.heading).toHaveText(title);
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  });

  test('POOL-02 layout-19 far down and back: the list keeps its place, memory only what is near', {
    tag: '@desktop',
  }, async ({ page, signIn, pool }) => {
    await signIn('free');
    await pool.open();
    const firstTitle = await pool.titleLink(pool.cards.first()).textContent();
    await pool.scrollFar(620);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(pool.titleLink(pool.cards.first())).toHaveText(firstTitle ?? '');
    await pool.scrollToRow(300, 620);
    const first = pool.cards.first().locator('xpath=ancestor::li');
    await expect
      .poll(async () => Number(await first.getAttribute('aria-posinset')))
      .toBeGreaterThan(200);
    await expect(first).toHaveAttribute('aria-setsize', /^\d{4}$/);
    // Rows that are loaded again keep their places: the page does not grow or shrink.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await pool.settled();
    const before = await height();
    await page.mouse.wheel(0, -4_000);
    await pool.settled();
    expect(Math.abs((await height()) - before)).toBeLessThan(3_000);
  });
});
