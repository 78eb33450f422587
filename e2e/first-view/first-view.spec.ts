import { accounts } from '../support/accounts.ts';
import { chooseDisplay } from '../support/display.ts';
import { expect, test } from '../support/test.ts';
import { expectStill, holdScripts, openRendered, watchShifts } from './support/rendered.ts';

test.describe('the first view', { tag: ['@host', '@jobs'] }, () => {
  test.describe('VIEW-01 without any script', () => {
    test.use({ javaScriptEnabled: false });

    test('VIEW-01 the pool stands there with its jobs', async ({ page, signIn, pool }) => {
      await signIn('free');
      await openRendered(page, '/');
      await expect(pool.heading).toBeVisible();
      expect(await pool.cards.count()).toBeGreaterThan(3);
      await expect(page.locator('[style]')).toHaveCount(0);
    });

    // A document does not know how wide its window will be.
    test('VIEW-01 AGE-04 AGE-07 display-3 guide-15 each role has its own page, guards redirect, help and display are theirs', {
      tag: '@desktop',
    }, async ({ page, signIn }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await openRendered(page, '/kuendigen');
      await expect(heading).toHaveText('Verträge hier kündigen');
      await page.goto('/messages?a=1');
      await expect(page).toHaveURL('/login?from=%2Fmessages%3Fa%3D1');

      await test.step('/darstellung shows what is chosen', async () => {
        await chooseDisplay(page, 'size3.dark.wide');
        await openRendered(page, '/darstellung');
        for (const name of [/^Sehr groß/, /^Dunkel/]) {
          await expect(page.getByRole('radio', { name })).toBeChecked();
        }
        await expect(page.getByRole('switch', { name: 'Mehr Abstand in Texten' })).toBeChecked();
      });

      await signIn('companyEmployer');
      await openRendered(page, '/jobs');
      await expect(heading).toHaveText('Meine Anzeigen');
      await signIn('free');
      await openRendered(page, '/jobs');
      await expect(heading).toHaveText('Jobs für Sie');
      await page.goto('/new/job');
      await expect(page).toHaveURL('/');

      await test.step('/hilfe has the help that remotes declare', async () => {
        await openRendered(page, '/hilfe?seite=/messages');
        const title = 'Hilfe zu dieser Seite: Nachrichten lesen und beantworten';
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByText('Stellen suchen', { exact: true })).toBeVisible();
      });
    });
  });

  test('VIEW-04 what is typed and pressed before the scripts run is kept and done', {
    tag: '@desktop',
  }, async ({ page, loginPage, pool }) => {
    const release = await holdScripts(page);
    await openRendered(page, '/login');
    await loginPage.signIn(accounts.free);
    await expect(page).toHaveURL('/login');
    release();
    await pool.isShown();
  });

  test('VIEW-04 a press on a job of the list, focus and scroll survive, nothing moves', {
    tag: ['@desktop'],
  }, async ({ page, signIn, pool }) => {
    const shifts = await watchShifts(page);
    await signIn('paid');
    const release = await holdScripts(page);
    await openRendered(page, '/');
    // Other tests may have kept jobs of the first page.
    const merken = page.getByRole('button', { name: /^Merken/ });
    const link = pool.titleLink(pool.cards.filter({ has: merken }).first());
    const card = pool.cardOf((await link.getAttribute('href')) ?? '');
    await link.focus();
    // Over the page: the menu scrolls by itself.
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await card.getByRole('button', { name: /^Merken/ }).click();
    const saved = page.waitForResponse((response) => response.url().includes('/api/saved_job'));
    const before = await page.evaluate(() => scrollY);
    release();
    expect((await saved).ok()).toBe(true);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
    expectStill(await shifts());
    // Who runs this often would else have kept all jobs that the server renders.
    const kept = page.waitForResponse((response) => response.url().includes('/api/saved_job'));
    await card.getByRole('button', { name: /^Gemerkt/ }).click();
    await kept;
  });

  test('VIEW-01 the filter of the last visit decides what is drawn', { tag: '@desktop' }, async ({
    page,
    signIn,
    pool,
  }) => {
    await signIn('free');
    await pool.open();
    const all = await pool.count();
    await pool.scope('In Ihrer Nähe').click();
    await expect.poll(() => pool.count()).toBeLessThan(all);
    const near = await pool.count();
    await holdScripts(page);
    await openRendered(page, '/');
    expect(await pool.count()).toBe(near);
  });

  // Phones fold the filter away.
  test('VIEW-01 VIEW-02 nothing is asked for again; without a first view everything is', {
    tag: ['@desktop'],
  }, async ({ context, page, signIn, pool }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(auth\/me|job_demand\?)/.test(request.url())) asked.push(request.url());
    });
    await signIn('incomplete');
    await openRendered(page, '/');
    await pool.isShown();
    await pool.what.click();
    await expect(page.getByRole('dialog').or(page.getByRole('listbox')).first()).toBeVisible();
    expect(asked).toEqual([]);
    await context.addCookies([{ name: 'firstView', value: 'off', url: page.url() }]);
    const response = await page.reload();
    expect((await response?.allHeaders())?.['server-timing']).toContain('"off"');
    await pool.isShown();
    expect(asked.length).toBeGreaterThan(1);
  });
});
