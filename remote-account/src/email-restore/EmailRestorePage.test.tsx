import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { EmailRestorePage } from './EmailRestorePage.tsx';

const open = (handlers: Handlers = {}, token: string | null = 'geheim') =>
  renderPage(<EmailRestorePage />, {
    user: buildCandidateUser(),
    route: '/email-restore',
    linkToken: token === null ? null : { path: '/email-restore', token },
    handlers: { 'POST /auth/restore-email': () => ({ email: 'alt@example.org' }), ...handlers },
  });

test('TRUST-04 account-38 the way back asks for a new password and leads to the login', async () => {
  const { person, calls, shell, store } = open();
  shell.storage.bindTo(1);
  shell.storage.write('draft.letter', 'Guten Tag');
  expect(calls).toEqual([]);
  fill(screen.getByLabelText(/^Neues Passwort/), 'Lampe Ziege Kuchen');
  await person.click(screen.getByRole('button', { name: /^Adresse zurückholen/ }));
  expect(await screen.findByText('Ihre frühere Adresse gilt wieder')).toBeVisible();
  expect(screen.getByText(/alt@example\.org/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim', password: 'Lampe Ziege Kuchen' } }]);
  expect(shell.session.getState().user).toBeNull();
  expect(store.getItem('draft.letter')).toBeNull();
  expect(store.getItem('silverjobs.drafts')).toContain('Guten Tag');
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
});

test('TRUST-04 account-38 who sends it twice reads that it was done, and gets to the login', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open({
    'POST /auth/restore-email': () => {
      throw apiFailure(
        'link.used',
        'Mit diesem Link wurde die frühere Adresse schon zurückgeholt.',
      );
    },
  });
  fill(screen.getByLabelText(/^Neues Passwort/), 'Lampe Ziege Kuchen');
  await person.click(screen.getByRole('button', { name: /^Adresse zurückholen/ }));
  expect(await screen.findByText('Diese Adresse wurde schon zurückgeholt')).toBeVisible();
  expect(screen.getByText(/schon zurückgeholt\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText('Die Adresse wurde nicht zurückgeholt')).toBeNull();
  jest.restoreAllMocks();
});

test('TRUST-04 account-38 a link that is spent leads on; without one nothing is asked for', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, unmount } = open({
    'POST /auth/restore-email': () => {
      throw apiFailure('link.expired', 'Dieser Link ist abgelaufen.');
    },
  });
  fill(screen.getByLabelText(/^Neues Passwort/), 'Lampe Ziege Kuchen');
  await person.click(screen.getByRole('button', { name: /^Adresse zurückholen/ }));
  expect(await screen.findByText('Dieser Link ist abgelaufen.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uns schreiben' })).toBeVisible();
  unmount();
  open({}, null);
  expect(screen.getByText('Der Link ist nicht vollständig')).toBeVisible();
  jest.restoreAllMocks();
});
