import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const MARKED = '[data-tour-mark]';

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function isAt(page: Page, stop: string): Promise<void> {
  await expect(page.getByRole('heading', { name: stop })).toBeFocused();
  await expect(page.locator(MARKED)).toBeVisible();
}

test('AGE-08 guide-16 the tour goes over the pages by keyboard, frames what it explains, and goes on after a reload', {
  tag: ['@journey', '@host', '@phone'],
}, async ({ page, signIn }) => {
  await signIn('free');
  await page.goto('/rundgang');
  await press(page, 'Rundgang beginnen');
  await isAt(page, 'Schritt 1 von 5: Stellen suchen');
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await press(page, 'Weiter');
  await isAt(page, 'Schritt 2 von 5: Eine Stelle merken');
  await press(page, 'Weiter');
  await isAt(page, 'Schritt 3 von 5: Einem Arbeitgeber schreiben');
  await press(page, 'Weiter');
  await isAt(page, 'Schritt 4 von 5: Nachrichten lesen');
  await expect(page).toHaveURL('/messages');

  await page.reload();
  const stop = page.getByRole('heading', { name: 'Schritt 4 von 5: Nachrichten lesen' });
  await expect(stop).toBeVisible();
  await expect(stop).not.toBeFocused();
  await press(page, 'Weiter');
  await isAt(page, 'Schritt 5 von 5: Hilfe und große Schrift');
  await press(page, 'Fertig');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeFocused();
  await expect(page.locator(MARKED)).toHaveCount(0);
});

test('AGE-08 guide-17 employers have a tour of their own', {
  tag: ['@journey', '@host', '@desktop'],
}, async ({ page, signIn }) => {
  await signIn('companyEmployer');
  await page.goto('/rundgang');
  await press(page, 'Rundgang beginnen');
  await isAt(page, 'Schritt 1 von 4: Ihre Anzeigen');
  await press(page, 'Weiter');
  await isAt(page, 'Schritt 2 von 4: Eine Anzeige schalten');
});

test('AGE-07 guide-15 every page links to help that its remote declares', {
  tag: ['@host', '@desktop'],
}, async ({ page, signIn }) => {
  await signIn('free');
  await page.goto('/messages');
  await page.getByRole('link', { name: 'Hilfe', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Hilfe zu dieser Seite: Nachrichten lesen' }),
  ).toBeVisible();
  await page.getByLabel('Wonach suchen Sie?').fill('kündigung');
  await expect(page.getByText(/^\d+ Them(a|en) gefunden:$/)).toBeVisible();
});
