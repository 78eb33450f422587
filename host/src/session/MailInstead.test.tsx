import { NoAnswer, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { MailInstead } from './MailInstead.tsx';

test('access-39 what is said is about the last mail: a failure goes once a mail is on its way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<MailInstead email="ute@example.org" />, {
    handlers: {
      'GET /auth/request-magic-link': () => {
        throw new NoAnswer();
      },
      'POST /auth/request-password-reset': () => ({ ok: true as const }),
    },
  });
  await person.click(screen.getByRole('button', { name: 'Anmeldelink per E-Mail' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Passwort vergessen?' }));
  expect(await screen.findByText('Bitte sehen Sie in Ihrem E-Mail-Postfach nach')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  jest.restoreAllMocks();
});
