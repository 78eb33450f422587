import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newIncompleteCandidate, type Person } from '../access-pages/support/new-users.ts';
import { expectAccessibleHere, expectAccessibleNightly } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Opens the dialog of a card. */
async function edit(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeVisible();
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
}

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-05 LOC-01 LOC-03 a newcomer completes the profile step by step', {
  tag: ['@profile', '@journey', '@phone'],
}, async ({ page, context, request, layout }) => {
  test.slow();
  const person = await newIncompleteCandidate(request);
  await storeToken(context, baseUrl, person.token);
  const value = (text: string) => layout.main.locator('dd').filter({ hasText: text }).first();
  const complete = (count: number) =>
    expect(
      layout.main.getByText(`${count} von 5 Bereichen ${count === 1 ? 'ist' : 'sind'} ausgefüllt`),
    ).toBeVisible();
  /** Saves, and takes the notice away that would lie over what comes next. */
  const saved = async (dialog: Locator) => {
    await save(dialog);
    await layout.closeNotices();
  };
  const backToHub = () => page.getByRole('link', { name: 'Zurück zu „Mein Profil“' }).click();

  await test.step('the hub is empty and shows the next step', async () => {
    await page.goto('/profile');
    await complete(0);
    await page.getByRole('link', { name: 'Weiter mit: Persönliches' }).click();
    await expect(layout.heading('Persönliches')).toBeFocused();
  });

  await test.step('contact data and wishes', async () => {
    const contact = await edit(page, 'Kontaktdaten bearbeiten');
    await contact.getByLabel('Anrede').selectOption('Frau');
    await contact.getByLabel('Nachname').fill('Ahrens');
    await contact.getByLabel('Telefon').fill('040 123456');
    await save(contact);
    await expect(page.getByRole('button', { name: 'Kontaktdaten bearbeiten' })).toBeFocused();
    await layout.closeNotices();
    await expect(value('Ahrens')).toBeVisible();
    const traits = await edit(page, 'Eigenschaften und Wünsche bearbeiten');
    await traits.getByLabel('Arbeitszeit').selectOption('bis 10 Stunden pro Woche');
    await traits.getByText('Andere Sprachen', { exact: true }).click();
    await traits.getByRole('textbox', { name: 'Andere Sprachen' }).fill('Dänisch');
    await expectAccessibleHere(page);
    await saved(traits);
    await expect(value('Dänisch')).toBeVisible();
    await backToHub();
    await complete(1);
  });

  await test.step('main job and last employer', async () => {
    await page.getByRole('link', { name: 'Letzte Arbeitgeber ergänzen' }).click();
    const job = await edit(page, 'Hauptberuf bearbeiten');
    await expect(job.getByLabel('Teilbranche')).toBeDisabled();
    await job.getByRole('button', { name: 'Speichern' }).click();
    await expect(job.getByText('Bitte wählen Sie einen Wert aus').first()).toBeVisible();
    await expectAccessibleHere(page);
    await job.getByLabel('Branche', { exact: true }).selectOption('Büro und Verwaltung');
    await job.getByLabel('Teilbranche').selectOption('Sekretariat und Assistenz');
    await job.getByLabel('Beruf').fill('Sekretärin');
    await saved(job);
    await expect(value('Sekretariat und Assistenz')).toBeVisible();
    const employer = await edit(page, 'Letzten Arbeitgeber bearbeiten');
    await employer.getByLabel('Arbeitgeber', { exact: false }).fill('Reederei Nord');
    await saved(employer);
    await backToHub();
    // What was done before is now an activity, too.
    await complete(3);
  });

  await test.step('education', async () => {
    await page.getByRole('link', { name: 'Berufsausbildung ergänzen' }).click();
    const degree = await edit(page, 'Abschluss und Ausbildung bearbeiten');
    await degree.getByLabel('Abschluss').selectOption('Berufsausbildung');
    await degree.getByLabel('Ausbildung', { exact: false }).last().fill('Buchhalterin');
    await saved(degree);
    await expect(value('Buchhalterin')).toBeVisible();
    await backToHub();
    await complete(4);
  });

  await test.step('search location', async () => {
    await page.getByRole('link', { name: 'Suchort ergänzen' }).click();
    const home = await edit(page, 'Wohnort bearbeiten');
    await home.getByLabel('Postleitzahl').fill('22767');
    await expect(home.getByText('22767 Hamburg')).toBeVisible();
    await saved(home);
    const radius = await edit(page, 'Umkreis bearbeiten');
    await radius.getByLabel('Umkreis').selectOption('20 km');
    await saved(radius);
    await expect(page.getByText('22767 Hamburg, Umkreis 20 km')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Karte: 22767 Hamburg/ })).toBeVisible();
    await backToHub();
    await expect(layout.main.getByText('Ihr Profil ist vollständig')).toBeVisible();
  });

  await test.step('what employers see tells nothing of who it is', async () => {
    await page.getByRole('button', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByText('Hamburg und 20 km Umkreis')).toBeVisible();
    await expect(preview).not.toContainText(/Ahrens|Monika|123456|Reederei|22767/);
    await preview.getByRole('button', { name: 'Schließen' }).first().click();
  });
});

