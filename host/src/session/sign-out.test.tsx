import { useApi } from '@silverjobs/api';
import { refreshToken } from '@silverjobs/api/session';
import { useSession } from '@silverjobs/shell';
import { apiFailure, buildCandidateUser } from '@silverjobs/testing';
import { TextArea } from '@silverjobs/ui';
import { Form, useForm } from '@silverjobs/widgets/form';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { SessionMessage } from './session-parts.ts';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({ path: '/messages', expose: 'MessagesPage', title: 'Nachrichten' }),
    ],
  }),
);

function MessagesPage() {
  const user = useSession((state) => state.user);
  const api = useApi();
  const form = useForm({
    initial: { message: '' },
    draft: 'letter',
    mutation: { mutationFn: () => refreshToken(api) },
    toBody: (values) => values,
  });
  return (
    <Form form={form}>
      <h1>Nachrichten {user?.id}</h1>
      <TextArea {...form.text('message')} aria-label="Nachricht" />
      <button type="submit">Senden</button>
    </Form>
  );
}

const modules = { JobPoolPage: () => <h1>Stellen</h1>, MessagesPage };

function open(id = 1, stored: Record<string, string> = {}) {
  let tell: (message: SessionMessage) => void = () => {};
  const host = renderHost({
    route: '/messages',
    registry,
    modules,
    token: 't',
    stored,
    channel: {
      broadcast: () => {},
      listen: (onMessage) => {
        tell = onMessage;
      },
    },
    handlers: {
      'GET /auth/me': () => buildCandidateUser({ id }),
      'POST /auth/logout': () => ({ ok: true as const }),
    },
  });
  return { ...host, tell: (message: SessionMessage) => act(() => tell(message)) };
}

const message = () => screen.findByLabelText('Nachricht');
const question = () => screen.findByRole('alertdialog', { name: 'Sie haben etwas geschrieben' });
const signOut = () => screen.getAllByRole('button', { name: 'Abmelden' })[0] as HTMLElement;

/** Types, signs out and answers the question; gives what the browser keeps. */
async function typeAndLeave(answer: string) {
  const { person, store, unmount } = open();
  await person.type(await message(), 'Guten Tag');
  await person.click(signOut());
  await person.click(within(await question()).getByRole('button', { name: answer }));
  await screen.findByLabelText('Passwort');
  const kept = store.getItem('silverjobs.drafts');
  unmount();
  return kept;
}

