import { apiFailure, buildCandidateUser, FailedCall, NoAnswer } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

function open(login: () => { authToken: string }) {
  return renderHost({
    route: '/login',
    registry: buildRegistry(buildRemote()),
    modules: { JobPoolPage: () => <h1>Stellen</h1> },
    handlers: { 'POST /auth/login': login, 'GET /auth/me': () => buildCandidateUser() },
  });
}

async function submit(person: ReturnType<typeof open>['person'], email: string, password: string) {
  const field = await screen.findByLabelText('E-Mail-Adresse');
  if (email) await person.type(field, email);
  if (password) await person.type(screen.getByLabelText('Passwort'), password);
  await person.click(screen.getByRole('button', { name: 'Anmelden' }));
}

test.each(['', 'renate', 'renate@', '@example.org', 'a b@example.org'])(
  'LOG-01 the address %j is asked for and nothing is sent',
  async (email) => {
    const { person, calls } = open(() => ({ authToken: 'x' }));
    await submit(person, email, 'geheim');
    expect(screen.getByText(/^Bitte geben Sie Ihre E-Mail-Adresse ein!/)).toBeVisible();
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus();
    expect(calls).toEqual([]);
  },
);

test('LOG-01 the password is asked for', async () => {
  const { person, calls } = open(() => ({ authToken: 'x' }));
  await submit(person, 'a@example.org', '');
  expect(screen.getByText('Bitte geben Sie Ihr Passwort ein!')).toBeVisible();
  expect(screen.getByLabelText('Passwort')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('LOG-02 LOG-04 a wrong password: text, notification, and the fields stay as typed', async () => {
  const { person } = open(() => {
    throw apiFailure('login.invalid', 'E-Mail-Adresse oder Passwort stimmen nicht.');
  });
  await submit(person, 'a@example.org', 'falsch');
  expect(
    await screen.findByText(
      'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
  expect(screen.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeVisible();
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('a@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('falsch');
});

test.each([
  [
    'no answer',
    () => {
      throw new NoAnswer();
    },
  ],
  [
    'an answer that is not ours',
    () => {
      throw new FailedCall(502, '<html>');
    },
  ],
])('LOG-03 LOG-04 %s: the general text and the default message', async (_, login) => {
  const { person } = open(login);
  await submit(person, 'a@example.org', 'geheim');
  expect(
    await screen.findByText('Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.'),
  ).toBeVisible();
  expect(screen.getByText('Bei der Anmeldung ist ein Fehler aufgetreten')).toBeVisible();
});

test('LOG-03 without a network that is what it says', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person } = open(() => {
    throw new NoAnswer();
  });
  await submit(person, 'a@example.org', 'geheim');
  const sentence = /^Sie sind gerade nicht mit dem Internet verbunden/;
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  expect(screen.getByLabelText('Passwort')).toHaveValue('geheim');
  online.mockRestore();
});

test('ACC-10 login stores the token and loads the user', async () => {
  const { person, calls } = open(() => ({ authToken: 'fresh' }));
  await submit(person, 'a@example.org', 'geheim');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(document.cookie).toContain('authToken=fresh');
  expect(calls.map((call) => call.key)).toEqual(['POST /auth/login', 'GET /auth/me']);
});
