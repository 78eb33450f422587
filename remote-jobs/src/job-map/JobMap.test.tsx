import type { JobMap as JobMapData } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildJobDemandLean,
  buildJobScopes,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { JobPoolPage } from '../job-pool/JobPoolPage.tsx';

const kassel = { lat: 51.31, lon: 9.5, count: 2, place: 'Kassel', postal_code: '34117' };
const baunatal = { lat: 51.26, lon: 9.41, count: 1, place: 'Baunatal', postal_code: '34225' };
const münchen = { lat: 48.14, lon: 11.58, count: 1, place: 'München', postal_code: '80331' };
const jobs = [1, 2, 3].map((id) => buildJobDemandLean({ id, title: `Stelle ${id}` }));

function open(data: JobMapData, handlers: Handlers = {}, route = '/?ansicht=karte') {
  return renderPage(<JobPoolPage />, {
    user: buildCandidateUser(),
    route,
    handlers: {
      'GET /job_demand': ({ query }) => (query.mode === 'count' ? { id: data.count } : jobs),
      'GET /job_demand/scopes': () => buildJobScopes(),
      'GET /job_demand/map': () => data,
      ...handlers,
    },
  });
}

// jsdom lays nothing out; a map needs a size.
beforeAll(() => {
  for (const [name, value] of [
    ['clientWidth', 800],
    ['clientHeight', 600],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
});
afterAll(() => {
  for (const name of ['clientWidth', 'clientHeight']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

const map = () => screen.findByRole('group', { name: 'Karte der Stellen' });

test('POOL-12 the switch leads from the list to the map and back, and the address keeps it', async () => {
  const { person, address } = open({ count: 1, points: [münchen] }, {}, '/');
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Karte' }));
  expect(await map()).toBeVisible();
  expect(address()).toBe('/?ansicht=karte');
  expect(screen.queryByRole('link', { name: 'Stelle 1' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Liste' }));
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(address()).toBe('/');
});

test('POOL-12 the jobs of a cluster stand below the map, asked for by their places', async () => {
  const { person, calls } = open({ count: 4, points: [kassel, baunatal, münchen] });
  const cluster = within(await map()).getByRole('button', { name: '3 Stellen bei Kassel' });
  expect(within(await map()).getByRole('button', { name: '1 Stelle in München' })).toBeVisible();
  await person.click(cluster);
  expect(cluster).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: '3 Stellen bei Kassel', level: 2 })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Stelle 3' })).toBeVisible();
  const asked = calls
    .map(({ query }) => query as Record<string, unknown>)
    .filter(({ mode }) => mode === 'lean');
  expect(asked).toMatchObject([{ places: '34117,34225', offset: 0 }]);

  await person.click(screen.getByRole('button', { name: 'Auf der Karte näher zeigen' }));
  const near = await within(await map()).findByRole('button', { name: '2 Stellen in Kassel' });
  expect(near).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Zurück zur Karte' }));
  expect(screen.queryByRole('link', { name: 'Stelle 3' })).toBeNull();
  expect(await map()).toHaveFocus();
});

test('POOL-12 buttons and keys look nearer and further away; at the end they say so', async () => {
  const { person } = open({ count: 4, points: [kassel, baunatal, münchen] });
  const box = await map();
  const name = '2 Stellen in Kassel';
  expect(within(box).queryByRole('button', { name })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^3 Stellen bei Kassel/ }));
  await person.click(screen.getByRole('button', { name: 'Auf der Karte näher zeigen' }));
  expect(await within(box).findByRole('button', { name })).toBeVisible();
  await person.keyboard('---------');
  await waitFor(() => expect(within(box).queryByRole('button', { name })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Weiter weg' }));
  expect(screen.getByText(/^Weiter weg geht es nicht/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Näher' }));
  expect(screen.queryByText(/^Weiter weg geht es nicht/)).toBeNull();
});

test('AGE-03 jobs-114 the keyboard has one way into the map and one out', async () => {
  const { person } = open({ count: 4, points: [kassel, baunatal, münchen] });
  const box = await map();
  await within(box).findByRole('button', { name: '3 Stellen bei Kassel' });
  box.focus();
  await person.keyboard('{Enter}');
  expect(within(box).getByRole('button', { name: '3 Stellen bei Kassel' })).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(within(box).getByRole('button', { name: '1 Stelle in München' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(box).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Liste statt Karte' })).toHaveFocus();
  await person.tab({ shift: true });
  await person.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('heading', { name: '3 Stellen bei Kassel', level: 2 })).toHaveFocus();
});

test('AGE-03 jobs-114 buttons move the map, and lead to the list', async () => {
  const { person, address } = open({ count: 1, points: [münchen] });
  const box = await map();
  const cluster = await within(box).findByRole('button', { name: '1 Stelle in München' });
  const place = () => cluster.parentElement?.style.transform;
  const before = place();
  await person.click(screen.getByRole('button', { name: 'Nach Norden' }));
  expect(place()).not.toBe(before);
  await person.click(screen.getByRole('button', { name: 'Nach Süden' }));
  expect(place()).toBe(before);
  await person.click(screen.getByRole('button', { name: 'Liste statt Karte' }));
  expect(address()).toBe('/');
});

test('POOL-12 jobs without a place are named, and the list has them', async () => {
  const { person, address } = open({ count: 6, points: [münchen] });
  expect(await screen.findByText(/^5 Stellen haben keinen festen Ort/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Zur Liste' }));
  expect(address()).toBe('/');
});

test('POOL-12 no jobs: the same hint as in the list', async () => {
  open(
    { count: 0, points: [] },
    { 'GET /job_demand': ({ query }) => (query.mode === 'count' ? { id: 0 } : []) },
  );
  expect(await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.')).toBeVisible();
});

test('POOL-12 a failure shows its message and a retry that works', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { person } = open(
    { count: 1, points: [münchen] },
    {
      'GET /job_demand/map': () => {
        if (broken) throw apiFailure('internal', 'Der Dienst ruht gerade.');
        return { count: 1, points: [münchen] };
      },
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Dienst ruht gerade.');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await map()).toBeVisible();
  logged.mockRestore();
});