test('ACC-11 access-21 what the page asks while signing out is given up, and reports nothing', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => {});
  let asked: AbortSignal | undefined;
  let wasGivenUp: boolean | undefined;
  function JobPoolPage() {
    const { isFetching } = useQuery({
      queryKey: ['slow'],
      queryFn: ({ signal }) => {
        asked = signal;
        return new Promise(() => {});
      },
    });
    return <h1>{isFetching ? 'Stellen werden geladen' : 'Stellen'}</h1>;
  }
  const { person } = renderHost({
    route: '/',
    registry,
    modules: { ...modules, JobPoolPage },
    token: 't',
    handlers: {
      'GET /auth/me': () => buildCandidateUser({ id: 1 }),
      'POST /auth/logout': () => {
        wasGivenUp = asked?.aborted;
        return { ok: true as const };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Stellen werden geladen' });
  await person.click(signOut());
  await screen.findByLabelText('Passwort');
  expect(wasGivenUp).toBe(true);
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});

test('ACC-11 access-21 notices that cannot be ended keep nobody, and the next session asks as always', async () => {
  const notice = jest.fn();
  const device = { ready: new Promise(() => {}), getRegistration: () => new Promise(() => {}) };
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: Object.assign(notice, { permission: 'granted' }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: device });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: notice });
  const { person, calls, handlers } = open();
  await message();
  await person.click(signOut());
  await screen.findByLabelText('Passwort', {}, { timeout: 15_000 });
  expect(calls.map(({ key }) => key)).toContain('POST /auth/logout');
  handlers['POST /auth/login'] = () => ({ authToken: 'next' });
  handlers['GET /auth/me'] = () => buildCandidateUser({ id: 2 });
  await person.type(screen.getByLabelText(/E-Mail/), 'b@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'geheim-2026{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

test('FIND-05 who typed something is asked before signing out, and may stay', async () => {
  const { person, shell } = open();
  await person.type(await message(), 'Guten Tag');
  await person.click(signOut());
  const dialog = within(await question());
  await person.click(dialog.getByRole('button', { name: 'Zurück' }));
  expect(shell.session.getState().user).not.toBeNull();
  expect(await message()).toHaveValue('Guten Tag');
});

test('FIND-05 the text is offered to the same user again, and taken over', async () => {
  const kept = await typeAndLeave('Text aufheben und abmelden');
  const { person } = open(1, { 'silverjobs.drafts': kept ?? '' });
  expect(await screen.findByText(/^Ihr Entwurf vom \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  expect(await message()).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(await message()).toHaveValue('Guten Tag');
  expect(await message()).toHaveFocus();
  expect(screen.queryByText(/Ihr Entwurf vom/)).toBeNull();
});

test('FIND-05 the text can be given up, and another user never sees it', async () => {
  const kept = (await typeAndLeave('Text aufheben und abmelden')) ?? '';
  const other = open(2, { 'silverjobs.drafts': kept });
  await screen.findByRole('heading', { name: 'Nachrichten 2' });
  expect(screen.queryByText(/Ihr Entwurf vom/)).toBeNull();
  other.unmount();
  const { person, store } = open(1, { 'silverjobs.drafts': kept });
  await person.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  expect(store.getItem('silverjobs.drafts')).toBeNull();
});

test('FIND-05 a session that the server refuses puts the text aside for its user', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, store, handlers } = open();
  await person.type(await message(), 'Guten Tag');
  handlers['POST /auth/refresh'] = () => {
    throw apiFailure('token.invalid', 'Bitte melden Sie sich an.');
  };
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByLabelText('Passwort');
  await waitFor(() => expect(store.getItem('draft.letter')).toBeNull());
  expect(store.getItem('silverjobs.drafts')).toContain('Guten Tag');
  jest.restoreAllMocks();
});

test('FIND-05 on a foreign device the text goes with the session', async () => {
  expect(await typeAndLeave('Text löschen und abmelden')).toBeNull();
});

test('FIND-05 Escape does nothing once the session has expired, and signing out asks', async () => {
  const { person, shell } = open();
  await person.type(await message(), 'Guten Tag');
  act(() => shell.session.setState({ status: 'expired' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/Sie waren angemeldet als/);
  await person.type(within(dialog).getByLabelText('Passwort'), 'geheim{Escape}');
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  await person.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  const back = within(await question()).getByRole('button', { name: 'Zurück' });
  // A dialog over another takes the pointer a moment after it has opened.
  await waitFor(() => expect(window.getComputedStyle(back).pointerEvents).not.toBe('none'));
  await person.click(back);
  expect(within(dialog).getByLabelText('Passwort')).toHaveValue('geheim');
  expect(await message()).toHaveValue('Guten Tag');
});

test('FIND-05 without the password a link by mail goes on here, with everything typed', async () => {
  const { person, shell, handlers, calls, tell } = open();
  await person.type(await message(), 'Guten Tag');
  handlers['GET /auth/request-magic-link'] = () => ({ ok: true as const });
  act(() => shell.session.setState({ status: 'expired' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: 'Passwort vergessen?' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Anmeldelink per E-Mail' }));
  expect(await dialog.findByText('Bitte sehen Sie in Ihrem E-Mail-Postfach nach')).toBeVisible();
  expect(calls.map(({ key }) => key)).toContain('GET /auth/request-magic-link');
  await tell({ kind: 'began', endsAt: Date.now() + 3_600_000 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await message()).toHaveValue('Guten Tag');
});

test('FIND-05 somebody else who signs in in another tab finds another page here', async () => {
  const { person, shell, handlers, tell } = open();
  await person.type(await message(), 'Guten Tag');
  act(() => shell.session.setState({ status: 'expired' }));
  await screen.findByRole('alertdialog');
  handlers['GET /auth/me'] = () => buildCandidateUser({ id: 2 });
  await tell({ kind: 'began', endsAt: Date.now() + 3_600_000 });
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(screen.queryByDisplayValue('Guten Tag')).toBeNull();
});
