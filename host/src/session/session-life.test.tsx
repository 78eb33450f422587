import { writeAuthToken } from '@silverjobs/shell';
import { apiFailure, buildCandidateUser, createPerson } from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { type RenderHostOptions, renderHost } from '../testing/render-host.tsx';
import type { SessionChannel, SessionMessage } from './session-parts.ts';

const MINUTE = 60_000;

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({ path: '/messages', expose: 'MessagesPage', title: 'Nachrichten' }),
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  MessagesPage: () => <input aria-label="Nachricht" />,
};
const me = { 'GET /auth/me': () => buildCandidateUser() };

/** A channel to one other tab. */
function otherTab() {
  const heard: SessionMessage[] = [];
  let listener: (message: SessionMessage) => void = () => {};
  const channel: SessionChannel = {
    broadcast: (message) => heard.push(message),
    listen: (onMessage) => {
      listener = onMessage;
    },
  };
  return { channel, heard, says: (message: SessionMessage) => act(() => listener(message)) };
}

function open(options: Partial<RenderHostOptions> = {}) {
  return renderHost({
    route: '/messages',
    registry,
    modules,
    token: 't',
    handlers: me,
    ...options,
  });
}

afterEach(() => jest.useRealTimers());

/** Lets timers run without touching the promises of the page. */
function fakeClock() {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });
}

/** A clock that only the test and whoever acts in it move: a dialog's steps fall into no gap between. */
function ownClock() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  return createPerson(jest.advanceTimersByTime);
}

test('ACC-19 ten minutes before the end the user can stay signed in, and what was typed stays', async () => {
  const person = ownClock();
  const { handlers } = open();
  await person.type(await screen.findByLabelText('Nachricht'), 'Guten Tag');
  await act(() => jest.advanceTimersByTimeAsync(170 * MINUTE));
  expect(await screen.findByText('Möchten Sie angemeldet bleiben?')).toBeVisible();
  handlers['POST /auth/refresh'] = () => ({ authToken: 'fresh' });
  await person.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.cookie).toContain('authToken=fresh');
  await act(() => jest.advanceTimersByTimeAsync(20 * MINUTE));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag');
});

test('ACC-19 who does not answer is asked for the password at the end, not sent away', async () => {
  const person = ownClock();
  open();
  await person.type(await screen.findByLabelText('Nachricht'), 'Guten Tag');
  await act(() => jest.advanceTimersByTimeAsync(181 * MINUTE));
  expect(await screen.findByText('Bitte melden Sie sich noch einmal an')).toBeVisible();
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Guten Tag');
});

test('ACC-19 when staying signed in fails, the dialog says so and stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const person = ownClock();
  open({
    handlers: {
      ...me,
      'POST /auth/refresh': () => {
        throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
      },
    },
  });
  await screen.findByLabelText('Nachricht');
  await act(() => jest.advanceTimersByTimeAsync(171 * MINUTE));
  await person.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
  expect(await screen.findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
  logged.mockRestore();
});

test('ACC-11 signing out tells the other tabs', async () => {
  const { channel, heard } = otherTab();
  const { person } = open({
    channel,
    handlers: { ...me, 'POST /auth/logout': () => ({ ok: true as const }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Abmelden' }));
  await screen.findByLabelText('Passwort');
  expect(heard.at(-1)).toEqual({ kind: 'signed-out' });
});

test('ACC-11 signing out does not wait for a server that never answers', async () => {
  const { person, shell } = open({
    handlers: { ...me, 'POST /auth/logout': () => new Promise<never>(() => {}) },
  });
  await person.click(await screen.findByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByLabelText('Passwort')).toBeVisible();
  expect(shell.session.getState().user).toBeNull();
  expect(document.cookie).not.toContain('authToken');
});

test('ACC-11 a tab follows when another signs out', async () => {
  const { channel, says } = otherTab();
  const { shell, calls } = open({ channel });
  await screen.findByLabelText('Nachricht');
  await says({ kind: 'signed-out' });
  expect(await screen.findByLabelText('Passwort')).toBeVisible();
  expect(shell.session.getState().user).toBeNull();
  expect(calls.map(({ key }) => key)).not.toContain('POST /auth/logout');
});

test('a tab that waits at the login page goes on when another tab signs in', async () => {
  const { channel, says } = otherTab();
  open({ channel, route: '/login?from=%2Fmessages', token: '' });
  await screen.findByLabelText('Passwort');
  writeAuthToken('t');
  await says({ kind: 'began', endsAt: Date.now() + 180 * MINUTE });
  expect(await screen.findByLabelText('Nachricht')).toBeVisible();
});

test('an expired tab goes on when another tab signed in again', async () => {
  const { channel, says } = otherTab();
  const { shell } = open({ channel });
  await screen.findByLabelText('Nachricht');
  act(() => shell.session.setState({ status: 'expired' }));
  await screen.findByRole('alertdialog');
  await says({ kind: 'renewed', endsAt: Date.now() + 180 * MINUTE });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shell.session.getState().status).toBe('ready');
});

test('ACC-05 ACC-06 a stored path is used when / opens, and only once', async () => {
  const { store } = open({ route: '/', stored: { redirectPath: '"/messages"' } });
  expect(await screen.findByLabelText('Nachricht')).toBeVisible();
  expect(location.pathname).toBe('/messages');
  expect(store.getItem('redirectPath')).toBeNull();
});

test.each(['"https://evil.example"', '"//evil.example"', '"/"', '{', '"/login"'])(
  'ACC-18 the stored path %s is ignored',
  async (stored) => {
    open({ route: '/', stored: { redirectPath: stored } });
    expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
    expect(location.pathname).toBe('/');
  },
);

test('ACC-05 after login without from the stored path is checked after 300 ms and used 50 ms later', async () => {
  const { person } = open({
    route: '/login',
    token: '',
    stored: { redirectPath: '"/messages"' },
    handlers: { ...me, 'POST /auth/login': () => ({ authToken: 'fresh' }) },
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'a@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'geheim');
  fakeClock();
  const quick = Date.now();
  await person.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByLabelText('Nachricht')).toBeVisible();
  expect(Date.now() - quick).toBeGreaterThanOrEqual(350);
});

test('ACC-05 the loading screen removes the stored path after 4 s', async () => {
  fakeClock();
  const { store } = open({
    route: '/messages',
    stored: {
      redirectPath: '"/messages"',
      'silverjobs.stored': '{"userId":null,"keys":["redirectPath"]}',
    },
    handlers: { 'GET /auth/me': () => new Promise(() => {}) },
  });
  await screen.findByText('Seite wird geladen …');
  await act(() => jest.advanceTimersByTimeAsync(3_500));
  expect(store.getItem('redirectPath')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(store.getItem('redirectPath')).toBeNull();
});
