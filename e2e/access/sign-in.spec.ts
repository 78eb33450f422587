import { accounts } from '../support/accounts.ts';
import { leavePage } from '../support/leave-page.ts';
import { expect, test, withoutFirstView } from '../support/test.ts';

test.describe('signing in', { tag: '@host' }, () => {
  test('ACC-01 the wanted path is remembered, query and hash included', {
    tag: '@desktop',
  }, async ({ page, loginPage }) => {
    await page.goto('/messages?seite=2#unten');
    await expect(loginPage.heading).toBeVisible();
    // The server sees no hash; the page adds it.
    await expect
      .poll(() => new URL(page.url()).searchParams.get('from'))
      .toBe('/messages?seite=2#unten');
    await loginPage.signIn(accounts.free);
    await expect(page).toHaveURL('/messages?seite=2#unten');
    await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
  });

  // Tabs beside it and the session on the server are in access-pages/session-end.spec.ts.
  test('ACC-09 ACC-10 ACC-11 the cookie: name, path, 3 hours, SameSite; signing out leaves nothing of the user', {
    tag: '@desktop',
  }, async ({ page, context, layout, loginPage, pool, watch }) => {
    // A call that is under way meets the end of the session.
    watch.expect(/status of 401/, /AxiosError/);
    await loginPage.open();
    const before = Date.now() / 1_000;
    await loginPage.signIn(accounts.free);
    await pool.isShown();
    const cookie = (await context.cookies()).find(({ name }) => name === 'authToken');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    // It begins somewhere between the two looks at the clock; the browser keeps whole seconds.
    const begun = (cookie?.expires ?? 0) - 10_800;
    expect(begun).toBeGreaterThanOrEqual(before - 1);
    expect(begun).toBeLessThanOrEqual(Date.now() / 1_000 + 1);
    await withoutFirstView(context);
    const call = page.waitForRequest('**/api/auth/me');
    await page.reload();
    expect((await call).headers().authorization).toBe(
      `Bearer ${decodeURIComponent(cookie?.value ?? '')}`,
    );

    await pool.choosePosition('Reinigung', 'Reinigungskraft');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('position'))).not.toBeNull();
    await layout.signOut();
    await expect(loginPage.heading).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
    expect(await page.evaluate(() => localStorage.getItem('position'))).toBeNull();
  });

  test('ACC-02 ACC-15 /login leads who is signed in to /; a refused token leads to the login page', {
    tag: '@desktop',
  }, async ({ page, context, signIn, pool, loginPage, watch }) => {
    watch.expect(/status of 401/, /AxiosError/);
    await signIn('free');
    await page.goto('/login');
    await pool.isShown();
    expect(new URL(page.url()).pathname).toBe('/');
    await leavePage(page);
    await context.addCookies([
      { name: 'authToken', value: 'kein-echtes-token', url: test.info().project.use.baseURL ?? '' },
    ]);
    await page.goto('/messages');
    await expect(loginPage.heading).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
  });

  test('LOG-01 LOG-02 LOG-03 LOG-04 what goes wrong in the form is said, and what was typed stays', {
    tag: '@desktop',
  }, async ({ page, loginPage, watch }) => {
    watch.expect(/status of 401/, /Failed to load resource/, /AxiosError/);
    await loginPage.open();

    await test.step('LOG-01 empty fields are asked for', async () => {
      await loginPage.submit.click();
      const problems = page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
      await expect(problems).toBeFocused();
      const links = problems.getByRole('link');
      await expect(links).toHaveText([
        'Bitte geben Sie Ihre E-Mail-Adresse ein!',
        'Bitte geben Sie Ihr Passwort ein!',
      ]);
      await links.first().click();
      await expect(loginPage.email).toBeFocused();
    });

    await test.step('LOG-02 LOG-04 a wrong password: text and notification', async () => {
      await loginPage.signIn({ email: 'niemand@example.org', password: 'falsch' });
      await expect(page.getByRole('main')).toContainText(
        'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.',
      );
      await expect(page.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
      await expect(loginPage.email).toHaveValue('niemand@example.org');
      await expect(loginPage.password).toHaveValue('falsch');
    });

    await test.step('LOG-03 a server that does not answer', async () => {
      await page.route('**/api/auth/login', (route) => route.abort());
      await loginPage.open();
      await loginPage.signIn(accounts.free);
      await expect(
        page.getByText('Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.'),
      ).toBeVisible();
      await page.unroute('**/api/auth/login');
      await loginPage.submit.click();
      await expect(page).toHaveURL('/');
    });
  });
});
