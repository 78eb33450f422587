import { expect, test } from '../support/test.ts';

test.describe('a search is saved', { tag: ['@jobs', '@account', '@journey'] }, () => {
  test('SAVE-01 SAVE-04 SAVE-05 SAVE-06 filter, save, alert, and the saved search shows it', {
    tag: '@phone',
  }, async ({ page, signIn, pool, layout }) => {
    await signIn('free');
    await pool.open();
    await pool.saveSearch.click({ force: true });
    await expect(
      page.getByText('Bitte wählen Sie zuerst aus, was Sie suchen (Beruf/Tätigkeit).').first(),
    ).toBeVisible();
    await pool.choosePosition('Reinigung', 'Reinigungskraft');
    const saved = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/job_search'),
    );
    await pool.saveSearch.click();
    expect((await saved).postDataJSON()).toMatchObject({
      alert_config_id: 1,
      search_what_id: 80301,
      search_location_id: null,
    });
    const dialog = page.getByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });
    await expect(dialog.getByRole('link', { name: 'Mein Konto > Jobsuchen' })).toBeVisible();
    await dialog.getByText('1x Täglich').click();
    // On phones the notice, which stands for 8 s, must not lie over the buttons.
    await dialog.getByRole('button', { name: 'Speichern' }).click({ timeout: 6_000 });
    await expect(dialog).toBeHidden();
    await expect(pool.saveSearch).toBeFocused();
    await layout.main.getByRole('link', { name: 'Zu meinen Suchen' }).click();
    await expect(layout.heading('Meine Suchen')).toBeVisible();
    const row = layout.main.getByRole('listitem').filter({ hasText: 'Reinigungskraft' });
    await expect(row).toContainText('1x Täglich');
  });
});
