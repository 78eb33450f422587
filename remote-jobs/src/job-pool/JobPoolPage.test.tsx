import type { JobDemandLean } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildJobDemand,
  buildJobDemands,
  buildWhatOption,
  type CallRequest,
  type Handler,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { JobDetailPage } from '../job-detail/JobDetailPage.tsx';
import { JobPoolPage } from './JobPoolPage.tsx';

type Demand = CallRequest<'GET /job_demand'>;

const all = buildJobDemands(45);

/** Answers as the backend does: 20 a page, the count, and nothing for an unknown position. */
function jobs(found: JobDemandLean[] = all): Handler<'GET /job_demand'> {
  return ({ query }: Demand) => {
    const mine = query.mode !== 'key' && query.search_what_id === 99 ? [] : found;
    if (query.mode === 'count') return { id: mine.length };
    if (query.mode === 'key') return [];
    const { offset = 0, limit = 20 } = query;
    return mine.slice(offset, offset + limit);
  };
}

/** Rows of 150 px in a window of 600 px. */
function Window({ children }: { children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 600, itemHeight: 150 }}>
      {children}
    </VirtuosoMockContext>
  );
}

function open(options: RenderPageOptions = {}) {
  const page = renderPage(
    <Window>
      <JobPoolPage />
    </Window>,
    {
      user: buildCandidateUser(),
      ...options,
      handlers: {
        'GET /job_demand': jobs(),
        'GET /job_demand/suggestions': () => ({ locations: [], positions: [], homeoffice: null }),
        ...options.handlers,
      },
    },
  );
  const asked = (mode: string) =>
    page.calls
      .map(({ query }) => query as Record<string, unknown>)
      .filter((query) => query.mode === mode);
  return { ...page, asked };
}

const stored = { position: JSON.stringify({ id: 61, label: 'Empfang' }) };
const rows = () => screen.getAllByRole('listitem');

test('POOL-01 the heading has the number of jobs', async () => {
  open();
  expect(
    await screen.findByRole('heading', { name: 'Jobs für Sie: (45 Ergebnisse)', level: 1 }),
  ).toBeVisible();
});

