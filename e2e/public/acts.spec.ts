import type { Page } from '@playwright/test';
import { newCandidate, newEmail } from '../access-pages/support/new-users.ts';
import { firstPublicJob } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

/** Opens a public job that a company offers; gives its number. */
async function openJob(page: Page): Promise<string> {
  await page.goto('/stellen');
  await firstPublicJob(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Die Stelle', exact: true })).toBeVisible();
  return /\/stelle\/(\d+)\//.exec(page.url())?.[1] ?? '';
}

test.describe('what is begun without an account goes on with one', { tag: '@public' }, () => {
  test('PUB-07 PUB-01 „Bewerben“ leads through registering back to the dialog with the job', {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    test.slow();
    const id = await openJob(page);
    await page.getByRole('link', { name: 'Bewerben' }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Fjobs%2F${id}%3Fbewerben%3D1`));
    await expect(page.getByText('Sie möchten sich bewerben')).toBeVisible();
    await page.getByRole('link', { name: 'Neu hier? Jetzt registrieren' }).click();
    // The login has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(newEmail());
    await page.getByLabel('Passwort', { exact: true }).fill('Apfelkuchen am Sonntag');
    await page.getByRole('button', { name: 'Kostenlos registrieren' }).click();
    await expect(contact.dialog).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${id}`);
  });

  test('PUB-07 „Merken“ leads through the login to the job, which is saved once', {
    tag: '@phone',
  }, async ({ page, request, loginPage }) => {
    const person = await newCandidate(request);
    const id = await openJob(page);
    await page.getByRole('link', { name: 'Merken' }).click();
    await expect(page.getByText('Sie möchten eine Stelle merken')).toBeVisible();
    await loginPage.signIn(person);
    await expect(page.getByRole('button', { name: 'Gemerkt' })).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${id}`);
  });

  test('PUB-01 the login offers to look at jobs first', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Erst einmal Stellen ansehen' }).click();
    await expect(page).toHaveURL('/stellen');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
