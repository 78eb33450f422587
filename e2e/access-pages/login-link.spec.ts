import { expect, test } from './support/access-test.ts';
import { newCandidate, newEmail } from './support/new-users.ts';
import { allMails, mailedLinkTo } from './support/outbox.ts';
import { logRequests } from './support/request-log.ts';

test.describe('signing in with a link', { tag: ['@host', '@desktop'] }, () => {
  test('LOG-06 LOG-05 the link of the mail signs in once; then it leads to a new password', async ({
    page,
    context,
    request,
    layout,
    loginPage,
    pool,
    watch,
  }) => {
    watch.expect(/status of 40[01]/, /AxiosError/);
    const { email } = await newCandidate(request);
    await loginPage.open();
    await page.getByRole('link', { name: 'Anmeldelink per E-Mail' }).click();
    await expect(layout.heading('Anmeldelink per E-Mail')).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText(`Wenn ${email} bei uns bekannt ist`)).toBeVisible();

    const link = await mailedLinkTo(request, email, '/login');
    const log = logRequests(context);
    const tab = await context.newPage();
    await tab.goto(link.href);
    await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(tab).toHaveURL('/');
    expect(await log.repeating(link.searchParams.get('token') ?? '?')).toEqual([]);
    // The tab that waits for the mail goes on too.
    await pool.isShown();

    await context.clearCookies();
    await tab.goto(link.href);
    await expect(tab.getByText('Bitte legen Sie ein neues Passwort fest')).toBeVisible();
    await expect(tab).toHaveURL('/login');
    await tab.getByRole('link', { name: 'Neues Passwort festlegen' }).click();
    await expect(tab).toHaveURL('/password-reset');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?');
  });

  test('LOG-06 an unknown address gets the same answer and no mail', async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/login/link');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText(`Wenn ${email} bei uns bekannt ist`)).toBeVisible();
    expect((await allMails(request)).map(({ recipient }) => recipient)).not.toContain(email);
  });

  test('LOG-06 an invented token is refused in words', async ({ page, watch }) => {
    watch.expect(/status of 40[01]/, /AxiosError/);
    await page.goto(`/login?token=${'x'.repeat(43)}`);
    const hint = page.getByRole('alert').filter({ hasText: 'Anmeldelink' });
    await expect(hint.getByRole('link', { name: 'Neues Passwort festlegen' })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  });
});