test('POOL-01 API-05 the number is written in German and follows the filter', async () => {
  const many: Handler<'GET /job_demand'> = (request) =>
    request.query.mode === 'count'
      ? { id: request.query.search_what_id === 61 ? 1 : 12_345 }
      : jobs()(request);
  const { person } = open({ stored, handlers: { 'GET /job_demand': many } });
  expect(await screen.findByRole('heading', { level: 1, name: /\(1 Ergebnis\)/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit löschen' }));
  expect(
    await screen.findByRole('heading', { name: 'Jobs für Sie: (12.345 Ergebnisse)' }),
  ).toBeVisible();
});

test('POOL-03 the first calls have exactly the declared parameters', async () => {
  const { asked } = open();
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
  expect(asked('count')).toEqual([{ mode: 'count' }]);
});

test('POOL-03 entries with id 0 are not shown', async () => {
  const [first, second, third] = buildJobDemands(3);
  if (!first || !second || !third) throw new Error('no jobs');
  open({ handlers: { 'GET /job_demand': jobs([first, { ...second, id: 0 }, third]) } });
  await screen.findByRole('link', { name: 'Stelle 3' });
  expect(screen.queryByRole('link', { name: 'Stelle 2' })).toBeNull();
});

test('POOL-02 20 a page, the next one when few rows are left, until there are no more', async () => {
  const { asked, person } = open();
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
  const { asked } = open({ handlers: { 'GET /job_demand': page } });
  await waitFor(() => expect(asked('lean').map(({ offset }) => offset)).toEqual([0, 20]));
});

test('POOL-02 D4 only rows near the window are drawn, and each says its place and the total', async () => {
  open();
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(rows().length).toBeLessThan(20);
  expect(rows()[2]).toHaveAttribute('aria-posinset', '3');
  await waitFor(() => expect(rows()[2]).toHaveAttribute('aria-setsize', '45'));
});

test('POOL-04 the list is kept for 5 minutes', async () => {
  const { queries } = open();
  await screen.findByRole('link', { name: 'Stelle 1' });
  const query = queries.getQueryCache().find({ queryKey: ['jobs', 'list', {}] });
  expect(query?.isStaleByTime(300_000)).toBe(false);
  expect(query?.options.gcTime).toBe(300_000);
  expect(query?.observers[0]?.options.staleTime).toBe(300_000);
});

test('POOL-05 a changed filter goes to the top and forgets the other lists', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { person, queries } = open({ stored });
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(scroll).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit löschen' }));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
  const lists = queries.getQueryCache().findAll({ queryKey: ['jobs', 'list'] });
  expect(lists.map(({ queryKey }) => queryKey)).toEqual([['jobs', 'list', {}]]);
  scroll.mockRestore();
});

test('POOL-07 while loading it says so', async () => {
  open({ handlers: { 'GET /job_demand': () => new Promise(() => {}) } });
  expect(screen.getAllByText('Lade Kandidaten...').length).toBeGreaterThan(0);
  expect(screen.queryByRole('list')).toBeNull();
});

test('POOL-07 empty result shows the German hint and a next step', async () => {
  const { person } = open({ route: '/?position={"id":99,"label":"Zauberer"}' });
  expect(await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Alle Filter löschen' }));
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(screen.getByLabelText('Was?')).toHaveValue('');
});

test('POOL-07 an empty pool without filter offers no filter to clear', async () => {
  open({ handlers: { 'GET /job_demand': jobs([]) } });
  await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.');
  expect(screen.queryByRole('button', { name: 'Alle Filter löschen' })).toBeNull();
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
      if (broken && request.query.mode === 'lean') throw failure();
      return jobs()(request);
    };
    const { person } = open({ handlers: { 'GET /job_demand': handler } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Fehler beim Laden')).toBeVisible();
    expect(alert).toHaveTextContent(text);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('POOL-07 a failed further page keeps the rows and is tried again by the reader', async () => {
    let broken = true;
    const handler: Handler<'GET /job_demand'> = (request) => {
      if (broken && request.query.mode === 'lean' && request.query.offset === 20)
        throw new NoAnswer();
      return jobs()(request);
    };
    const { person, asked } = open({ handlers: { 'GET /job_demand': handler } });
    await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
    expect(await screen.findByText('Fehler beim Laden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stelle 1' })).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('1 bis 40 von 45 Stellen')).toBeVisible();
    expect(asked('lean').map(({ offset }) => offset)).toEqual([0, 20, 20]);
  });
});

describe('filters', () => {
  const whats = { 'GET /search_what': () => [buildWhatOption({ id: 61, label: 'Empfang' })] };

  test("POOL-08 'Was?' and 'Wo?' are read-only and open the pickers; the focus comes back", async () => {
    const { person } = open({ handlers: { ...whats, 'GET /search_location': () => [] } });
    const what = screen.getByLabelText('Was?');
    expect(what).toHaveAttribute('readonly');
    await person.click(what);
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Was suchen Sie?' })).getByRole('button', {
        name: 'Schließen',
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(what).toHaveFocus());
    await person.click(screen.getByLabelText('Wo?'));
    expect(await screen.findByRole('dialog', { name: 'Wo suchen Sie?' })).toBeVisible();
  });

  test('POOL-08 a clear button only where something is chosen', async () => {
    open({ stored });
    expect(screen.getByRole('button', { name: 'Beruf oder Tätigkeit löschen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ort oder Region löschen' })).toBeNull();
  });

  test('POOL-09 a chosen position filters, and lasts in address and storage', async () => {
    const { person, asked, address, store } = open({ handlers: whats });
    await person.click(screen.getByLabelText('Was?'));
    await person.click(await screen.findByRole('option', { name: 'Empfang' }));
    await person.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
    await waitFor(() =>
      expect(asked('lean').at(-1)).toEqual({
        mode: 'lean',
        limit: 20,
        offset: 0,
        search_what_id: 61,
      }),
    );
    expect(JSON.parse(store.getItem('position') ?? '')).toEqual({ id: 61, label: 'Empfang' });
    await waitFor(() =>
      expect(new URLSearchParams(address().slice(2)).get('position')).toBe(stored.position),
    );
  });

  test('POOL-09 the storage of the last visit is in force at once and goes into the address', async () => {
    const { asked, address } = open({ stored });
    expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
    await screen.findByRole('link', { name: 'Stelle 1' });
    expect(asked('lean').map(({ search_what_id }) => search_what_id)).toEqual([61]);
    await waitFor(() => expect(address()).toContain('position='));
  });

  test('POOL-09 the address wins over the storage and is stored', async () => {
    const { store } = open({ stored, route: '/?position={"id":7,"label":"Garten"}' });
    expect(screen.getByLabelText('Was?')).toHaveValue('Garten');
    await waitFor(() => expect(store.getItem('position')).toBe('{"id":7,"label":"Garten"}'));
  });

  test('POOL-09 a link to the bare address keeps the filter, a link with another one changes it', async () => {
    const { router, address } = open({ stored });
    await act(() => router.navigate('/'));
    expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
    await waitFor(() => expect(address()).toContain('position='));
    await act(() => router.navigate('/?position={"id":7,"label":"Garten"}'));
    await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue('Garten'));
  });

  test.each([
    ['broken JSON in the address', { route: '/?position={"id":' }],
    ['broken JSON in the storage', { stored: { position: '{"id":', location: 'x' } }],
    ['foreign values', { stored: { position: '[1,2]', location: '{"id":"901"}' } }],
    ['markup as a number', { route: '/?location={"id":"<img>","label":"x"}' }],
  ])('POOL-10 %s is ignored without an error', async (_, options) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { asked } = open(options);
    await screen.findByRole('link', { name: 'Stelle 1' });
    expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
    expect(screen.getByLabelText('Was?')).toHaveValue('');
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('POOL-10 markup in a label is shown as text', () => {
    const label = '<img src=x onerror=alert(1)>';
    const { container } = open({
      route: `/?position=${encodeURIComponent(JSON.stringify({ id: 5, label }))}`,
    });
    expect(screen.getByLabelText('Was?')).toHaveValue(label);
    expect(container.querySelector('img')).toBeNull();
  });

  test('PICK-04 all regions is no filter', async () => {
    const { asked } = open({
      stored: { location: JSON.stringify({ id: -1, label: 'Alle Regionen und Postleitzahlen' }) },
    });
    expect(screen.getByLabelText('Wo?')).toHaveValue('Alle Regionen und Postleitzahlen');
    await screen.findByRole('link', { name: 'Stelle 1' });
    expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
  });
});

test('a client sees the pool too, and cannot save a search', async () => {
  open({ user: buildClientUser() });
  expect(await screen.findByRole('link', { name: 'Stelle 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull();
});

test('POOL-11 back from a job: the same place, the same row has the focus, nothing is asked again', async () => {
  const { person, calls, address } = open({
    route: '/?ansicht=liste',
    path: '/',
    pages: { '/jobs/:id': <JobDetailPage /> },
    handlers: { 'GET /job_demand/{id}': ({ params }) => buildJobDemand({ id: params.id }) },
  });
  await person.click(await screen.findByRole('link', { name: 'Stelle 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Mitarbeit/ })).toBeVisible();
  const before = calls.length;
  await person.click(screen.getByRole('link', { name: 'Zurück zu 45 Stellen' }));
  const row = await screen.findByRole('link', { name: 'Stelle 2' });
  await waitFor(() => expect(row).toHaveFocus());
  expect(address()).toBe('/?ansicht=liste');
  expect(calls).toHaveLength(before);
});

test('POOL-11 a new visit of the list begins at its top, without a focused row', async () => {
  const { person, router } = open({
    pages: { '/jobs/:id': <JobDetailPage /> },
    handlers: { 'GET /job_demand/{id}': ({ params }) => buildJobDemand({ id: params.id }) },
  });
  await person.click(await screen.findByRole('link', { name: 'Stelle 2' }));
  await screen.findByRole('heading', { level: 1, name: /^Mitarbeit/ });
  await act(() => router.navigate('/'));
  await screen.findByRole('link', { name: 'Stelle 2' });
  // Longer than it takes to put the focus on a row.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(document.body).toHaveFocus();
});
