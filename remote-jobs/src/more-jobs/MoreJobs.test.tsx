import type { JobSuggestions } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildJobDemands,
  buildJobScopes,
  buildJobSearch,
  type Handlers,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { JobPoolPage } from '../job-pool/JobPoolPage.tsx';
import { realOptions } from '../job-pool/testing/open-pool.tsx';

const suggestions: JobSuggestions = {
  locations: [
    { search_location_id: 902, label: '50667 Köln, Umkreis 25 km', radius: 25, count: 1 },
    {
      search_location_id: -1,
      label: 'Alle Regionen und Postleitzahlen',
      radius: null,
      count: 2_034,
    },
  ],
  positions: [{ search_what_id: 62, label: 'Telefonzentrale', count: 7 }],
  homeoffice: { search_location_id: 4, label: 'Homeoffice', radius: 0, count: 12 },
};
const stored = {
  position: '{"id":61,"label":"Empfang"}',
  location: '{"id":901,"label":"50667 Köln, Umkreis 10 km"}',
};

/** Finds `found` jobs for the stored filter and one for any other. */
function open(found: number, options: RenderPageOptions = {}, handlers: Handlers = {}) {
  return renderPage(<JobPoolPage />, {
    user: buildCandidateUser(),
    stored,
    ...options,
    handlers: {
      'GET /job_demand': ({ query }) => {
        const asked = query as { search_what_id?: number; search_location_id?: number };
        const same = asked.search_what_id === 61 && asked.search_location_id === 901;
        const count = same ? found : 11;
        return query.mode === 'count' ? { id: count } : buildJobDemands(count);
      },
      ...realOptions,
      'GET /job_demand/scopes': () => buildJobScopes(),
      'GET /job_demand/suggestions': () => suggestions,
      'GET /alert_config': () => [],
      'POST /job_search': () => buildJobSearch(),
      ...handlers,
    },
  });
}

test('no job: wider places, Homeoffice and related occupations, each with its number', async () => {
  open(0);
  expect(await screen.findByText('Keine Jobs für die aktuellen Filter gefunden.')).toBeVisible();
  const places = within(await screen.findByRole('region', { name: 'In größerem Umkreis suchen' }));
  expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '50667 Köln, Umkreis 25 km1 Stelle',
    'Alle Regionen und Postleitzahlen2.034 Stellen',
    'Homeoffice12 Stellen',
  ]);
  const positions = within(screen.getByRole('region', { name: 'Ähnliche Tätigkeiten' }));
  expect(positions.getByRole('button', { name: 'Telefonzentrale 7 Stellen' })).toBeVisible();
});

test.each([
  [
    '50667 Köln, Umkreis 25 km 1 Stelle',
    'Wo?',
    '50667 Köln, Umkreis 25 km',
    { search_location_id: 902 },
  ],
  ['Homeoffice 12 Stellen', 'Wo?', 'Homeoffice', { search_location_id: 4 }],
  ['Telefonzentrale 7 Stellen', 'Was?', 'Telefonzentrale', { search_what_id: 62 }],
])(
  'a click on %s applies it, and the focus goes to the heading',
  async (name, field, value, query) => {
    const { person, calls } = open(0);
    await person.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText(field)).toHaveValue(value);
    const heading = await screen.findByRole('heading', { name: 'Jobs für Sie: (11 Ergebnisse)' });
    expect(heading).toHaveFocus();
    expect(calls.map((call) => call.query)).toContainEqual(
      expect.objectContaining({ mode: 'lean', ...query }),
    );
  },
);

test('HERS-05 no job: each part of the filter can be left out by one press, with its number', async () => {
  const refinement = '{"scope":"near","job_type_ids":"4","work_load_ids":"1,2"}';
  const { person, calls } = open(
    0,
    { stored: { ...stored, refinement } },
    {
      'GET /job_demand/suggestions': () => ({
        ...suggestions,
        relaxed: [
          { without: 'radius', count: 40 },
          { without: 'job_type_ids', count: 6 },
        ],
      }),
    },
  );
  const fewer = within(await screen.findByRole('region', { name: 'Mit weniger Filtern suchen' }));
  expect(fewer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Auch weiter weg von Ihnen40 Stellen',
    'Jede Art der Stelle6 Stellen',
  ]);
  await person.click(fewer.getByRole('button', { name: /Jede Art/ }));
  await waitFor(() =>
    expect(calls.map((call) => call.query)).toContainEqual({
      ...{ mode: 'count', scope: 'near', work_load_ids: '1,2' },
      ...{ search_what_id: 61, search_location_id: 901 },
    }),
  );
});

test('no job: the search can be saved right there', async () => {
  const { person, calls } = open(0);
  await person.click(
    await screen.findByRole('button', { name: 'Bei neuen Stellen benachrichtigen' }),
  );
  await screen.findByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });
  expect(calls.find(({ key }) => key === 'POST /job_search')?.body).toMatchObject({
    search_what_id: 61,
    search_location_id: 901,
  });
});

test.each([
  ['an employer', { user: buildClientUser() }],
  ['a search without a position', { stored: { location: stored.location } }],
])('%s is not asked to save it', async (_, options) => {
  open(0, options, { 'GET /job_demand': ({ query }) => (query.mode === 'count' ? { id: 0 } : []) });
  await screen.findByRole('region', { name: 'In größerem Umkreis suchen' });
  expect(screen.queryByRole('button', { name: /benachrichtigen/ })).toBeNull();
});

test('after a few jobs the same is offered, after many it is not', async () => {
  const { person } = open(3);
  expect(await screen.findByRole('heading', { name: 'Noch nichts dabei?' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Homeoffice 12 Stellen' }));
  await screen.findByRole('heading', { name: 'Jobs für Sie: (11 Ergebnisse)' });
  expect(screen.queryByRole('heading', { name: 'Noch nichts dabei?' })).toBeNull();
});

test('what cannot be loaded can be asked for again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open(
    0,
    {},
    {
      'GET /job_demand/suggestions': () => {
        throw new NoAnswer();
      },
    },
  );
  await screen.findByText('Weitere Möglichkeiten konnten nicht geladen werden.');
  handlers['GET /job_demand/suggestions'] = () => {
    throw apiFailure('internal', 'Immer noch nicht.');
  };
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  handlers['GET /job_demand/suggestions'] = () => suggestions;
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('region', { name: 'Ähnliche Tätigkeiten' })).toBeVisible();
  logged.mockRestore();
});
