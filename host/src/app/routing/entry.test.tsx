import { apiFailure, buildCandidateUser, NoAnswer } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

function PoolPage() {
  return <h1>Stellen</h1>;
}
function MessagesPage() {
  return <h1>Nachrichten</h1>;
}

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({ path: '/messages', expose: 'MessagesPage', title: 'Nachrichten' }),
    ],
  }),
);
const modules = { JobPoolPage: PoolPage, MessagesPage };
const me = { 'GET /auth/me': () => buildCandidateUser() };
const address = () => `${location.pathname}${location.search}${location.hash}`;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('ACC-01 a visitor signs in and lands on the wanted page, query and hash included', async () => {
  const { person, loads } = renderHost({
    route: '/messages?a=1#b',
    registry,
    modules,
    handlers: { ...me, 'POST /auth/login': () => ({ authToken: 'fresh' }) },
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'a@example.org');
  expect(address()).toBe('/login?from=%2Fmessages%3Fa%3D1%23b');
  expect(loads).toEqual([]);
  await person.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nachrichten' })).toBeVisible();
  expect(address()).toBe('/messages?a=1#b');
});

// Which targets are foreign is a rule of redirect-path.test.ts.
test('ACC-18 after login a foreign target leads to /', async () => {
  const { person } = renderHost({
    route: `/login?from=${encodeURIComponent('//evil.example')}`,
    registry,
    modules,
    handlers: { ...me, 'POST /auth/login': () => ({ authToken: 'fresh' }) },
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'a@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(address()).toBe('/');
});

test('ACC-02 who is signed in and opens /login goes to /', async () => {
  renderHost({ route: '/login', registry, modules, token: 't', handlers: me });
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(address()).toBe('/');
});

test('ACC-03 a full-screen spinner shows while the user loads, and no remote is asked for', async () => {
  let answer: () => void = () => {};
  const { loads } = renderHost({
    route: '/messages',
    registry,
    modules,
    token: 't',
    handlers: {
      'GET /auth/me': () =>
        new Promise((resolve) => {
          answer = () => resolve(buildCandidateUser());
        }),
    },
  });
  expect(await screen.findByText('Seite wird geladen …')).toBeVisible();
  expect(loads).toEqual([]);
  await waitFor(() => act(async () => answer()));
  expect(await screen.findByRole('heading', { name: 'Nachrichten' })).toBeVisible();
});

test('ACC-03 when the user cannot be loaded, / explains it and the retry works', async () => {
  const { person, handlers } = renderHost({
    route: '/messages',
    registry,
    modules,
    token: 't',
    handlers: {
      'GET /auth/me': () => {
        throw new NoAnswer();
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Ihre Daten konnten nicht geladen werden' }),
  ).toBeVisible();
  expect(address()).toBe('/');
  // The token is still there: one can sign out (access-13).
  expect(screen.getAllByRole('button', { name: 'Abmelden' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  handlers['GET /auth/me'] = () => buildCandidateUser();
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  // The page that was wanted is not lost (operation-9).
  expect(await screen.findByRole('heading', { name: 'Nachrichten' })).toBeVisible();
  expect(address()).toBe('/messages');
});

test('ACC-08 an unknown path shows a not-found page inside the layout', async () => {
  renderHost({ route: '/gibt-es-nicht', registry, modules, token: 't', handlers: me });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  expect(heading.closest('main')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('ACC-12 without a token the stored user is cleared', async () => {
  const { shell } = renderHost({ route: '/', registry, modules });
  await screen.findByLabelText('Passwort');
  expect(shell.session.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('ACC-15 a refused token is cleared and the user goes to /, that is to login', async () => {
  renderHost({
    route: '/messages',
    registry,
    modules,
    token: 'foreign',
    handlers: {
      'GET /auth/me': () => {
        throw apiFailure('token.invalid', 'Bitte melden Sie sich an.');
      },
    },
  });
  expect(await screen.findByLabelText('Passwort')).toBeVisible();
  expect(document.cookie).not.toContain('authToken');
});

test('ACC-14 an expired session asks for the password over the page, and what was typed stays', async () => {
  const { person, shell } = renderHost({
    route: '/messages',
    registry,
    modules: { ...modules, MessagesPage: () => <input aria-label="Nachricht" /> },
    token: 't',
    handlers: { ...me, 'POST /auth/login': () => ({ authToken: 'fresh' }) },
  });
  await person.type(await screen.findByLabelText('Nachricht'), 'Sehr geehrte Frau Lindner');
  act(() => shell.session.setState({ status: 'expired' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('renate@example.org')).toBeVisible();
  await person.type(dialog.getByLabelText('Passwort'), 'geheim{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.cookie).toContain('authToken=fresh');
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Sehr geehrte Frau Lindner');
  expect(shell.session.getState()).toMatchObject({ status: 'ready', renewals: 1 });
});

test('ACC-11 signing out clears cookie, user, cache and storage, and goes to /', async () => {
  const { person, shell, queries, store } = renderHost({
    route: '/messages',
    registry,
    modules,
    token: 't',
    handlers: { ...me, 'POST /auth/logout': () => ({ ok: true }) },
  });
  await screen.findByRole('heading', { name: 'Nachrichten' });
  queries.setQueryData(['jobs'], 'kept');
  shell.storage.write('position', { id: 3 });
  await person.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByLabelText('Passwort')).toBeVisible();
  expect(document.cookie).not.toContain('authToken');
  expect(queries.getQueryData(['jobs'])).toBeUndefined();
  expect(store.getItem('position')).toBeNull();
  expect(shell.session.getState().user).toBeNull();
});
