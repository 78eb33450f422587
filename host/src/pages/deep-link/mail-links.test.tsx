import { apiFailure, buildCandidateUser, type Handlers } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { type RenderHostOptions, renderHost } from '../../testing/render-host.tsx';
import { storeDeepLink } from './deep-link.ts';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({
        path: '/messages/:id',
        expose: 'ThreadPage',
        title: 'Gespräch',
        deepLink: { targets: ['communication'], record: 'message_id' },
      }),
      buildPage({
        path: '/jobs/:id',
        expose: 'JobPage',
        title: 'Stelle',
        deepLink: { targets: ['job_demand'], record: 'job_demand_id' },
      }),
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  ThreadPage: () => <h1>Gespräch</h1>,
  JobPage: () => <h1>Stelle</h1>,
};
const used = () => {
  throw apiFailure('link.invalid', 'Dieser Link wurde schon benutzt.');
};
const expired = () => {
  throw apiFailure('link.expired', 'Dieser Link ist abgelaufen.');
};
const refusals = [
  ['used', used, 'Dieser Link wurde schon benutzt.'],
  ['expired', expired, 'Dieser Link ist abgelaufen.'],
] as const;
const handlers: Handlers = {
  'GET /auth/me': () => buildCandidateUser({ id: 1, email: 'a@example.org' }),
  'GET /communication/{id}/deep_link': () => ({ message_id: 12, job_demand_id: 44 }),
  'POST /auth/logout': () => ({ ok: true as const }),
};
const LINK = '/redirects/communication?param2=t&id=12&target=communication';
const ALERT = '/login?token=t&from=%2Fjobs%2F44';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

function open(route: string, options: Partial<RenderHostOptions> = {}) {
  window.history.replaceState(null, '', route);
  if (route.includes('param2')) storeDeepLink();
  return renderHost({
    route: `${location.pathname}${location.search}`,
    registry,
    modules,
    ...options,
    handlers: { ...handlers, ...options.handlers },
  });
}

const keys = (calls: { key: string }[]) => calls.map(({ key }) => key);
const owner = (name: 'self' | 'other' | 'unknown', usable = true): Handlers => ({
  'POST /auth/check-link': () => ({ owner: name, usable }),
});

test.each([
  [LINK, 'Gespräch', 'self', 'usable'],
  [LINK, 'Gespräch', 'self', 'used up'],
  [LINK, 'Gespräch', 'unknown', 'used up'],
  [ALERT, 'Stelle', 'self', 'usable'],
  [ALERT, 'Stelle', 'self', 'used up'],
] as const)(
  'FIND-07 %s leads to %s who is signed in (owner: %s, %s)',
  async (route, heading, who, state) => {
    const { calls } = open(route, { token: 'mine', handlers: owner(who, state === 'usable') });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(keys(calls)).not.toContain('POST /auth/login');
    expect(keys(calls)).not.toContain('POST /auth/magic-link');
    expect(document.cookie).toContain('authToken=mine');
  },
);

test.each(refusals)(
  'FIND-07 a link that is %s keeps its target through a sign-in with the password',
  async (_, refuse, said) => {
    const { person, handlers: answers } = open(LINK, { handlers: { 'POST /auth/login': refuse } });
    await person.click(await screen.findByRole('button', { name: 'Nachricht öffnen' }));
    expect(await screen.findByText(said)).toBeVisible();
    await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'a@example.org');
    answers['POST /auth/login'] = () => ({ authToken: 'fresh' });
    await person.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    expect(await screen.findByRole('heading', { name: 'Gespräch' })).toBeVisible();
    expect(location.pathname).toBe('/messages/12');
  },
);

test.each(refusals)(
  'FIND-07 a link that is %s keeps its target in a new one that is asked for',
  async (_, refuse) => {
    const { person, calls } = open(LINK, {
      handlers: {
        'POST /auth/login': refuse,
        'GET /auth/request-magic-link': () => ({ ok: true }),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Nachricht öffnen' }));
    await person.click(await screen.findByRole('link', { name: 'Anmeldelink per E-Mail' }));
    await screen.findByRole('heading', { level: 1, name: 'Anmeldelink per E-Mail' });
    await person.type(screen.getByLabelText('E-Mail-Adresse'), 'a@example.org{Enter}');
    await screen.findByText(/Wenn a@example.org bei uns bekannt ist/);
    expect(calls.at(-1)).toMatchObject({
      query: {
        email: 'a@example.org',
        from: '/redirects/communication?id=12&target=communication',
      },
    });
  },
);

test('FIND-07 the link of a job alert signs in and leads to the job; used, it keeps the job', async () => {
  const first = open(ALERT, {
    handlers: { 'POST /auth/magic-link': () => ({ authToken: 'fresh' }) },
  });
  await first.person.click(await screen.findByRole('button', { name: 'Stelle ansehen' }));
  expect(await screen.findByRole('heading', { name: 'Stelle' })).toBeVisible();
  first.unmount();
  const { person } = open(ALERT, { token: '', handlers: { 'POST /auth/magic-link': used } });
  await person.click(await screen.findByRole('button', { name: 'Stelle ansehen' }));
  const again = await screen.findByRole('link', { name: 'Neuen Link anfordern' });
  expect(again).toHaveAttribute('href', '/login/link?from=%2Fjobs%2F44');
  await person.click(again);
  await person.click(await screen.findByRole('link', { name: 'Zurück zur Anmeldung' }));
  expect(location.search).toBe('?from=%2Fjobs%2F44');
});

test.each([
  [LINK, 'Gespräch'],
  [ALERT, 'Stelle'],
])(
  'FIND-07 TRUST-12 with %s somebody else is asked first, and lands on %s',
  async (route, heading) => {
    const host = open(route, { token: 'mine', handlers: owner('other') });
    const { person, calls, handlers: answers } = host;
    const change = await screen.findByRole('button', { name: 'Konto wechseln' });
    expect(screen.getByText('a@example.org')).toBeVisible();
    expect(document.cookie).toContain('authToken=mine');
    expect(keys(calls)).not.toContain('POST /auth/login');
    answers['POST /auth/login'] = () => ({ authToken: 'other' });
    answers['GET /auth/me'] = () => buildCandidateUser({ id: 2 });
    await person.click(change);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(document.cookie).toContain('authToken=other');
  },
);

test('FIND-07 TRUST-12 who stays keeps the session and goes to the start page', async () => {
  const { person } = open(LINK, { token: 'mine', handlers: owner('other') });
  await person.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(document.cookie).toContain('authToken=mine');
});

test('FIND-07 a used link of somebody else leads to signing in there, with its target', async () => {
  const { person } = open(LINK, { token: 'mine', handlers: owner('other', false) });
  await person.click(await screen.findByRole('button', { name: 'Konto wechseln' }));
  await screen.findByLabelText('Passwort');
  await waitFor(() =>
    expect(new URLSearchParams(location.search).get('from')).toBe(
      '/redirects/communication?id=12&target=communication',
    ),
  );
});
