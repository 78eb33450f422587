import { expectAccessibleHere } from '../support/accessibility.ts';
import { expect, test } from './support/access-test.ts';
import { newCandidate, newEmail } from './support/new-users.ts';
import { allMails, mailedLinkTo } from './support/outbox.ts';

const password = 'Apfelkuchen am Sonntag';

test.describe('new accounts', { tag: '@host' }, () => {
  test('LOG-07 ACC-10 an employer signs up and is signed in', { tag: '@desktop' }, async ({
    page,
    context,
    layout,
  }) => {
    const email = newEmail();
    await page.goto('/signup');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    const call = page.waitForRequest('**/api/auth/signup');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    const body = (await call).postDataJSON() as Record<string, string>;
    expect(body).toEqual({
      email,
      password,
      role: 'client',
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      pd_person_id: '',
      pd_deal_id: '',
      browser_key: expect.stringMatching(/^[\da-f]{48}$/),
    });
    await expect(page).toHaveURL('/new/profile');
    await expect(layout.heading('Arbeitgeberprofil')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('authToken');
  });

  test('ACC-10 AGE-08 HERS-01 a candidate registers and is led by three questions to jobs', {
    tag: '@phone',
  }, async ({ page, loginPage, pool, request, context }) => {
    const email = newEmail();
    await loginPage.open();
    await page.getByRole('link', { name: 'Neu hier? Jetzt registrieren' }).click();
    // The login has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Kostenlos registrieren' }).click();
    await expect(page).toHaveURL('/erste-schritte');
    await page.getByLabel('Ihr Beruf').fill('Buchhaltung');
    await page.getByRole('checkbox', { name: 'Buchhalter/in', exact: true }).check();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wo wohnen Sie?' })).toBeVisible();
    await expect(page.getByLabel('Ihre Postleitzahl')).toBeFocused();
    await page.getByLabel('Ihre Postleitzahl').fill('50667');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Wünsche' })).toBeFocused();
    await page.getByText('bis 10', { exact: true }).click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText(/^Buchhalter\/in/)).toContainText(/\sStellen?/);
    await page.getByRole('link', { name: 'Passende Stellen ansehen' }).click();
    await pool.isShown();
    const token = (await context.cookies()).find(({ name }) => name === 'authToken')?.value ?? '';
    const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` };
    const me = await (await request.get('/api/auth/me', { headers })).json();
    expect(me).toMatchObject({
      email,
      role: 'candidate',
      _candidate: { location: { postal_code: '50667' } },
    });
  });

  test('what is missing is said at its field; a known address is not told, its owner gets a mail', {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const known = await newCandidate(request);
    for (const [path, button] of [
      ['/register', 'Kostenlos registrieren'],
      ['/signup', 'Registrieren'],
    ] as const) {
      await page.goto(path);
      const email = page.getByLabel('E-Mail-Adresse');
      await page.getByRole('button', { name: button }).click();
      const problems = page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
      await expect(problems).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse ein!/);
      await email.fill(known.email);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Darin steht, wie es weitergeht.')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    }
    const subjects = (await allMails(request, known.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Sie haben bereits ein Konto',
      'Sie haben bereits ein Konto',
      'Willkommen bei silverjobs: Bitte bestätigen Sie Ihre Adresse',
    ]);
  });

  test('TRUST-16 the notice stands on every page until the address is confirmed by a press', {
    tag: '@desktop',
  }, async ({ page, request, layout }) => {
    const email = newEmail();
    await page.goto('/signup');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page).toHaveURL('/new/profile');
    const notice = layout.main.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    for (const path of ['/', '/messages']) {
      await page.goto(path);
      await expect(notice, path).toBeVisible();
    }
    await expect(layout.main.getByText(email).first()).toBeVisible();
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click();
    await expect(page.getByText('E-Mail verschickt')).toBeVisible();
    await page.getByRole('link', { name: 'Adresse ändern' }).click();
    await expect(layout.heading('Zugangsdaten')).toBeVisible();

    const link = await mailedLinkTo(request, email, '/confirm-email');
    await page.goto(`/confirm-email${link.search}`);
    await expect(layout.heading('E-Mail-Adresse bestätigen')).toBeVisible();
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
    await expect(layout.main.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt')).toBeVisible();
    await expectAccessibleHere(page);
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(layout.heading()).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