/** Gives a newcomer a main job, a training and a home. */
async function fillProfile(api: APIRequestContext, { token }: Person): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { candidate_id: id } = await (await api.get('/api/auth/me', { headers })).json();
  for (const change of [
    {
      main_job: { sector_id: 3, subsector_id: 302, job_position: 'Sekretärin' },
      ops: { mode: 'main_job_update' },
    },
    { education: { degree: 'Buchhalterin' }, ops: { mode: 'education_degree_update' } },
    { location: { postal_code: '22767' }, ops: { mode: 'search_location_update' } },
    { location: { radius: 20_000 }, ops: { mode: 'search_radius_update' } },
  ]) {
    const response = await api.put(`/api/candidate/${id}`, { headers, data: { id, ...change } });
    expect(response.status()).toBe(200);
  }
}

test('ACT-01 ACT-02 ACT-04 activities come from the profile, are switched off and on, and the automatic search follows', {
  tag: ['@profile', '@journey', '@desktop'],
}, async ({ page, context, request, layout }) => {
  test.slow();
  const person = await newIncompleteCandidate(request);
  await fillProfile(request, person);
  await storeToken(context, baseUrl, person.token);

  await test.step('activities: the catalogue, one off and on again', async () => {
    await page.goto('/desired-jobs');
    await page.getByText(/^Erfahrung aus: .*Buchhalter\/in$/).click();
    const education = page.getByRole('link', { name: 'Berufsausbildung Buchhalter/in' });
    await expect(education).toHaveAttribute('href', '/education');
    const more = await edit(page, 'Weitere Tätigkeiten auswählen');
    await expect(more.getByRole('checkbox')).toHaveCount(24);
    await more.getByText('Gartenarbeit').click();
    await expectAccessibleHere(page);
    await save(more);
    await expect(layout.main.getByText('Gartenarbeit')).toBeVisible();
    await expectAccessibleNightly(page);

    const use = page.getByRole('switch', { name: 'Für Vorschläge verwenden Sekretär/in' });
    await expect(use).toBeChecked();
    await layout.main.getByText('Für Vorschläge verwenden Sekretär/in').click();
    const sure = page.getByRole('button', { name: 'Ja, nicht mehr verwenden' });
    await expect(sure).toBeVisible();
    await expectAccessibleNightly(page);
    await sure.click();
    const reason = page.getByRole('dialog', { name: 'Warum haben Sie diese Tätigkeit entfernt?' });
    await reason.getByText('Ich möchte diese Tätigkeit nicht mehr ausüben').click();
    await expectAccessibleHere(page);
    await reason.getByRole('button', { name: 'Speichern' }).click();
    const done = page.getByRole('dialog', { name: 'Die Tätigkeit wurde entfernt' });
    await expect(done).toBeVisible();
    await expectAccessibleNightly(page);
    await done.getByRole('button', { name: 'Fertig' }).click();
    await expect(use).not.toBeChecked();
    await expect(use).toBeFocused();
  });

  await test.step('the automatic search follows the profile', async () => {
    await page.goto('/searches');
    const search = layout.main.getByText('Buchhalter/in', { exact: true });
    await expect(search).toBeVisible();
    await expect(layout.main.getByText('22767 Hamburg, Umkreis 20 km')).toBeVisible();
    await page.goto('/desired-jobs');
    await layout.main.getByText('Für Vorschläge verwenden Sekretär/in').click();
    // The switch shows it at once; another document knows of it when the server does.
    await expect(page.getByText('Eingabe erfolgreich gespeichert')).toBeVisible();
    await expect(
      page.getByRole('switch', { name: 'Für Vorschläge verwenden Sekretär/in' }),
    ).toBeChecked();
    await page.goto('/searches');
    await expect(
      layout.main.getByText('Sekretär/in, Buchhalter/in', { exact: true }),
    ).toBeVisible();
  });
});
