import { buildCandidateUser, buildImprint } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { helpOf } from '../../../common/help.ts';
import { hostPaths } from '../../../common/host-paths.ts';
import { answerHelp } from '../../testing/answer-help.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
// Warms what is fetched on demand.
import '../help/HelpPage.tsx';
import '../../frame/tour/Tour.tsx';
import './TourPage.tsx';

const stop = { text: 'Das sehen Sie hier.' };
const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage(),
      buildPage({ path: '/post', expose: 'PostPage' }),
      buildPage({ path: '/anzeigen', expose: 'PostPage', access: { kind: 'client' } }),
    ],
    tour: [
      { ...stop, order: 20, path: '/post', title: 'Nachrichten lesen' },
      { ...stop, order: 10, path: '/', title: 'Stellen suchen', mark: '.filter' },
      { ...stop, order: 30, path: '/anzeigen', title: 'Ihre Anzeigen' },
      { ...stop, order: 40, path: '/', for: 'client', title: 'Für Arbeitgeber' },
    ],
  }),
);
beforeEach(() => answerHelp(async () => helpOf(registry)));

function Pool() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Stellen</h1>
      <div className="filter" data-testid="filter" />
      <button type="button" onClick={() => void navigate('/post')}>
        Zur Post
      </button>
    </>
  );
}
const modules = { JobPoolPage: Pool, PostPage: () => <h1>Post</h1> };
const user = buildCandidateUser();

/** Opens a page, with what this browser keeps of the tour of an account. */
function open(route: string, place?: object, { signedIn = true, of = user.id } = {}) {
  return renderHost({
    route,
    registry,
    modules,
    ...(signedIn && { token: 't' }),
    ...(place && { stored: { [`tour.${of}`]: JSON.stringify(place) } }),
    handlers: {
      'GET /auth/me': () => user,
      'GET /imprint': () => buildImprint(),
    },
  });
}
const tour = () => screen.findByRole('region', { name: 'Rundgang' });
const button = (name: string) => screen.findByRole('button', { name });
const focused = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

test('AGE-08 guide-16 the tour is called, goes over real pages forth and back, and takes the focus to its text', async () => {
  const { person } = open(hostPaths.tour);
  await person.click(await button('Rundgang beginnen'));
  await focused('Schritt 1 von 3: Stellen suchen');
  expect(screen.getByRole('heading', { level: 1, name: 'Stellen' })).toBeVisible();
  expect(screen.getByTestId('filter')).toHaveAttribute('data-tour-mark');
  expect(within(await tour()).getByText('Das sehen Sie hier.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull();

  await person.click(await button('Weiter'));
  await focused('Schritt 2 von 3: Nachrichten lesen');
  expect(screen.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await person.click(await button('Zurück'));
  await focused('Schritt 1 von 3: Stellen suchen');
});

test('AGE-08 guide-16 the tour is shown also where its first page is there at once', async () => {
  open(hostPaths.tour);
  const begin = await button('Rundgang beginnen');
  // All that the click leads to renders at once, as on a busy machine.
  await act(async () => {
    begin.click();
    while (window.location.pathname !== '/') await new Promise((resolve) => setTimeout(resolve));
  });
  await focused('Schritt 1 von 3: Stellen suchen');
});

test('AGE-08 guide-16 a reload goes on at the stop and leaves the focus alone', async () => {
  open('/post', { at: 1, open: true });
  expect(await screen.findByText('Schritt 2 von 3:')).toBeVisible();
  expect((await tour()).contains(document.activeElement)).toBe(false);
});

test('AGE-08 guide-16 on another page a line leads back to the tour', async () => {
  const { person } = open('/', { at: 0, open: true });
  expect(await screen.findByText('Schritt 1 von 3:')).toBeVisible();
  await person.click(await button('Zur Post'));
  expect(await screen.findByText('Ihr Rundgang: Schritt 1 von 3, Stellen suchen')).toBeVisible();
  await person.click(await button('Weiter mit dem Rundgang'));
  await focused('Schritt 1 von 3: Stellen suchen');
});

test('AGE-08 guide-16 who ends the tour can go on with it later', async () => {
  const { person } = open('/post', { at: 1, open: true });
  await person.click(await button('Rundgang beenden'));
  expect(screen.queryByRole('region', { name: 'Rundgang' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await person.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Hilfe' }));
  await person.click(await screen.findByRole('link', { name: 'Zum Rundgang' }));
  await person.click(await button('Weiter mit Schritt 2 von 3'));
  await focused('Schritt 2 von 3: Nachrichten lesen');
});

test('AGE-08 guide-16 after the last stop nothing is kept', async () => {
  const { person, store } = open(hostPaths.help, { at: 2, open: true });
  await person.click(await button('Fertig'));
  expect(screen.queryByRole('region', { name: 'Rundgang' })).toBeNull();
  expect(store.getItem(`tour.${user.id}`)).toBeNull();
});

test.each([
  ['of another account', { at: 1, open: true }, user.id + 1],
  ['that is broken', { at: 'x', open: true }, user.id],
])('AGE-08 guide-16 a place %s is none', async (_, place, of) => {
  open('/post', place, { of });
  await screen.findByRole('heading', { level: 1, name: 'Post' });
  expect(screen.queryByRole('region', { name: 'Rundgang' })).toBeNull();
});

test('AGE-08 guide-16 who is not signed in is told to sign in first', async () => {
  open(hostPaths.tour, undefined, { signedIn: false });
  await screen.findByText(/die Sie nach dem Anmelden sehen/);
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute(
    'href',
    hostPaths.login,
  );
});

test('AGE-08 guide-17 a tour that cannot be loaded says so, and a retry brings it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  answerHelp(async () => {
    throw new Error('No network.');
  });
  const { person } = open(hostPaths.tour);
  expect(await screen.findByText('Der Rundgang konnte nicht geladen werden')).toBeVisible();
  answerHelp(async () => helpOf(registry));
  await person.click(await button('Noch einmal versuchen'));
  expect(await button('Rundgang beginnen')).toBeVisible();
  logged.mockRestore();
});
