import { buildCandidateUser } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(
  buildRemote({
    menu: [
      { section: 'jobs', order: 1, path: '/', label: 'Silverjobs', icon: 'briefcase', tab: 1 },
    ],
  }),
  buildRemote({
    name: 'messaging',
    pages: [buildPage({ path: '/messages', expose: 'MessagesPage', title: 'Nachrichten' })],
    menu: [{ section: 'jobs', order: 2, path: '/messages', label: 'Nachrichten', icon: 'mail' }],
  }),
);
const me = { 'GET /auth/me': () => buildCandidateUser() };

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('FED-04 a remote that cannot be loaded leaves menu and the others alone, and the retry works', async () => {
  let broken = true;
  const load = async () => {
    if (broken) throw new Error('Failed to load script resources. #RUNTIME-008');
    return function MessagesPage() {
      return <h1>Gespräche</h1>;
    };
  };
  const { person, reported } = renderHost({
    route: '/messages',
    registry,
    token: 't',
    handlers: me,
    modules: { MessagesPage: load, JobPoolPage: () => <h1>Stellen</h1> },
  });
  expect(
    await screen.findByRole('heading', { name: 'Dieser Bereich konnte nicht geladen werden.' }),
  ).toBeVisible();
  expect(screen.getByText('Fehlernummer FED-102')).toBeVisible();
  expect(reported).toHaveLength(1);
  await person.click(screen.getAllByRole('link', { name: 'Silverjobs' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Nachrichten' }));
  broken = false;
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  const heading = await screen.findByRole('heading', { name: 'Gespräche' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('FED-04 a page that throws is reported with its remote, and the retry renders it again', async () => {
  let broken = true;
  const { person, reported } = renderHost({
    route: '/',
    registry,
    token: 't',
    handlers: me,
    modules: {
      JobPoolPage: function JobPoolPage() {
        if (broken) throw new Error('render');
        return <h1>Stellen</h1>;
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'In diesem Bereich ist ein Fehler aufgetreten.' }),
  ).toBeVisible();
  expect(reported).toEqual([expect.objectContaining({ message: 'render' })]);
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  const heading = await screen.findByRole('heading', { name: 'Stellen' });
  await waitFor(() => expect(heading).toHaveFocus());
});
