import { buildCandidateUser, createPerson, type Handlers, NoAnswer } from '@silverjobs/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
import { storeDeepLink } from '../deep-link/deep-link.ts';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({
        path: '/messages/:id',
        expose: 'ThreadPage',
        deepLink: { targets: ['communication'], record: 'message_id' },
      }),
      buildPage({
        path: '/jobs/:id',
        expose: 'JobPage',
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
const MAGIC = 'POST /auth/magic-link';
const DEEP = 'POST /auth/login';
const LOGIN = '/login?token=t';
const ALERT = '/login?token=t&from=%2Fjobs%2F44';
const MESSAGE = '/redirects/communication?param2=t&id=12&target=communication';
const ANSWERED =
  '/login?token=t&from=%2Fredirects%2Fcommunication%3Fid%3D12%26target%3Dcommunication';
const links = [
  [LOGIN, MAGIC, 'Anmelden', 'Stellen'],
  [ALERT, MAGIC, 'Stelle ansehen', 'Stelle'],
  [MESSAGE, DEEP, 'Nachricht öffnen', 'Gespräch'],
  [ANSWERED, MAGIC, 'Nachricht öffnen', 'Gespräch'],
] as const;

function open(route: string, handlers: Handlers = {}) {
  window.history.replaceState(null, '', route);
  if (route.includes('param2')) storeDeepLink();
  const host = renderHost({
    route: `${location.pathname}${location.search}`,
    registry,
    modules,
    handlers: {
      'GET /auth/me': () => buildCandidateUser(),
      'GET /communication/{id}/deep_link': () => ({ message_id: 12, job_demand_id: 44 }),
      [MAGIC]: () => ({ authToken: 'fresh' }),
      [DEEP]: () => ({ authToken: 'fresh' }),
      'POST /auth/reset-password': () => ({ authToken: 'newest' }),
      ...handlers,
    },
  });
  const redeeming = () => host.calls.filter(({ key }) => key !== 'GET /auth/me');
  return { ...host, redeeming };
}
const press = (name: string) => screen.findByRole('button', { name });

afterEach(() => jest.useRealTimers());

test.each(links)(
  'TRUST-17 TRUST-28 access-50 %s: loaded, hovered and focused, nothing is called',
  async (route, _, label) => {
    jest.useFakeTimers();
    const { redeeming } = open(route);
    const button = await press(label);
    const person = createPerson(jest.advanceTimersByTime);
    await person.hover(button);
    act(() => button.focus());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(redeeming()).toEqual([]);
    expect(document.cookie).not.toContain('authToken');
    expect(within(screen.getByRole('main')).getAllByRole('button')).toEqual([button]);
    expect(location.href).not.toContain('=t');
  },
);

test.each(links)(
  'TRUST-17 access-50 %s: a press makes one call, and leads on',
  async (route, call, label, heading) => {
    const { person, calls } = open(route);
    await person.click(await press(label));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(calls.filter(({ key }) => key === call)).toHaveLength(1);
    expect(document.cookie).toContain('authToken=fresh');
  },
);

test.each(links)(
  'TRUST-17 access-50 %s: pressed twice makes one call',
  async (route, call, label, heading) => {
    const { calls } = open(route);
    const button = await press(label);
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(calls.filter(({ key }) => key === call)).toHaveLength(1);
  },
);

test('TRUST-17 access-50 the link for a new password calls nothing before it is sent', async () => {
  jest.useFakeTimers();
  const { redeeming } = open('/password-reset?token=t');
  const field = await screen.findByLabelText('Neues Passwort');
  act(() => field.focus());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(redeeming()).toEqual([]);
});

test('TRUST-17 while it signs in the button says so, and without an answer it can be pressed again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let fail = () => {};
  const { person, handlers } = open(LOGIN, {
    [MAGIC]: () =>
      new Promise((_, reject) => {
        fail = () => reject(new NoAnswer());
      }),
  });
  await person.click(await press('Anmelden'));
  expect(await press('Sie werden angemeldet …')).toHaveAttribute('aria-disabled', 'true');
  act(() => fail());
  expect(await screen.findByText('Der Link wurde nicht geöffnet')).toBeVisible();
  handlers[MAGIC] = () => ({ authToken: 'fresh' });
  await person.click(await press('Anmelden'));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  logged.mockRestore();
});
