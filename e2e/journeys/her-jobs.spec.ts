import type { Response } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const isList = (url: string) => /\/job_demand\?.*mode=lean/.test(url);

test.describe('the pool is hers', { tag: ['@jobs', '@journey', '@phone'] }, () => {
  // What the browser asks for is looked at below.
  test.use({ firstView: 'off' });

  test('FIND-01 FIND-08 what fits comes first, is narrowed, ordered and filtered, and going back undoes it', async ({
    page,
    signIn,
    pool,
  }) => {
    test.slow();
    const lists: Response[] = [];
    page.on('response', (response) => {
      if (isList(response.url())) lists.push(response);
    });
    await signIn('free');
    await pool.open();
    const all = await pool.count();

    await test.step('of the first 20 jobs at least 18 fit, and each says how far it is', async () => {
      const jobs = (await lists[0]?.json()) as { group: string; distance_km: number | null }[];
      expect(jobs).toHaveLength(20);
      expect(jobs.filter(({ group }) => group === 'fitting').length).toBeGreaterThanOrEqual(18);
      const heading = page.getByRole('heading', { level: 2, name: 'Passend und in Ihrer Nähe' });
      await expect(heading).toBeVisible();
      await expect(pool.cards.first()).toContainText(/entfernt|im selben Ort/);
    });

    await test.step('jobs-94 the first job shows with all its facts and its first choice', async () => {
      const { bottom } = await pool.cards
        .first()
        .getByRole('button', { name: /^Merken/ })
        .evaluate((button) => button.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(740);
    });

    await test.step('only what is near: the number is that of the choice', async () => {
      await expect(pool.scope('In Ihrer Nähe')).toContainText(/\(\d+\)/);
      await pool.scope('In Ihrer Nähe').click();
      await expect.poll(() => pool.count()).toBeLessThan(all);
      await expect(pool.scope('In Ihrer Nähe')).toContainText(`(${await pool.count()})`);
    });
    const near = await pool.count();

    await test.step('it is remembered, and asked for once', async () => {
      await expect(page).toHaveURL(/refinement=/);
      lists.length = 0;
      await page.goto('/');
      await pool.isShown();
      await expect(pool.scope('In Ihrer Nähe')).toHaveAttribute('aria-pressed', 'true');
      expect(await pool.count()).toBe(near);
      expect(lists.map((response) => new URL(response.url()).searchParams.get('scope'))).toEqual([
        'near',
      ]);
    });

    await test.step('ordered by date there are no groups', async () => {
      await expect(page).toHaveURL(/refinement=/);
      await pool.order.selectOption({ label: 'neueste zuerst' });
      await expect(page.getByRole('heading', { name: 'Passend und in Ihrer Nähe' })).toHaveCount(0);
      await expect(pool.cards.first()).toBeVisible();
      await expect(page).toHaveURL(/newest/);
      expect(await pool.count()).toBe(near);
    });

    await test.step('only Minijobs', async () => {
      await pool.moreFilters.click();
      const dialog = page.getByRole('dialog', { name: 'Weitere Filter' });
      await dialog.getByRole('checkbox', { name: 'Minijob' }).check();
      await dialog.getByRole('button', { name: 'Stellen zeigen' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => pool.count()).toBeLessThan(near);
      await expect(page.getByRole('button', { name: 'Filter entfernen: Minijob' })).toBeVisible();
      await expect(page).toHaveURL(/job_type_ids/);
      // The dialog may have taken an entry of the new page, and gives it back: no step before that.
      await page.waitForFunction(() => !history.state?.layers);
    });

    await test.step('back, and back again', async () => {
      await page.goBack();
      await expect.poll(() => pool.count()).toBe(near);
      await expect(pool.order).toHaveValue('newest');
      await expect(pool.moreFilters).toHaveText('Weitere Filter');
      await page.goBack();
      await expect(pool.order).toHaveValue('fitting');
      await expect(
        page.getByRole('heading', { level: 2, name: 'Passend und in Ihrer Nähe' }),
      ).toBeVisible();
      await expect(pool.scope('In Ihrer Nähe')).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
