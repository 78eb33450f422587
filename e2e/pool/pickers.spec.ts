import { expect, test } from '../support/test.ts';

test.describe('the pickers', { tag: '@jobs' }, () => {
  test('PICK-01 PICK-07 the position picker by keyboard: text, keyword, arrows, save; late answers replace nothing', {
    tag: '@desktop',
  }, async ({ page, signIn, pool }) => {
    await signIn('free');
    await pool.open();
    await pool.what.focus();
    await page.keyboard.press('Enter');
    const picker = pool.positionPicker();
    await expect(picker.search).toBeFocused();
    await page.keyboard.type('Entlastungsbetrag');
    await expect(picker.options).toContainText(['Alltagsbegleiter/in']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker.dialog).toContainText('Ausgewählt: Alltagsbegleiter/in');
    await page.keyboard.press('Tab');
    await picker.save.press('Enter');
    await expect(picker.dialog).toBeHidden();
    await expect(pool.what).toHaveValue('Alltagsbegleiter/in');
    await expect(pool.what).toBeFocused();

    await test.step('answers that arrive out of order never replace newer ones', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/search_location?*search=5066*', async (route) => {
        if (new URL(route.request().url()).searchParams.get('search') === '5066') await released;
        await route.continue().catch(() => {});
      });
      await pool.where.click();
      const places = pool.locationPicker();
      const slow = page.waitForRequest(/search=5066(&|$)/);
      await places.search.fill('5066');
      await slow;
      await places.search.fill('50667');
      await expect(places.options.first()).toContainText('50667 Köln');
      release();
      await page.waitForLoadState();
      await expect(places.options).toHaveText([/50667/]);
    });
  });

  test('PICK-02 PICK-04 the location picker: built-in options, nothing found, Homeoffice', {
    tag: '@phone',
  }, async ({ signIn, pool }) => {
    await signIn('free');
    // No job of another test fits, which come and go meanwhile.
    await pool.open(`?position=${encodeURIComponent('{"id":80301,"label":"Reinigungskraft"}')}`);
    const all = await pool.count();
    await pool.where.click();
    const picker = pool.locationPicker();
    await expect(picker.search).toHaveAttribute(
      'placeholder',
      'Suche um Postleitzahl (empfohlen) oder in Region',
    );
    await expect(picker.dialog).toContainText('Kein Filter (Alle Standorte)');
    await expect(picker.options.filter({ hasText: 'Homeoffice' })).toBeVisible();
    await picker.search.fill('xyzxyz');
    await expect(picker.dialog.getByText('Keine Ergebnisse für "xyzxyz"')).toBeVisible();
    await picker.search.fill('');
    await picker.options.filter({ hasText: 'Homeoffice' }).click();
    await picker.save.click();
    await expect(pool.where).toHaveValue('Homeoffice');
    await expect.poll(() => pool.count()).toBeLessThan(all);
    await pool.where.click();
    await picker.options.filter({ hasText: 'Alle Regionen und Postleitzahlen' }).click();
    await picker.save.click();
    await expect.poll(() => pool.count()).toBe(all);
  });
});
