import { expect, test } from './support/access-test.ts';
import { newCandidate } from './support/new-users.ts';
import { mailedLinkTo } from './support/outbox.ts';
import { logRequests } from './support/request-log.ts';

const next = 'Vier Amseln im Garten';

test.describe('a forgotten password', { tag: ['@host', '@desktop'] }, () => {
  test('LOG-08 mail, new password, signed in; the old password and old sessions end', async ({
    page,
    context,
    request,
    enter,
    layout,
    loginPage,
    pool,
    watch,
  }) => {
    watch.expect(/status of 40[01]/, /AxiosError/);
    const person = await newCandidate(request);
    await loginPage.open();
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(layout.heading('Passwort vergessen?')).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(person.email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText(`Wenn ${person.email} bei uns bekannt ist`)).toBeVisible();

    const link = await mailedLinkTo(request, person.email, '/password-reset');
    const token = link.searchParams.get('token') ?? '?';
    const log = logRequests(context);
    await page.goto(link.href);
    await expect(layout.heading('Neues Passwort festlegen')).toBeVisible();
    await expect(page).toHaveURL('/password-reset');
    await page.getByLabel('Neues Passwort').fill('zu kurz');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Das Passwort braucht mindestens 10 Zeichen.')).toBeVisible();
    await page.getByLabel('Neues Passwort').fill(next);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
    await pool.isShown();
    expect(await log.repeating(token)).toEqual([]);

    await layout.signOut();
    await loginPage.signIn(person);
    await expect(page.getByRole('main')).toContainText('Ungültige E-Mail oder ungültiges Passwort');
    await loginPage.signIn({ email: person.email, password: next });
    await pool.isShown();

    // The session of before is worth nothing any more, nor is the link.
    await context.clearCookies();
    await enter(person);
    await page.goto('/messages');
    await expect(loginPage.heading).toBeVisible();
    await page.goto(link.href);
    await page.getByLabel('Neues Passwort').fill('Noch ein anderer Satz');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    const again = page.getByRole('link', { name: 'Neuen Link anfordern' });
    await expect(again).toBeVisible();
    await expect(page.getByLabel('Neues Passwort')).toHaveValue('Noch ein anderer Satz');
    await again.click();
    await expect(layout.heading('Passwort vergessen?')).toBeVisible();
  });
});
