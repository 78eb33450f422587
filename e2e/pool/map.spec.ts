import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const numberOf = (name: string) => Number(/^[\d.]+/.exec(name)?.[0].replaceAll('.', ''));
const largest = (names: string[]) =>
  names.reduce((one, other) => (numberOf(other) > numberOf(one) ? other : one));
/** A search that no job of another test fits, which come and go meanwhile. */
const cleaning = `?position=${encodeURIComponent('{"id":80301,"label":"Reinigungskraft"}')}`;
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the pool on a map', { tag: '@jobs' }, () => {
  test('POOL-12 from all jobs to one and back, the list always one click away', {
    tag: '@phone',
  }, async ({ page, signIn, pool, job }) => {
    test.slow();
    await signIn('free');
    await pool.open(cleaning);
    const all = await pool.count();
    await pool.asMap.click();
    await expect(pool.clusters.first()).toBeVisible();
    await expectAccessible(page);
    const names = await pool.clusters.allTextContents();
    expect(names.reduce((sum, name) => sum + numberOf(name), 0)).toBe(all);

    await page.getByRole('button', { name: 'Näher' }).click();
    await page.getByRole('button', { name: 'Näher' }).click();
    await expect.poll(() => pool.clusters.allTextContents()).not.toEqual(names);
    const most = largest(await pool.clusters.allTextContents());
    await pool.map.getByRole('button', { name: most, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: most })).toBeFocused();
    await expect(page.getByText(`von ${most.split(' ')[0]} Stellen`)).toBeVisible();
    await expectAccessible(page);

    const first = pool.titleLink(pool.cards.first());
    const title = await first.textContent();
    await first.click();
    await expect(job.heading).toHaveText(title ?? '');
    await job.back.click();
    await expect(page.getByRole('heading', { level: 2, name: most })).toBeVisible();
    await expect(pool.map.getByRole('button', { name: most, exact: true })).toBeVisible();

    await page.reload();
    await expect(pool.clusters.first()).toBeVisible();
    await pool.chooseLocation('50667', /^50667 Köln/, '25 km');
    await expect.poll(() => pool.count()).toBeLessThan(all);
    const around = await pool.count();
    await expect
      .poll(async () =>
        (await pool.clusters.allTextContents()).reduce((sum, name) => sum + numberOf(name), 0),
      )
      .toBe(around);
    await pool.asList.click();
    await expect(pool.cards.first()).toBeVisible();
    expect(await pool.count()).toBe(around);
  });

  test('POOL-12 AGE-03 the map never traps the page: wheel, keys and Tab', {
    tag: '@desktop',
  }, async ({ page, signIn, pool }) => {
    await signIn('free');
    await page.goto(`/${cleaning}&ansicht=karte`);
    await expect(pool.clusters.first()).toBeVisible();
    const before = await pool.clusters.allTextContents();
    await pool.map.hover({ position: { x: 20, y: 20 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    expect(await pool.clusters.allTextContents()).toEqual(before);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(() => pool.clusters.allTextContents()).not.toEqual(before);
    const inside = await pool.clusters.allTextContents();

    await pool.map.focus();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => pool.clusters.allTextContents()).not.toEqual(inside);
    const outside = await pool.clusters.allTextContents();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pool.clusters.allTextContents()).not.toEqual(outside);
    // One way in and one out (AGE-03 jobs-114).
    await page.keyboard.press('Enter');
    await expect(pool.clusters.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pool.map).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Liste statt Karte' })).toBeFocused();

    await pool.map.evaluate((box) => box.scrollIntoView({ block: 'start' }));

    // Dragging moves the map, and what was under the pointer stays there.
    const name = largest(await pool.clusters.allTextContents());
    const cluster = pool.map.getByRole('button', { name, exact: true });
    const box = await cluster.boundingBox();
    const map = await pool.map.boundingBox();
    if (!box || !map) throw new Error('The map is not there.');
    await page.mouse.move(map.x + 30, map.y + 30);
    await page.mouse.down();
    await page.mouse.move(map.x + 60, map.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => Math.round(((await cluster.boundingBox())?.x ?? 0) - box.x))
      .toBe(30);
  });
});
