import { newCandidate } from '../access-pages/support/new-users.ts';
import { mailedLinkTo } from '../access-pages/support/outbox.ts';
import { expectAccessible, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('TRUST-04 the export shows nothing before the owner has confirmed, by a link of a mail', {
  tag: ['@account', '@desktop'],
}, async ({ page, context, request }) => {
  const person = await newCandidate(request);
  await storeToken(context, baseUrl, person.token);
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  const download = page.getByRole('button', { name: 'Meine Daten herunterladen' });
  await page.goto('/account/data');

  await test.step('given up: nothing is shown, and no fault is spoken of', async () => {
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByText('Ihre Daten sind noch geschützt')).toBeVisible();
    await expect(download).toHaveCount(0);
    await expectAccessibleNightly(page);
  });

  await test.step('the link of the mail asks before it confirms', async () => {
    await page.getByRole('button', { name: 'Daten anzeigen' }).click();
    await dialog.getByRole('button', { name: 'Lieber einen Link per E-Mail' }).click();
    await expect(
      dialog.getByText(`Wir haben eine E-Mail an ${person.email} geschickt`),
    ).toBeVisible();
    const link = await mailedLinkTo(request, person.email, '/confirm-identity');
    const mail = await context.newPage();
    await mail.goto(`/confirm-identity${link.search}`);
    await expect(mail).toHaveURL('/confirm-identity');
    await expectAccessible(mail);
    await dialog.getByRole('button', { name: 'Ich habe den Link geöffnet' }).click();
    await expect(dialog.getByText('Der Link ist noch nicht geöffnet')).toBeVisible();
    await mail.getByRole('button', { name: 'Ja, das bin ich' }).click();
    await expect(mail.getByText('Sie haben es bestätigt')).toBeVisible();
    await mail.close();
  });

  await test.step('then everything is shown', async () => {
    await dialog.getByRole('button', { name: 'Ich habe den Link geöffnet' }).click();
    await expect(download).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Das steht in der Datei' })).toBeVisible();
  });
});
