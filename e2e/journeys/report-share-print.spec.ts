import { expectAccessible } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

test('JOB-05 a job can be reported, shared and printed', { tag: ['@jobs', '@desktop'] }, async ({
  page,
  context,
  signIn,
  tokenOf,
  request,
  job,
  watch,
}) => {
  test.slow();
  await signIn('paid');
  const jobs = await uncontactedJobs(request, baseUrl, await tokenOf('paid'));
  // Where the data is kept, a second run reports the job a second time, which is a conflict and
  // thanked for all the same.
  watch.expect(/status (?:code|of) 409/);
  const target = jobs.at(-1);
  if (!target) throw new Error('The demo data has no jobs.');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await job.open(target.id);
  await expect(page.getByRole('img', { name: /^Karte: / })).toBeVisible();

  await page.getByRole('button', { name: 'Teilen' }).click();
  const address = `${baseUrl}/jobs/${target.id}`;
  await expect(page.getByLabel('Link zu dieser Stelle')).toHaveValue(address);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('main').getByText('Der Link ist kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByText('So erkennen Sie unseriöse Angebote').first().click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Stelle melden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stelle melden' });
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(dialog.getByText(/Bitte wählen Sie aus/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('Ich soll etwas bezahlen').click();
  await dialog.getByLabel(/Was sollen wir dazu wissen/).fill('20 Euro für Unterlagen');
  await dialog.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(page.getByText('Danke für Ihre Meldung')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Diese Stelle im Internet: ${address}`)).toBeVisible();
  for (const name of ['Auf einen Blick', 'Die Stelle', 'Ort', 'Arbeitgeber']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
