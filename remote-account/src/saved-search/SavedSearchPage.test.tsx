import type { JobSearchDetail } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildJobSearchDetail,
  buildWhatOption,
  buildWhereOption,
  type Handlers,
  plainWordsBefore,
  renderPage,
  staleVersion,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SavedSearchPage } from './SavedSearchPage.tsx';

const alerts = [
  {
    id: 1,
    config: 'In Echtzeit (aktuelle Einstellung)',
    label: 'In Echtzeit (aktuelle Einstellung)',
  },
  { id: 2, config: '1x Täglich', label: '1x Täglich' },
  { id: 3, config: 'Keine Email senden', label: 'Keine Email senden' },
];
const auto = buildJobSearchDetail({
  type: 'auto',
  title: 'Stellen, die zu Ihrem Profil passen',
  search_what_id: null,
  _candidate: {
    display: { potential_jobs_count: 5 },
    location: { postal_code: '50667', street: 'Komödienstraße 12', radius: 25_000 },
  },
});

function open(search: JobSearchDetail = buildJobSearchDetail(), handlers: Handlers = {}, id = '7') {
  return renderPage(<SavedSearchPage />, {
    user: buildCandidateUser(),
    route: `/searches/${id}`,
    path: '/searches/:id',
    handlers: {
      'GET /job_search/{id}': () => search,
      'GET /job_search': () => [],
      'PATCH /job_search/{id}': ({ body }) => ({ ...search, ...(body as object) }),
      'GET /alert_config': () => alerts,
      'GET /search_what': () => [buildWhatOption({ id: 62, label: 'Garten' })],
      'GET /search_location': () => [
        buildWhereOption({
          id: 902,
          label: '80331 München, Umkreis 25 km',
          radius: 25,
          value: '80331',
        }),
      ],
      ...handlers,
    },
  });
}

const patches = (page: ReturnType<typeof open>) =>
  page.calls.filter(({ key }) => key === 'PATCH /job_search/{id}').map(({ body }) => body);
const notices = (page: ReturnType<typeof open>) =>
  page.shell.notices.getState().notices.map(({ title }) => title);

test('EDIT-01 the page shows title, activity, place in words and setting', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Suchbegriff bearbeiten' })).toBeVisible();
  expect(await screen.findByLabelText('Titel')).toHaveValue('Empfang in Köln');
  for (const name of ['Meine Suche', 'Gesuchte Tätigkeit', 'Suchort', 'Einstellungen']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
  expect(screen.getByLabelText('Wo?')).toHaveValue('50667 Köln, Umkreis 10 km');
  expect(screen.getByText('50667 Köln, Umkreis 10 km')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Karte: 50667 Köln/ })).toBeVisible();
  const group = screen.getByRole('group', { name: /Kandidatenvorschläge/ });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
});

test('EDIT-02 a new title sends the title only', async () => {
  const page = open();
  const title = await screen.findByLabelText('Titel');
  await page.person.clear(title);
  await page.person.type(title, ' Neu ');
  await page.person.click(screen.getByRole('button', { name: 'Titel speichern' }));
  await waitFor(() => expect(patches(page)).toEqual([{ title: 'Neu' }]));
  await waitFor(() => expect(notices(page)).toEqual(['Eingabe erfolgreich gespeichert']));
  expect(screen.getByText('Eingabe erfolgreich gespeichert')).toBeVisible();
});

test('EDIT-02 an empty title is not sent', async () => {
  const page = open();
  await page.person.clear(await screen.findByLabelText('Titel'));
  await page.person.click(screen.getByRole('button', { name: 'Titel speichern' }));
  expect(screen.getByText('Bitte geben Sie einen Titel ein.')).toBeVisible();
  expect(patches(page)).toEqual([]);
});

test('EDIT-02 another activity sends its two fields', async () => {
  const page = open();
  await page.person.click(await screen.findByLabelText('Was?'));
  await page.person.click(await screen.findByRole('option', { name: 'Garten' }));
  await page.person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(patches(page)).toEqual([{ search_what_id: 62, search_what_label: 'Garten' }]),
  );
});

test('EDIT-02 another place sends its five fields; taking it back too', async () => {
  const page = open();
  await page.person.click(await screen.findByLabelText('Wo?'));
  await page.person.type(await screen.findByRole('combobox', { name: 'Wo suchen Sie?' }), '80331');
  await page.person.click(await screen.findByRole('option', { name: '80331 München' }));
  await page.person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(patches(page)).toEqual([
      {
        search_location_label: '80331 München, Umkreis 25 km',
        search_location_id: 902,
        regions_id: null,
        postal_code: '80331',
        radius: 25,
      },
    ]),
  );
  await page.person.click(screen.getByRole('button', { name: 'Ort oder Region entfernen' }));
  await waitFor(() => expect(patches(page)).toHaveLength(2));
  expect(patches(page)[1]).toMatchObject({ search_location_id: null, radius: null });
});

