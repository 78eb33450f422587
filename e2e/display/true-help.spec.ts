import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const WIDTHS = [1366, 820, 360] as const;

test.describe('HERS-14 what help and easy German say holds at every width', {
  tag: ['@host', '@desktop'],
}, () => {
  test('HERS-14 fields, their number and the names of buttons are those of the page, wide and narrow', async ({
    page,
    signIn,
    pool,
    job,
    contact,
    layout,
    loginPage,
  }) => {
    test.slow();
    /** Looks at what a text tells to press, at each width. */
    async function atEachWidth(look: () => Promise<void>) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`${width} px`, look);
      }
    }
    const seen = async (...named: Locator[]) => {
      for (const one of named) await expect(one.filter({ visible: true }).first()).toBeVisible();
    };
    const button = (name: string) => page.getByRole('button', { name });

    await test.step('a new account: the first field is the address, the second the password', async () => {
      await page.goto('/register');
      const fields = layout.main.getByRole('textbox');
      await atEachWidth(async () => {
        await expect(fields).toHaveCount(2);
        await expect(fields.nth(0)).toHaveAccessibleName('E-Mail-Adresse');
        await expect(fields.nth(1)).toHaveAccessibleName('Passwort');
        await seen(button('Kostenlos registrieren'), loginPage.password);
      });
    });

    await test.step('searching has two fields, Was? and Wo?, without opening anything', async () => {
      await signIn('free');
      await pool.open();
      const fields = page.getByRole('region', { name: 'Filter' }).getByRole('textbox');
      await atEachWidth(async () => {
        await expect(fields).toHaveCount(2);
        await expect(fields.nth(0)).toHaveAccessibleName('Was?');
        await expect(fields.nth(1)).toHaveAccessibleName('Wo?');
        await seen(fields.nth(0), fields.nth(1), pool.asMap, pool.asList, button('Merken'));
      });
    });

    await test.step('at the bottom of each page is the way to cancel, at its top the way to help', async () => {
      const footer = page.getByRole('contentinfo');
      const help = page.getByRole('banner').getByRole('link', { name: 'Hilfe' });
      await atEachWidth(async () => {
        await seen(
          footer.getByRole('link', { name: 'Verträge hier kündigen' }),
          footer.getByRole('link', { name: 'Vertrag widerrufen' }),
          footer.getByRole('link', { name: 'Kontakt' }),
          help,
        );
      });
    });

    await test.step('a job: Kontaktieren, then the message as the first field, then Nachricht senden', async () => {
      await (await pool.freeCard()).getByRole('heading').getByRole('link').click();
      await atEachWidth(() => seen(job.contact));
      await job.contact.filter({ visible: true }).first().click();
      await expect(contact.message).toBeFocused();
      await atEachWidth(async () => {
        await expect(contact.dialog.getByRole('textbox').first()).toHaveAccessibleName(
          'Ihre Nachricht',
        );
        await seen(contact.message, contact.send);
      });
      await page.keyboard.press('Escape');
      await expect(contact.dialog).toBeHidden();
    });

    await test.step('help is that of the page it was opened from, and has the telephone', async () => {
      await page.goto('/messages');
      await expect(layout.heading()).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Hilfe' }).click();
      const search = layout.main.getByLabel('Wonach suchen Sie?');
      await expect(
        layout.main.getByRole('heading', { name: /^Hilfe zu dieser Seite: Nachrichten lesen/ }),
      ).toBeVisible();
      await search.fill('telefon');
      await atEachWidth(async () => {
        await expect(layout.main.locator('a[href^="tel:"]')).toHaveCount(2);
        await seen(button('Rufen Sie mich an'));
      });
    });

    await test.step('hours of the telephone and of a call are the same', async () => {
      await button('Rufen Sie mich an').click();
      const hours = layout.main.getByText(/^Wir sind für Sie da: /).first();
      const said = (await hours.textContent())?.replace(/^Wir sind für Sie da: |\.$/g, '') ?? '';
      expect(said).toMatch(/Uhr/);
      await expect(
        layout.main.getByText(`Unsere Zeiten: ${said}, nicht an Feiertagen.`),
      ).toBeVisible();
      await expect(layout.main.getByText(/Uhr/).filter({ hasNotText: said })).toHaveCount(0);
    });
  });
});
