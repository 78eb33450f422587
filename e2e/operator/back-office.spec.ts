import { allMails } from '../access-pages/support/outbox.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { operatorCode, perStep } from '../support/operator-code.ts';
import { expect, test } from '../support/test.ts';

test('OPER-08 an operator signs in with a second factor, hides a reported job and brings it back', {
  tag: ['@operator', '@jobs', '@journey', '@desktop'],
}, async ({ page, request, loginPage, tokenOf, watch }) => {
  test.slow();
  // The login without a code is refused, as is the job that is gone.
  watch.expect(/status (?:code|of) 40[34]/);
  const token = await tokenOf('free');
  const headers = { authorization: `Bearer ${token}` };
  const job = (await uncontactedJobs(request, baseUrl, token)).at(-5);
  if (!job) throw new Error('The demo data has no jobs.');
  const shown = async () =>
    (await request.get(`/api/job_demand/${job.id}`, { headers })).status() === 200;
  const report = { reason: 'fee', text: '50 Euro vorab' };
  await request.post(`/api/job_demand/${job.id}/report`, { headers, data: report });

  await loginPage.open();
  await loginPage.signIn(accounts.operator);
  const code = page.getByLabel(/^Code/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText(/Dieser Code gilt nicht/)).toBeVisible();
  await expect(async () => {
    // No code counts twice, and a sign-in of another worker may have used this one.
    await code.fill(operatorCode(1));
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    expect((await answer).status()).toBe(200);
  }).toPass(perStep);

  await expect(page.getByRole('heading', { level: 1, name: 'Meldungen' })).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/operator/reports`);
  const menu = page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: 'Protokoll' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Silverjobs|Meine Anzeigen/ })).toHaveCount(0);

  await page.goto(`/operator/cases/job/${job.id}`);
  const reason = 'Die Anzeige verlangt 50 Euro vor der Bewerbung.';
  const decide = async (action: string) => {
    await page.getByText(action, { exact: true }).click();
    await page.getByText('Nutzungsbedingungen', { exact: true }).last().click();
    await page.getByLabel(/^Begründung/).fill(reason);
    await page.getByRole('button', { name: 'Entscheiden und benachrichtigen' }).click();
  };
  await expect(page.getByText('50 Euro vorab').first()).toBeVisible();
  const owner = await page.getByText('Konto', { exact: true }).locator('+ dd').textContent();
  const employer = owner?.split(', ').pop() ?? '';
  await decide('Ausblenden');
  await expect(page.getByRole('radio', { name: 'Wieder sichtbar machen' })).toBeVisible();
  await expectAccessible(page);
  expect(await shown()).toBe(false);

  const told = async (recipient: string) =>
    (await allMails(request, recipient)).find(({ text }) => text.includes(reason));
  expect(await told(accounts.free.email)).toBeDefined();
  // The employer learns why, but not from whom.
  const statement = await told(employer);
  expect(statement?.text).toContain('/entscheidung-beanstanden?token=');
  expect(statement?.text).not.toContain(accounts.free.email);

  await decide('Wieder sichtbar machen');
  await expect(page.getByRole('radio', { name: 'Ausblenden' })).toBeVisible();
  expect(await shown()).toBe(true);

  await menu.getByRole('link', { name: 'Protokoll' }).click();
  await expect(
    page.getByRole('heading', { name: `Ausgeblendet: Stelle Nr. ${job.id}` }).first(),
  ).toBeVisible();
  await expect(page.getByText(accounts.operator.email).first()).toBeVisible();
  // Any other page leads back to the back-office.
  await page.goto('/messages');
  await expect(page).toHaveURL(`${baseUrl}/operator/reports`);
});