test('TRUST-06 a place that another window changed too is asked about, in words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const read = buildJobSearchDetail({ version: 'a'.repeat(16) });
  const elsewhere = {
    ...read,
    version: 'b'.repeat(16),
    search_location_id: 903,
    search_location_label: '20095 Hamburg, Umkreis 5 km',
    postal_code: '20095',
    radius: 5,
  };
  const page = open(read, {
    'PATCH /job_search/{id}': ({ body }) => {
      if (body.version === read.version) throw staleVersion(elsewhere);
      return { ...elsewhere, ...body } as JobSearchDetail;
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Ort oder Region entfernen' }));
  const choice = within(await screen.findByRole('group', { name: 'Wo?' }));
  expect(choice.getByText('keine Angabe')).toBeVisible();
  expect(choice.getByText('20095 Hamburg, Umkreis 5 km')).toBeVisible();
  await page.person.click(choice.getByRole('radio', { name: /Dort gespeichert/ }));
  await page.person.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Wo?')).toHaveValue('20095 Hamburg, Umkreis 5 km'),
  );
  expect(patches(page).at(-1)).toMatchObject({
    search_location_id: 903,
    postal_code: '20095',
    version: elsewhere.version,
  });
  logged.mockRestore();
});

test('EDIT-02 another setting sends the setting only', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('radio', { name: /1x Täglich/ }));
  await page.person.click(screen.getByRole('button', { name: 'Einstellung speichern' }));
  await waitFor(() => expect(patches(page)).toEqual([{ alert_config_id: 2 }]));
});

test('EDIT-03 of an automatic search only the setting is editable', async () => {
  const page = open(auto);
  await screen.findByText('Stellen, die zu Ihrem Profil passen');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(
    screen
      .getAllByRole('link', { name: 'Profil bearbeiten' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/desired-jobs', '/location']);
  for (const text of ['50667', 'Komödienstraße 12', '25 km', '5']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await page.person.click(screen.getByRole('radio', { name: /Keine Email senden/ }));
  await page.person.click(screen.getByRole('button', { name: 'Einstellung speichern' }));
  await waitFor(() => expect(patches(page)).toEqual([{ alert_config_id: 3 }]));
});

test('EDIT-03 the count of further activities is left out where there are none', async () => {
  open({ ...auto, _candidate: buildJobSearchDetail()._candidate });
  await screen.findByText('Stellen, die zu Ihrem Profil passen');
  expect(screen.queryByText('Weitere vorstellbare Tätigkeiten')).toBeNull();
});

test.each(['abc', '0', '-1'])('EDIT-04 the address /searches/%s asks for nothing', async (id) => {
  const { calls } = open(undefined, {}, id);
  expect(screen.getByText('No search data found')).toBeVisible();
  expect(plainWordsBefore('No search data found')).not.toBe('');
  expect(calls).toEqual([]);
});

test('HERS-06 what a search asks beside activity and place shows, and each part can go', async () => {
  const narrowing = { work_load_ids: '1,2,3,4,5', job_type_ids: '1' };
  const page = open(buildJobSearchDetail({ narrowing }));
  const hours = await screen.findByRole('checkbox', { name: 'höchstens 10 Stunden' });
  expect(hours).toBeChecked();
  await page.person.click(screen.getByRole('checkbox', { name: 'Minijob' }));
  await page.person.click(screen.getByRole('button', { name: 'Filter speichern' }));
  const sent = () => page.calls.filter(({ key }) => key === 'PATCH /job_search/{id}');
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toMatchObject([
      { narrowing: { work_load_ids: '1,2,3,4,5' } },
    ]),
  );
  expect(sent()[0]?.body).not.toHaveProperty('narrowing.job_type_ids');
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('EDIT-04 a failed save says why and keeps what was typed', async () => {
    const page = open(undefined, {
      'PATCH /job_search/{id}': () => {
        throw apiFailure('internal', 'Die Datenbank ruht.');
      },
    });
    const title = await screen.findByLabelText('Titel');
    await page.person.clear(title);
    await page.person.type(title, 'Neu');
    await page.person.click(screen.getByRole('button', { name: 'Titel speichern' }));
    const text = 'Die Stellenausschreibung konnte nicht aktualisiert werden: Die Datenbank ruht.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(notices(page)).toEqual(['Ihre Suche wurde nicht gespeichert']);
    expect(title).toHaveValue('Neu');
  });

  test('EDIT-04 a failed load shows the message and can be repeated', async () => {
    const page = open(undefined, {
      'GET /job_search/{id}': () => {
        throw apiFailure('internal', 'Die Datenbank ruht.');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
    page.handlers['GET /job_search/{id}'] = () => buildJobSearchDetail();
    await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText('Titel')).toHaveValue('Empfang in Köln');
  });

  test('EDIT-04 a search that is gone: No search data found', async () => {
    open(undefined, {
      'GET /job_search/{id}': () => {
        throw apiFailure('not_found', 'Das Gesuchte wurde nicht gefunden.');
      },
    });
    expect(await screen.findByText('No search data found')).toHaveAttribute('lang', 'en');
  });
});
