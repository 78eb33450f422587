import { apiFailure, buildCandidateUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const route = '/suche-abbestellen';
const linkToken = { path: route, token: 'geheim' };
const button = () => screen.getByRole('button', { name: 'Keine E-Mails mehr senden' });

test('SAVE-06 opening the link asks first; the button ends the mails, signed out too', async () => {
  const { person, calls } = renderPage(<UnsubscribePage />, {
    user: null,
    route,
    linkToken,
    handlers: { 'POST /alert_unsubscribe': () => ({ ok: true as const }) },
  });
  expect(calls).toEqual([]);
  await person.click(button());
  expect(await screen.findByText('Sie bekommen keine E-Mails mehr zu dieser Suche')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
  expect(screen.getByRole('link', { name: /^Anmelden/ })).toHaveAttribute(
    'href',
    '/login?from=%2Fsearches',
  );
});

test('a failure says why and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = renderPage(<UnsubscribePage />, {
    user: buildCandidateUser(),
    route,
    linkToken,
    handlers: {
      'POST /alert_unsubscribe': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    },
  });
  await person.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Dienst ruht.');
  handlers['POST /alert_unsubscribe'] = () => ({ ok: true as const });
  await person.click(button());
  expect(await screen.findByRole('link', { name: 'Zu „Meine Suchen“' })).toBeVisible();
  logged.mockRestore();
});

test('a link that never works again leads to the searches instead of a button in vain', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<UnsubscribePage />, {
    user: buildCandidateUser(),
    route,
    linkToken,
    handlers: {
      'POST /alert_unsubscribe': () => {
        throw apiFailure('link.invalid', 'Zu diesem Link gibt es keine Suche mehr.');
      },
    },
  });
  await person.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Zu diesem Link gibt es keine Suche mehr. Sie können die E-Mails',
  );
  expect(alert.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Zu „Meine Suchen“' })).toHaveAttribute(
    'href',
    '/searches',
  );
  expect(screen.queryByRole('button')).toBeNull();
  logged.mockRestore();
});

test('without a token nothing can be asked for', () => {
  renderPage(<UnsubscribePage />, { user: null, route });
  expect(screen.getByText('Der Link ist nicht vollständig')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
