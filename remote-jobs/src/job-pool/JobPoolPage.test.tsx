import {
  apiFailure,
  buildClientUser,
  buildJobDemands,
  type Handler,
  NoAnswer,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { all, type Demand, jobs, openPool, stored } from './testing/open-pool.tsx';

const rows = () => screen.getAllByRole('listitem');

test('POOL-01 the heading has the number of jobs', async () => {
  openPool();
  expect(
    await screen.findByRole('heading', { name: 'Jobs für Sie: (45 Ergebnisse)', level: 1 }),
  ).toBeVisible();
});

test('POOL-01 API-05 the number is written in German and follows the filter', async () => {
  const many: Handler<'GET /job_demand'> = (request) =>
    request.query.mode === 'count'
      ? { id: request.query.search_what_id === 61 ? 1 : 12_345 }
      : jobs()(request);
  const { person } = openPool({ stored, handlers: { 'GET /job_demand': many } });
  expect(await screen.findByRole('heading', { level: 1, name: /\(1 Ergebnis\)/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' }));
  expect(
    await screen.findByRole('heading', { name: 'Jobs für Sie: (12.345 Ergebnisse)' }),
  ).toBeVisible();
});

test('POOL-01 REACH-06 more jobs than are counted are said to be more', async () => {
  const many: Handler<'GET /job_demand'> = (request) =>
    request.query.mode === 'count' ? { id: 10_001 } : jobs()(request);
  openPool({ handlers: { 'GET /job_demand': many } });
  const name = 'Jobs für Sie: (mehr als 10.000 Ergebnisse)';
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await screen.findByText(/^1 bis \d+ von mehr als 10\.000 Stellen$/)).toBeVisible();
  expect(rows()[2]).toHaveAttribute('aria-setsize', '-1');
});

test('POOL-03 the first calls have exactly the declared parameters', async () => {
  const { asked } = openPool();
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
  expect(asked('count')).toEqual([{ mode: 'count' }]);
});

test('POOL-03 entries with id 0 are not shown', async () => {
  const [first, second, third] = buildJobDemands(3);
  if (!first || !second || !third) throw new Error('no jobs');
  openPool({ handlers: { 'GET /job_demand': jobs([first, { ...second, id: 0 }, third]) } });
  await screen.findByRole('link', { name: 'Stelle 3' });
  expect(screen.queryByRole('link', { name: 'Stelle 2' })).toBeNull();
});

test('POOL-02 20 a page, the next one when few rows are left, until there are no more', async () => {
  const { asked, person } = openPool();
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(screen.getByText('1 bis 20 von 45 Stellen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 40 von 45 Stellen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 45 von 45 Stellen')).toBeVisible();
  expect(asked('lean').map(({ offset }) => offset)).toEqual([0, 20, 40]);
  expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
});

test('POOL-02 a short first page is loaded on without a click when its end is in sight', async () => {
  const page = (request: Demand) => {
    const { query } = request;
    if (query.mode !== 'lean') return jobs()(request);
    // 20 entries, of which 15 are dropped: only 5 rows are left.
    return query.offset === 0
      ? all.slice(0, 20).map((job, index) => (index < 5 ? job : { ...job, id: 0 }))
      : all.slice(20, 30);
  };
  const { asked } = openPool({ handlers: { 'GET /job_demand': page } });
  await waitFor(() => expect(asked('lean').map(({ offset }) => offset)).toEqual([0, 20]));
});

test('POOL-02 layout-19 only rows near the window are rendered, and each says its place and the total', async () => {
  openPool();
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(rows().length).toBeLessThan(20);
  expect(rows()[2]).toHaveAttribute('aria-posinset', '3');
  await waitFor(() => expect(rows()[2]).toHaveAttribute('aria-setsize', '45'));
});

test('POOL-04 the list is kept for 5 minutes', async () => {
  const { queries } = openPool();
  await screen.findByRole('link', { name: 'Stelle 1' });
  const query = queries.getQueryCache().find({ queryKey: ['jobs', 'list', {}] });
  expect(query?.isStaleByTime(300_000)).toBe(false);
  expect(query?.options.gcTime).toBe(300_000);
  expect(query?.observers[0]?.options.staleTime).toBe(300_000);
});

test('POOL-05 a changed filter goes to the top and forgets the other lists', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { person, queries } = openPool({ stored });
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(scroll).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' }));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
  const lists = queries.getQueryCache().findAll({ queryKey: ['jobs', 'list'] });
  expect(lists.map(({ queryKey }) => queryKey)).toEqual([['jobs', 'list', {}]]);
  scroll.mockRestore();
});

test('POOL-07 while loading it says so', async () => {
  openPool({ handlers: { 'GET /job_demand': () => new Promise(() => {}) } });
  expect(screen.getAllByText('Lade Kandidaten...').length).toBeGreaterThan(0);
  expect(screen.queryByRole('list')).toBeNull();
});

test('POOL-07 empty result shows the German hint and a next step', async () => {
  const { person } = openPool({ route: '/?position={"id":99,"label":"Zauberer"}' });
  expect(await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Alle Filter entfernen' }));
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(screen.getByLabelText('Was?')).toHaveValue('');
});

test('POOL-07 an empty pool without filter offers no filter to clear', async () => {
  openPool({ handlers: { 'GET /job_demand': jobs([]) } });
  await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.');
  expect(screen.queryByRole('button', { name: 'Alle Filter entfernen' })).toBeNull();
});

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [
      'the message of the server',
      () => apiFailure('internal', 'Die Datenbank ruht.'),
      'Die Datenbank ruht.',
    ],
    ['no answer', () => new NoAnswer(), 'Ein unbekannter Fehler ist aufgetreten.'],
  ])('POOL-07 a failed list shows %s and a retry that works', async (_, failure, text) => {
    let broken = true;
    const handler: Handler<'GET /job_demand'> = (request) => {
      if (broken) throw failure();
      return jobs()(request);
    };
    const { person } = openPool({ handlers: { 'GET /job_demand': handler } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Fehler beim Laden')).toBeVisible();
    expect(alert).toHaveTextContent(text);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: /45 Ergebnisse/ })).toBeVisible();
  });

  test('POOL-07 a failed further page keeps the rows and is tried again by the reader', async () => {
    let broken = true;
    const handler: Handler<'GET /job_demand'> = (request) => {
      if (broken && request.query.mode === 'lean' && request.query.offset === 20)
        throw new NoAnswer();
      return jobs()(request);
    };
    const { person, asked } = openPool({ handlers: { 'GET /job_demand': handler } });
    await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
    expect(await screen.findByText('Fehler beim Laden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stelle 1' })).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('1 bis 40 von 45 Stellen')).toBeVisible();
    expect(asked('lean').map(({ offset }) => offset)).toEqual([0, 20, 20]);
  });
});

test('a client sees the pool too, and cannot save a search', async () => {
  openPool({ user: buildClientUser() });
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull();
});
