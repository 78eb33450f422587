import { accounts } from '../support/accounts.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

const expired = {
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'token.expired', message: 'Ihre Sitzung ist abgelaufen.' }),
};

test('ACC-14 CON-06 a token that expires while a message is sent: sign in again, nothing is lost', {
  tag: ['@jobs', '@host', '@phone'],
}, async ({ page, signIn, tokenOf, job, contact, request, watch }) => {
  // The wrong password that is tried below is logged (ACC-16).
  watch.expect(/status of 401/, /AxiosError: Request failed with status code 401/);
  await signIn('paid');
  const jobs = await uncontactedJobs(request, baseUrl, await tokenOf('paid'));
  const target = jobs.at(-1);
  if (!target) throw new Error('The demo data has no job left to write to.');
  await page.route('**/api/application', (route) => route.fulfill(expired), { times: 1 });

  await job.open(target.id);
  await job.contact.click();
  await contact.message.fill('Ich schreibe gerade, da läuft die Zeit ab.');
  await contact.send.click();

  const again = page.getByRole('alertdialog', { name: 'Bitte melden Sie sich noch einmal an' });
  await expect(again).toContainText(accounts.paid.email);
  await expect(page.getByText('Failed to save outreach')).toHaveCount(0);
  await again.getByLabel('Passwort', { exact: true }).fill('falsch');
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(again.getByText('Ungültige E-Mail oder ungültiges Passwort.')).toBeVisible();
  await again.getByLabel('Passwort', { exact: true }).fill(accounts.paid.password);
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(again).toBeHidden();

  await expect(contact.message).toHaveValue('Ich schreibe gerade, da läuft die Zeit ab.');
  await contact.send.click();
  await expect(page.getByText('Nachricht erfolgreich gesendet')).toBeVisible();
  await expect(job.contacted).toBeVisible();
});
