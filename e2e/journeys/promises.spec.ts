import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('TRUST-01 a member finds jobs of partners in the pool, with their source and the way there', {
  tag: ['@jobs', '@journey', '@desktop'],
}, async ({ page, signIn, layout, pool }) => {
  await signIn('paid');
  await pool.open();
  await layout.main.getByRole('button', { name: 'Mehr Stellen' }).click();
  const section = layout.main.getByRole('region', { name: /^Mehr Stellen/ });
  await expect(section.getByRole('heading', { name: /^Mehr Stellen/ })).toBeVisible();
  // What the filter of the last visit leaves does not matter here.
  await page.goto('/?ansicht=mehr-stellen');
  const first = section.getByRole('listitem').filter({ hasText: 'Quelle: Beispiel-Stellenportal' });
  await expect(first.first()).toBeVisible();
  const link = first.first().getByRole('link', { name: /Apply Now/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/stellenportal\.example\/stelle\/\d+$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
});

test('TRUST-01 an employer reads first what members of silver+ have written, and why', {
  tag: ['@messaging', '@journey', '@desktop'],
}, async ({ page, signIn, layout }) => {
  await signIn('companyEmployer');
  await page.goto('/messages');
  const cards = layout.main.getByRole('article');
  await expect(cards.first().getByText('Steht oben durch silver+')).toBeVisible();
  await expect(layout.main.getByText(/Sie bezahlen für diesen Platz\./)).toBeVisible();
});

test('TRUST-03 a candidate sees the short profile as employers do, and what is left out while typing', {
  tag: ['@profile', '@journey', '@phone'],
}, async ({ page, signIn, layout }) => {
  await signIn('free');
  await page.goto('/profile');
  await layout.main.getByRole('button', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' }).click();
  const preview = page.getByRole('dialog', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' });
  await expect(preview.getByRole('heading', { name: 'Was diese Person mitbringt' })).toBeVisible();
  await expect(preview).not.toContainText('Schuster');
  await expectAccessible(page);
  await page.goto('/education');
  await layout.main.getByRole('button', { name: 'Fortbildungen und Programme bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Programme/).fill('Excel, Renate Schuster');
  await expect(form.getByText(/Das sehen Arbeitgeber nicht: „Renate“/)).toBeVisible();
  await form.getByRole('button', { name: 'Abbrechen' }).click();
});

test('TRUST-02 a course that is booked up says so and offers its waiting list', {
  tag: ['@silverplus', '@journey', '@desktop'],
}, async ({ page, signIn, layout }) => {
  await signIn('paid');
  await page.goto('/courses');
  const card = layout.main.getByRole('article').filter({ hasText: 'Ausgebucht' });
  await card.first().getByRole('link').click();
  await expect(layout.main.getByText('Höchstens 4 Personen')).toBeVisible();
  await expect(layout.main.getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible();
  await expectAccessible(page);
});
