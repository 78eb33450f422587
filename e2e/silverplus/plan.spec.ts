import { newCandidate, newEmail } from '../access-pages/support/new-users.ts';
import { allMails } from '../access-pages/support/outbox.ts';
import { expectAccessible, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('PLUS-01 PLUS-02 PLUS-05 PLUS-06 PLUS-07 ACC-04 somebody orders silver+, uses it at once, and cancels', {
  tag: ['@silverplus', '@journey', '@own', '@phone'],
}, async ({ page, context, request, layout }) => {
  test.slow();
  const person = await newCandidate(request);
  await storeToken(context, baseUrl, person.token);

  await test.step('a locked page leads to the plan', async () => {
    await page.goto('/courses');
    await expect(page).toHaveURL(/\/silverplus\?feature=online-courses$/);
    await expect(page.getByText('Die Online-Kurse gehören zu silver+.')).toBeVisible();
    await expect(layout.heading('Mit silver+ mehr Stellen und mehr Unterstützung')).toBeVisible();
    await page.getByText('Wie kündige ich?').click();
    await expect(page.getByText(/Öffnen Sie „Mein Konto“/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'silver+ freischalten', exact: true }).click();
    await expect(layout.heading('Ihre Mitgliedschaft')).toBeVisible();
  });

  await test.step('the first payment is refused', async () => {
    const half = page.getByRole('listitem').filter({ hasText: '13,99' });
    await half.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
    await expect(layout.heading('Bestellung prüfen')).toBeVisible();
    await expect(layout.heading()).toContainText('83,94 €');
    await expectAccessible(page);
    await page.getByText('Die Zahlung wird abgelehnt').click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByText('Die Zahlung wurde abgelehnt', { exact: true })).toBeVisible();
  });

  await test.step('the second one opens silver+ without a new sign-in', async () => {
    await page.getByText('Die Zahlung gelingt sofort').click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(layout.heading('silver+ ist freigeschaltet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Online-Kurse ansehen' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    const mails = await allMails(request, person.email);
    expect(mails.map(({ subject }) => subject)).toContain(
      'Ihre Bestellung: silver+ ist freigeschaltet',
    );
  });

  await test.step('cancel', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'silver+ kündigen' }).click();
    await expect(layout.heading('Was Sie erwartet')).toBeVisible();
    await page.getByRole('button', { name: 'Kündigung abschließen' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Kündigung erfolgreich')).toBeVisible();
    await expect(page.getByText('Gekündigt, aber noch aktiv')).toBeVisible();
  });
});

test('silverplus-30 a visitor cancels and withdraws, with a confirmation to keep, on the page and by mail', {
  tag: ['@silverplus', '@own', '@desktop'],
}, async ({ page, request, layout }) => {
  const email = newEmail();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await expect(layout.heading('Verträge hier kündigen')).toBeVisible();
  await page.getByLabel('Ihr Name').fill('Ute Neu');
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
  await page.getByText('Kündigung aus wichtigem Grund').click();
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByRole('link', { name: 'Bitte nennen Sie Ihren Grund.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Ihr Grund').fill('Ich ziehe um.');
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByText('Ihre Kündigung ist eingegangen')).toBeVisible();
  await expectAccessibleNightly(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bestätigung herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('kuendigung.txt');

  await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(layout.heading('Vertrag widerrufen')).toBeVisible();
  await page.getByLabel('Ihr Name').fill('Ute Neu');
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();

  const mails = await allMails(request, email);
  expect(mails.map(({ subject }) => subject.replace(/V\d{4}-\w{6}/, '…'))).toEqual([
    'Ihr Widerruf ist eingegangen (…)',
    'Ihre Kündigung ist eingegangen (…)',
  ]);
});
