import type { DeepLinkRule } from '@silverjobs/federation';
import { apiFailure, buildCandidateUser, type Handlers, NoAnswer } from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { type RenderHostOptions, renderHost } from '../../testing/render-host.tsx';
import { storeDeepLink } from './deep-link.ts';

const page = (path: string, expose: string, deepLink: DeepLinkRule) =>
  buildPage({ path, expose, title: expose, deepLink });
const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      page('/jobs/:id', 'JobPage', { targets: ['job_demand'], record: 'job_demand_id' }),
      page('/messages/:id', 'ThreadPage', { targets: ['communication'], record: 'message_id' }),
      page('/profile', 'ProfilePage', { targets: ['profile'] }),
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  JobPage: () => <h1>Stelle</h1>,
  ThreadPage: () => <h1>Gespräch</h1>,
  ProfilePage: () => <h1>Profil</h1>,
};
const handlers: Handlers = {
  'GET /auth/me': () => buildCandidateUser(),
  'POST /auth/login': () => ({ authToken: 'from-link' }),
  'GET /communication/{id}/deep_link': () => ({ message_id: 12, job_demand_id: 44 }),
};

/** Opens an address as the host does at boot. */
function open(route: string, options: Partial<RenderHostOptions> = {}) {
  window.history.replaceState(null, '', route);
  if (route.includes('param2')) storeDeepLink();
  const clean = `${location.pathname}${location.search}`;
  return renderHost({ route: clean, registry, modules, handlers, ...options });
}

test.each([
  ['/?param2=t&id=12&target=communication', 'Nachricht öffnen', 'Gespräch', '/messages/12'],
  ['/messages/1?param2=t&id=12&target=job_demand', 'Stelle ansehen', 'Stelle', '/jobs/44'],
  ['/jobs/5?param2=t&target=profile', 'Anmelden', 'Profil', '/profile'],
  ['/redirects/profile?param2=t', 'Anmelden', 'Profil', '/profile'],
  ['/?param2=t&target=unbekannt', 'Anmelden', 'Stellen', '/'],
])(
  'DEEP-01 DEEP-02 DEEP-03 %s signs in by %s and shows %s',
  async (route, button, heading, path) => {
    const { calls, person } = open(route);
    await person.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(location.pathname).toBe(path);
    expect(calls[0]).toMatchObject({ key: 'POST /auth/login', body: { password: 't' } });
    expect(document.cookie).toContain('authToken=from-link');
  },
);

test('DEEP-01 /redirects/{type} works without a token for who is signed in', async () => {
  const { calls } = open('/redirects/communication?id=12', { token: 'mine' });
  expect(await screen.findByRole('heading', { name: 'Gespräch' })).toBeVisible();
  expect(calls.map(({ key }) => key)).not.toContain('POST /auth/login');
});

test('access-37 a link that comes while another is on its way is followed, and only it', async () => {
  const records = { message_id: 12, job_demand_id: 44 };
  let answer = () => {};
  const lookUp = () =>
    new Promise<typeof records>((resolve) => {
      answer = () => resolve(records);
    });
  const { calls } = open('/redirects/communication?id=12', {
    token: 'mine',
    handlers: { ...handlers, 'GET /communication/{id}/deep_link': lookUp },
  });
  await waitFor(() =>
    expect(calls.map(({ key }) => key)).toContain('GET /communication/{id}/deep_link'),
  );
  act(() => {
    history.pushState(null, '', '/redirects/profile');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
  await act(async () => answer());
  expect(location.pathname).toBe('/profile');
});

test('DEEP-02 who is not signed in signs in first and comes back to the link', async () => {
  open('/redirects/communication?id=12');
  await screen.findByLabelText('Passwort');
  expect(new URLSearchParams(location.search).get('from')).toBe(
    '/redirects/communication?id=12&target=communication',
  );
});

test.each([
  [
    'the message of the server',
    () => {
      throw apiFailure('link.expired', 'Der Link ist abgelaufen.');
    },
    'Der Link ist abgelaufen.',
  ],
  [
    'a general text',
    () => {
      throw new NoAnswer();
    },
    'An unknown error occurred',
  ],
])('DEEP-04 on failure %s shows, then /login', async (_, login, text) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open('/?param2=t&target=profile', {
    handlers: { ...handlers, 'POST /auth/login': login },
  });
  await person.click(await screen.findByRole('button', { name: 'Anmelden' }));
  const shown = await screen.findByText(text);
  expect(shown).toBeVisible();
  expect(shown.lang).toBe(text.startsWith('An') ? 'en' : '');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  logged.mockRestore();
});
