import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('REACH-10 a table is looked at, posted for its price, and read again for nothing', {
  tag: ['@employer', '@journey', '@desktop'],
}, async ({ page, signIn }) => {
  test.slow();
  const reference = `E2E-${Date.now().toString(36)}`;
  const title = `Nachtwache ${reference}`;
  const table = [
    'Kennung;Titel;Beschreibung;PLZ;Tätigkeit;Stellentyp;Stunden;Lohn von;Lohn je',
    `${reference};${title};Sie gehen ruhige Runden.;04109;Nachtwache in der Pflege;Minijob;6;15,50;Stunde`,
    `;${title} ohne Kennung;Text;04109;;Minijob;6;;`,
  ].join('\r\n');
  const file = { name: 'anzeigen.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') };
  const read = async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Ansehen, was geschieht' }).click();
  };
  await signIn('companyEmployer');
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Anzeigen einlesen' }).click();
  await expect(page.getByRole('heading', { name: 'Anzeigen einlesen', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await test.step('the look says what happens and what it costs', async () => {
    await read();
    await expect(page.getByRole('heading', { name: 'Neu (1)' })).toBeVisible();
    await expect(page.getByText('Die Kennung fehlt.')).toBeVisible();
    await expectAccessible(page);
    const button = /^Zahlungspflichtig übernehmen für 58,31\s€$/;
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await expect(page.getByText('Lesen Sie dieselbe Datei noch einmal ein')).toBeVisible();
  });

  await test.step('it is among the own advertisements, and the same file changes nothing', async () => {
    await page.goto('/jobs');
    await expect(page.getByRole('article', { name: title })).toHaveCount(1);
    await page.goto('/anzeigen-einlesen');
    await read();
    await expect(page.getByText('Es gibt nichts zu tun')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unverändert (1)' })).toBeVisible();
  });
});
