import {
  apiFailure,
  buildCandidateUser,
  buildClient,
  buildClientUser,
  type Handlers,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({
        path: '/new/profile',
        expose: 'ProfilePage',
        title: 'Arbeitgeberprofil',
        purpose: 'complete-employer-profile',
      }),
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  ProfilePage: () => <h1>Arbeitgeberprofil</h1>,
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

function open(route: string, handlers: Handlers = {}) {
  return renderHost({
    route,
    registry,
    modules,
    handlers: { 'GET /auth/me': () => buildCandidateUser(), ...handlers },
  });
}

test('LOG-06 a login link is asked for, and the answer does not tell whether the address is known', async () => {
  const { person, calls } = open('/login', {
    'GET /auth/request-magic-link': () => ({ ok: true }),
  });
  await person.click(await screen.findByRole('link', { name: 'Anmeldelink per E-Mail' }));
  await screen.findByRole('heading', { level: 1, name: 'Anmeldelink per E-Mail' });
  await person.type(screen.getByLabelText('E-Mail-Adresse'), 'renate@example.org');
  await person.click(screen.getByRole('button', { name: 'Link anfordern' }));
  expect(await screen.findByText(/Wenn renate@example.org bei uns bekannt ist/)).toBeVisible();
  expect(calls).toMatchObject([
    { key: 'GET /auth/request-magic-link', query: { email: 'renate@example.org' } },
  ]);
});

test('LOG-06 a login link signs in, and its token leaves the address', async () => {
  const { calls, person } = open('/login?token=geheim', {
    'POST /auth/magic-link': () => ({ authToken: 'fresh' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(location.href).not.toContain('geheim');
  expect(calls[0]).toMatchObject({ body: { token: 'geheim' } });
  expect(document.cookie).toContain('authToken=fresh');
});

test('LOG-05 an expired login link says to set a new password and leads there', async () => {
  const { person } = open('/login?token=alt', {
    'POST /auth/magic-link': () => {
      throw apiFailure('link.expired', 'Der Link ist abgelaufen.');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Der Link ist abgelaufen.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText(/Bitte legen Sie ein neues Passwort fest/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Neues Passwort festlegen' }));
  expect(await screen.findByRole('heading', { name: 'Passwort vergessen?' })).toBeVisible();
});

test('LOG-08 a new password is asked for by mail', async () => {
  const { person, calls } = open('/password-reset', {
    'POST /auth/request-password-reset': () => ({ ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Link anfordern' }));
  expect(screen.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein!')).toBeVisible();
  expect(calls).toEqual([]);
  await person.type(screen.getByLabelText('E-Mail-Adresse'), 'renate@example.org{Enter}');
  expect(await screen.findByText(/Er gilt 24 Stunden/)).toBeVisible();
});

test('LOG-08 the link of the mail sets a new password and signs in', async () => {
  const { person, calls } = open('/password-reset?token=geheim', {
    'POST /auth/reset-password': () => ({ authToken: 'fresh' }),
  });
  const field = await screen.findByLabelText('Neues Passwort');
  expect(location.href).not.toContain('geheim');
  await person.type(field, 'kurz{Enter}');
  expect(screen.getByText('Das Passwort braucht mindestens 10 Zeichen.')).toBeVisible();
  expect(calls).toEqual([]);
  await person.type(field, ' und doch lang genug{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(calls[0]).toMatchObject({
    key: 'POST /auth/reset-password',
    body: { token: 'geheim', password: 'kurz und doch lang genug' },
  });
});

const newIncompleteCandidate = buildClientUser({ _client: buildClient({ profile_name: null }) });

test('LOG-07 an employer signs up with role client and empty deal fields, and is signed in', async () => {
  const { person, calls } = open('/signup', {
    'POST /auth/signup': () => ({ authToken: 'fresh' }),
    'GET /auth/me': () => newIncompleteCandidate,
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'chef@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'Ein langer Satz{Enter}');
  expect(await screen.findByRole('heading', { name: 'Arbeitgeberprofil' })).toBeVisible();
  expect(calls[0]).toMatchObject({
    key: 'POST /auth/signup',
    body: {
      email: 'chef@example.org',
      password: 'Ein langer Satz',
      role: 'client',
      sessionId: expect.stringMatching(/.+/),
      pd_person_id: '',
      pd_deal_id: '',
    },
  });
  expect(document.cookie).toContain('authToken=fresh');
});

test('HERS-10 a candidate registers with address and password, and nothing else is asked', async () => {
  const { person, calls } = open('/register', {
    'POST /auth/register': () => ({ authToken: 'fresh' }),
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'renate@example.org');
  expect(document.querySelectorAll('main :is(input, select, textarea)')).toHaveLength(2);
  await person.type(screen.getByLabelText('Passwort'), 'Ein langer Satz{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(calls[0]).toMatchObject({
    key: 'POST /auth/register',
    body: { email: 'renate@example.org', password: 'Ein langer Satz' },
  });
});

test.each([
  ['/register', 'POST /auth/register', 'Registrieren'],
  ['/signup', 'POST /auth/signup', 'Als Arbeitgeber registrieren'],
] as const)(
  '%s: a known address is not told; the next step is in a mail',
  async (path, call, title) => {
    const { person } = open(path, { [call]: () => ({ authToken: null }) });
    await person.type(await screen.findByLabelText('E-Mail-Adresse'), ' renate@example.org');
    await person.type(screen.getByLabelText('Passwort'), 'Ein langer Satz{Enter}');
    const text = 'Wir haben eine E-Mail an renate@example.org geschickt.';
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(document.cookie).not.toContain('authToken');
  },
);

test('a candidate who signs up as employer with the right password is in the own account', async () => {
  const { person } = open('/signup', { 'POST /auth/signup': () => ({ authToken: 'fresh' }) });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'renate@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'Ein langer Satz{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
});

test('a refused entry is said at its field, and everything typed stays', async () => {
  const { person } = open('/register', {
    'POST /auth/register': () => {
      throw apiFailure('validation.failed', 'Diese Adresse gibt es nicht.', 'email');
    },
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'renate@example.org');
  await person.type(screen.getByLabelText('Passwort'), 'Ein Satz{Enter}');
  expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/);
  expect(screen.getByLabelText('Passwort')).toHaveFocus();
  await person.clear(screen.getByLabelText('Passwort'));
  await person.type(screen.getByLabelText('Passwort'), 'Ein langer Satz{Enter}');
  expect(await screen.findByText('Diese Adresse gibt es nicht.')).toBeVisible();
  expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
  expect(screen.getByLabelText('Passwort')).toHaveValue('Ein langer Satz');
});

test.each([
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'Allgemeine Geschäftsbedingungen'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
])('%s is open for visitors and names itself', async (path, title) => {
  open(path);
  const named = (name: string) => name.replaceAll('\u00ad', '') === title;
  expect(await screen.findByRole('heading', { level: 1, name: named })).toBeVisible();
  expect(document.title).toBe(`${title} · silverjobs`);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible();
});
