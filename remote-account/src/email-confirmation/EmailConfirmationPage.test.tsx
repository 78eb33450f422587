import { buildCandidateUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { EmailConfirmationPage } from './EmailConfirmationPage.tsx';

const open = (answer: { ok: true; new_password_token?: string }, signedIn: boolean) =>
  renderPage(<EmailConfirmationPage />, {
    user: signedIn ? buildCandidateUser({ email_unconfirmed: true }) : null,
    route: '/confirm-email',
    linkToken: { path: '/confirm-email', token: 'geheim' },
    handlers: { 'POST /auth/confirm-email': () => answer },
  });

test('TRUST-16 access-52 the link of the mail confirms by a press and signs nobody in', async () => {
  const { person, calls, shell } = open({ ok: true }, false);
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Ja, das ist meine Adresse' }));
  expect(await screen.findByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  expect(shell.session.getState().user).toBeNull();
});

test('TRUST-16 access-52 signed in, everything works from here on', async () => {
  const { person, shell } = open({ ok: true }, true);
  await person.click(screen.getByRole('button', { name: 'Ja, das ist meine Adresse' }));
  expect(await screen.findByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/');
  expect(shell.session.getState().user?.email_unconfirmed).toBe(false);
});

test('TRUST-16 access-48 from another browser it leads to a new password', async () => {
  const { person, shell } = open({ ok: true, new_password_token: 'neu' }, false);
  await person.click(screen.getByRole('button', { name: 'Ja, das ist meine Adresse' }));
  const link = await screen.findByRole('link', { name: 'Neues Passwort festlegen' });
  expect(link).toHaveAttribute('href', '/password-reset');
  expect(shell.linkToken.current).toEqual({ path: '/password-reset', token: 'neu' });
});
