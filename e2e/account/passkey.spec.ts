import { newCandidate } from '../access-pages/support/new-users.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('TRUST-18 a passkey is set up after the password, signs in without one, and is removed', {
  tag: ['@account', '@desktop'],
}, async ({ page, context, request }) => {
  const person = await newCandidate(request);
  await storeToken(context, baseUrl, person.token);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step('it is set up on the page of the access data', async () => {
    await page.goto('/privacy');
    const name = page.getByLabel('Name für dieses Gerät');
    await expect(name).toBeVisible();
    await name.fill('Mein Telefon');
    await page.getByRole('button', { name: 'Passkey einrichten' }).click();
    await page.getByLabel('Ihr Passwort').fill(person.password);
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText('Noch nicht benutzt.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('signed out, a press signs in', async () => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/privacy');
    await expect(page.getByText(/Zuletzt benutzt am/)).toBeVisible();
  });

  await test.step('it is removed once that was asked and confirmed', async () => {
    await page.getByRole('button', { name: 'Entfernen: Passkey „Mein Telefon“' }).click();
    await page.getByRole('button', { name: 'Passkey entfernen', exact: true }).click();
    await page.getByLabel('Ihr Passwort').fill(person.password);
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText(/Zuletzt benutzt am/)).toHaveCount(0);
  });
});
