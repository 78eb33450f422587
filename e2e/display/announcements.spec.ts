import { expect, test, withoutFirstView } from '../support/test.ts';

test.describe('what is said and where the focus begins', { tag: ['@host', '@desktop'] }, () => {
  test('AGE-03 layout-35 dialogs begin on heading, field or the harmless answer, never on Schließen', async ({
    page,
    signIn,
    pool,
    layout,
  }) => {
    await signIn('paid');
    await page.goto('/templates');
    await page.getByRole('button', { name: 'Vorlagen anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vorlage anlegen' });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 820, height: 900 });
    await pool.open();
    await layout.menuButton.click();
    await expect(
      layout.drawer.getByRole('link', { name: 'Silverjobs', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await pool.what.click();
    await expect(pool.positionPicker().search).toBeFocused();
  });

  test('AGE-03 messages-25 several conversations are told apart by their titles', async ({
    context,
    page,
    signIn,
  }) => {
    // A press on a row while the list hydrates may meet none.
    await withoutFirstView(context);
    await signIn('paid');
    await page.goto('/messages');
    await page
      .getByRole('link', { name: /Gesprächsverlauf/ })
      .first()
      .click();
    await expect(page).toHaveTitle(/^.+, .+ · silverjobs$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
