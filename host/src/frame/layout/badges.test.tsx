import { buildCandidateUser } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { type RenderHostOptions, renderHost } from '../../testing/render-host.tsx';

/** A remote of which the host knows nothing but its declaration. */
const registry = buildRegistry(
  buildRemote({
    pages: [buildPage(), buildPage({ path: '/post', expose: 'PostPage', title: 'Post' })],
    menu: [
      { section: 'jobs', order: 1, path: '/', label: 'Silverjobs', icon: 'briefcase', tab: 1 },
      {
        section: 'jobs',
        order: 2,
        path: '/post',
        label: 'Post',
        icon: 'mail',
        tab: 2,
        badge: {
          topic: 'messages',
          call: { group: 'main', path: '/communication', query: { mode: 'unread' } },
          queryKey: ['post', 'unread'],
          one: '1 ungelesener Brief',
          more: '{n} ungelesene Briefe',
        },
      },
    ],
  }),
);
const modules = { JobPoolPage: () => <h1>Stellen</h1>, PostPage: () => <h1>Briefe</h1> };

beforeEach(() => {
  // The browser is at rest at once.
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) });
});

async function open(count: number, options: Partial<RenderHostOptions> = {}) {
  const answer = { id: count };
  const host = renderHost({
    route: '/',
    registry,
    modules,
    token: 't',
    handlers: {
      'GET /auth/me': () => buildCandidateUser(),
      'GET /communication': () => ({ ...answer }),
    },
    ...options,
  });
  const says = (now: number) =>
    act(() => host.shell.live.tell({ topic: 'messages', communication_id: 7, count: now }));
  const asked = () => host.calls.filter(({ key }) => key === 'GET /communication').length;
  await screen.findByRole('navigation', { name: 'Hauptmenü' });
  return { ...host, answer, says, asked };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));

test('a number stands in menu, tab and title, with its words for screen readers', async () => {
  await open(3);
  const link = await menu().findByRole('link', { name: 'Post 3 ungelesene Briefe' });
  expect(link).toHaveTextContent('3');
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche' }));
  expect(tabs.getByRole('link', { name: 'Post 3 ungelesene Briefe' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menü 3 ungelesene Briefe' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('(3) Silverjobs · silverjobs'));
});

test('nothing unread: no number anywhere', async () => {
  const { asked } = await open(0);
  await waitFor(() => expect(asked()).toBe(1));
  expect(menu().getByRole('link', { name: 'Post' })).toBeInTheDocument();
  expect(document.title).toBe('Silverjobs · silverjobs');
});

test('an event changes it without a call; growing is announced once, shrinking is not', async () => {
  const { says, asked } = await open(1);
  await menu().findByRole('link', { name: 'Post 1 ungelesener Brief' });
  says(120);
  const link = await menu().findByRole('link', { name: 'Post 120 ungelesene Briefe' });
  expect(link).toHaveTextContent('99+');
  expect(
    await screen.findByText('120 ungelesene Briefe', { ignore: 'a *, button *' }),
  ).toBeInTheDocument();
  says(2);
  await menu().findByRole('link', { name: 'Post 2 ungelesene Briefe' });
  expect(screen.queryByText('2 ungelesene Briefe', { ignore: 'a *, button *' })).toBeNull();
  expect(document.title).toBe('(2) Silverjobs · silverjobs');
  expect(asked()).toBe(1);
});

test('on its own page the growing number is left to the page', async () => {
  const { says } = await open(1, { route: '/post' });
  await menu().findByRole('link', { name: 'Post 1 ungelesener Brief' });
  says(2);
  await menu().findByRole('link', { name: 'Post 2 ungelesene Briefe' });
  expect(screen.queryByText('2 ungelesene Briefe', { ignore: 'a *, button *' })).toBeNull();
});

test('without events the number is asked for every minute, with events not', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  const { shell, answer, asked } = await open(1);
  await menu().findByRole('link', { name: 'Post 1 ungelesener Brief' });
  answer.id = 4;
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await menu().findByRole('link', { name: 'Post 4 ungelesene Briefe' });
  act(() => shell.live.connection.setState({ connected: true }));
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(asked()).toBe(before);
  jest.useRealTimers();
});
