import { apiFailure, buildCandidateUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { EmailChangePage } from './EmailChangePage.tsx';

test('ACCT-07 the link of the mail changes the address of a signed-in user at once', async () => {
  const { person, calls, shell } = renderPage(<EmailChangePage />, {
    user: buildCandidateUser(),
    route: '/email-change',
    linkToken: { path: '/email-change', token: 'geheim' },
    handlers: { 'POST /auth/confirm-email-change': () => ({ email: 'neu@example.org' }) },
  });
  await person.click(screen.getByRole('button', { name: 'Neue Adresse bestätigen' }));
  expect(await screen.findByText(/neu@example\.org/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
  expect(shell.session.getState().user?.email).toBe('neu@example.org');
  expect(screen.getByRole('link', { name: 'Zu den Zugangsdaten' })).toBeVisible();
});

test('ACCT-07 signed out it leads to the login', async () => {
  const { person } = renderPage(<EmailChangePage />, {
    user: null,
    route: '/email-change',
    linkToken: { path: '/email-change', token: 'geheim' },
    handlers: { 'POST /auth/confirm-email-change': () => ({ email: 'neu@example.org' }) },
  });
  await person.click(screen.getByRole('button', { name: 'Neue Adresse bestätigen' }));
  expect(await screen.findByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('ACCT-07 without a token nothing is asked for', () => {
  renderPage(<EmailChangePage />, { user: null, route: '/email-change' });
  expect(screen.getByText('Der Link ist nicht vollständig')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('ACCT-07 an expired link says why', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<EmailChangePage />, {
    user: null,
    route: '/email-change',
    linkToken: { path: '/email-change', token: 'alt' },
    handlers: {
      'POST /auth/confirm-email-change': () => {
        throw apiFailure('link.expired', 'Dieser Link ist abgelaufen.');
      },
    },
  });
  await person.click(screen.getByRole('button', { name: 'Neue Adresse bestätigen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen.');
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  jest.restoreAllMocks();
});
