import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { newCandidate, newEmail, type Person } from '../access-pages/support/new-users.ts';
import { allMails, mailedLinkTo } from '../access-pages/support/outbox.ts';
import { expectAccessibleHere, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Whom the demo tells what visitors write (CONTACT_EMAIL). */
const OPERATOR = 'kontakt@example.org';

/** Saves a search as the pool does. */
async function saveSearch(api: APIRequestContext, { token }: Person): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const me = await (await api.get('/api/auth/me', { headers })).json();
  const [position] = await (await api.get('/api/search_what?mode=modal', { headers })).json();
  const response = await api.post('/api/job_search', {
    headers,
    data: {
      candidate_id: me.candidate_id,
      users_id: me.id,
      search_what_id: position.id,
      search_location_id: 4,
    },
  });
  expect(response.status()).toBe(200);
}

test('ACCT-01 ACCT-04 ACCT-06 ACCT-07 ACCT-08 ACCT-09 ACCT-11 EDIT-02 somebody rules the own account, from the first template to the deletion', {
  tag: ['@account', '@journey', '@desktop'],
}, async ({ page, context, request, layout, loginPage, watch }) => {
  test.slow();
  // The last step signs in to an account that is gone.
  watch.expect(/status of 401/, /AxiosError/);
  const person = await newCandidate(request);
  await storeToken(context, baseUrl, person.token);
  await saveSearch(request, person);

  await test.step('pause the job search', async () => {
    await page.goto('/account');
    await expect(layout.heading('Mein Konto')).toBeVisible();
    await expect(page.getByLabel('Ihr persönlicher Link')).toHaveValue(/\/signup\?empfehlung=/);
    await page.getByRole('button', { name: 'Stellensuche pausieren' }).click();
    await page.getByRole('button', { name: 'Ja, pausieren' }).click();
    const survey = page.getByRole('dialog', { name: 'Warum pausieren Sie Ihre Suche?' });
    await survey.getByText('Ich wollte mich nur umsehen').click();
    await expectAccessibleHere(page);
    await survey.getByRole('button', { name: 'Speichern' }).click();
    const score = page.getByRole('dialog', { name: 'Würden Sie uns weiterempfehlen?' });
    await score.getByText('8', { exact: true }).click();
    await expectAccessibleNightly(page);
    await score.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByText('Pausiert', { exact: true })).toBeVisible();
    await layout.closeNotices();
  });

  await test.step('add a template', async () => {
    await page.getByRole('link', { name: /^Vorlagen/ }).click();
    await page.getByRole('button', { name: 'Vorlagen anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vorlage anlegen' });
    await dialog.getByLabel('Titel').fill('Kurz');
    await dialog.getByLabel('Nachricht').fill('Guten Tag');
    await expectAccessibleHere(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Vorlage erfolgreich hinzugefügt')).toBeVisible();
    await expect(layout.main.getByRole('heading', { name: 'Kurz' })).toBeVisible();
  });

  await test.step('change how often a search writes, then delete it', async () => {
    await page.goto('/searches');
    await page.getByRole('link', { name: /^Bearbeiten: .*Homeoffice/ }).click();
    await expect(layout.heading('Suchbegriff bearbeiten')).toBeFocused();
    await page.getByText('1x Täglich').click();
    await page.getByRole('button', { name: 'Einstellung speichern' }).click();
    await expect(layout.main.getByText('Eingabe erfolgreich gespeichert')).toBeVisible();
    await expectAccessibleNightly(page);
    await layout.closeNotices();
    await page.getByRole('link', { name: 'Zurück zu „Meine Suchen“' }).click();
    await expect(layout.main.getByText('1x Täglich')).toBeVisible();
    await page.getByRole('button', { name: /^Löschen: .*Homeoffice/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    await expect(page.getByRole('button', { name: /^Löschen:/ })).toHaveCount(0);
    await expect(page.getByText(/Homeoffice“ ist gelöscht/)).toBeFocused();
    await expectAccessibleNightly(page);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByRole('button', { name: /^Löschen: .*Homeoffice/ })).toBeVisible();
  });

  const email = newEmail();
  await test.step('change the address', async () => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Emailadresse ändern' }).click();
    await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill(email);
    await page.getByLabel('Neue E-Mail-Adresse wiederholen').fill(email);
    await page.getByRole('button', { name: 'Bestätigung anfordern' }).click();
    await page.getByLabel('Ihr Passwort').fill(person.password);
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
    await expect(layout.main.getByText(`in der E-Mail an ${email}`)).toBeVisible();
    const link = await mailedLinkTo(request, email, '/email-change');
    await page.goto(`/email-change${link.search}`);
    await expect(page).toHaveURL('/email-change');
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click();
    await page.getByRole('link', { name: 'Zu den Zugangsdaten' }).click();
    await expect(layout.main.getByText(email)).toBeVisible();
  });

  await test.step('download everything', async () => {
    await page.goto('/account/data');
    const button = page.getByRole('button', { name: 'Meine Daten herunterladen' });
    const download = page.waitForEvent('download');
    await button.click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({
      user: { email },
      templates: [{ name: 'Kurz' }],
      survey_answers: [{ kind: 'deactivate', value: 2 }],
    });
  });

  await test.step('delete the account', async () => {
    await page.goto('/delete-profile');
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByRole('button', { name: 'Ja, Konto löschen' }).click();
    await expect(loginPage.heading).toBeVisible();
    await expect(page.getByText('Ihr Konto wurde gelöscht')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
    await loginPage.signIn({ email, password: person.password });
    await expect(
      page.getByText('Ungültige E-Mail oder ungültiges Passwort.').first(),
    ).toBeVisible();
  });
});

test('ACCT-10 a visitor who is not signed in writes to the operator', {
  tag: ['@account', '@desktop'],
}, async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/contact');
  await page.getByLabel('Ihr Name').fill('Ute Neu');
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
  await page.getByLabel('Worum geht es?').selectOption('Frage zur Bedienung');
  await page.getByLabel('Ihre Nachricht').fill(`Wie melde ich mich an? ${email}`);
  await expectAccessibleHere(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
  const texts = (await allMails(request, OPERATOR)).map(({ text }) => text);
  expect(texts.some((text) => text.includes(`Wie melde ich mich an? ${email}`))).toBe(true);
});

test('ACCT-02 ACCT-03 a silver+ member sees the next payment and the way to cancel', {
  tag: ['@account', '@desktop'],
}, async ({ page, signIn, layout }) => {
  await signIn('paid');
  await page.goto('/account');
  await expect(
    layout.main.getByText(/13,99\s€ pro Monat, fällig am \d\d\.\d\d\.\d{4}/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'silver+ kündigen' })).toHaveAttribute(
    'href',
    '/account/cancel-silverplus',
  );
});
