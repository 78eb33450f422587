import { expectAccessible } from '../support/accessibility.ts';
import { waitUntilReactRuns } from '../support/hydrated.ts';
import { expect, test } from './support/access-test.ts';
import { newCandidate, newEmail } from './support/new-users.ts';
import { allMails, linkToken, mailedLinkTo, pressLink } from './support/outbox.ts';
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
    await expect(tab).toHaveURL('/login');
    // Loaded, its scripts have run: programs that check mails do no more, and spend nothing.
    await waitUntilReactRuns(tab);
    expect(await context.cookies()).toEqual([]);
    await expectAccessible(tab);
    await pressLink(tab);
    await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(tab).toHaveURL('/');
    expect(await log.repeating(link.searchParams.get('token') ?? '?')).toEqual([]);
    // The tab that waits for the mail goes on too.
    await pool.isShown();

    await context.clearCookies();
    // Another browser: this one may use it again for some minutes (access-47).
    await tab.evaluate(() => localStorage.removeItem('browserKey'));
    await tab.goto(link.href);
    await pressLink(tab);
    await expect(tab.getByText('Bitte legen Sie ein neues Passwort fest')).toBeVisible();
    await expect(tab).toHaveURL('/login');
    await tab.getByRole('link', { name: 'Neues Passwort festlegen' }).click();
    await expect(tab).toHaveURL('/password-reset');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?');
  });

  test('TRUST-17 access-48 a link that a scanner has loaded lets its owner in', async ({
    page,
    context,
    request,
    layout,
    loginPage,
    browser,
  }) => {
    const person = await newCandidate(request);
    const token = await linkToken(request, person.email);
    const scanner = await browser.newContext();
    const log = logRequests(scanner);
    const scanned = await scanner.newPage();
    await scanned.goto(`/login?token=${token}&from=%2Fprofile`);
    await scanned.getByRole('button', { name: 'Anmelden', exact: true }).hover();
    await scanned.getByRole('button', { name: 'Anmelden', exact: true }).focus();
    await waitUntilReactRuns(scanned);
    expect(log.urls.filter((url) => url.includes('/api/auth/'))).toEqual([]);
    await scanner.close();

    await page.goto(`/login?token=${token}%3E&from=%2Fprofile`);
    await pressLink(page);
    await expect(page).toHaveURL('/profile');
    await expect(layout.heading()).toBeVisible();
    await context.clearCookies();
    await loginPage.open('?from=%2Fprofile');
    await loginPage.signIn({ email: person.email, password: person.password });
    await expect(page).toHaveURL('/profile');
  });

  test('LOG-06 an unknown address gets the same answer and no mail, and an invented token is refused in words', async ({
    page,
    request,
    watch,
  }) => {
    watch.expect(/status of 40[01]/, /AxiosError/);
    const email = newEmail();
    await page.goto('/login/link');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText(`Wenn ${email} bei uns bekannt ist`)).toBeVisible();
    expect(await allMails(request, email)).toEqual([]);

    await page.goto(`/login?token=${'x'.repeat(43)}`);
    await pressLink(page);
    const hint = page.getByRole('alert').filter({ hasText: 'Anmeldelink' });
    await expect(hint.getByRole('link', { name: 'Neues Passwort festlegen' })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  });
});
