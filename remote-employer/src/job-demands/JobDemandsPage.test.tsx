import type { EmployerJob } from '@silverjobs/contract';
import {
  apiFailure,
  buildClient,
  buildClientUser,
  buildEmployerJob,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobDemandsPage } from './JobDemandsPage.tsx';

interface Options {
  user?: ReturnType<typeof buildClientUser>;
  handlers?: Handlers;
  stored?: Record<string, string>;
}

function open(jobs: EmployerJob[], { user = buildClientUser(), handlers, stored }: Options = {}) {
  return renderPage(<JobDemandsPage />, {
    user,
    route: '/jobs',
    ...(stored && { stored }),
    handlers: {
      'GET /job_demand/own': ({ query }) => {
        const { words = '' } = query as { words?: string };
        const found = jobs.filter(
          (job) => (!query.status || job.status === query.status) && job.title.includes(words),
        );
        if (query.mode === 'count') return { id: found.length };
        const { limit = 20, offset = 0 } = query as { limit?: number; offset?: number };
        return found.slice(offset, offset + limit);
      },
      'PATCH /job_demand/{id}/status': ({ params, body }) =>
        buildEmployerJob({ id: Number(params.id), status: body.status }),
      ...handlers,
    },
  });
}

const card = async () => within(await screen.findByRole('article'));

test('EMP-01 an advertisement with its state, applications and what is new', async () => {
  open([buildEmployerJob()]);
  const { getByRole, getByText } = await card();
  expect(getByText('Aktiv')).toBeVisible();
  expect(getByText(/^2 Bewerbungen/)).toHaveTextContent('2 Bewerbungen, 1 neue Nachricht');
  expect(getByRole('link', { name: /^Bewerbungen lesen/ })).toHaveAttribute(
    'href',
    '/jobs/12/candidates',
  );
  expect(getByRole('link', { name: /^Bearbeiten/ })).toHaveAttribute('href', '/new/job?id=12');
  expect(getByRole('link', { name: /^Kopieren/ })).toHaveAttribute('href', '/new/job?copy=12');
});

test('EMP-01 pausing and resuming act at once', async () => {
  const { person, calls } = open([buildEmployerJob()]);
  const { getByRole, findByRole, getByText } = await card();
  await person.click(getByRole('button', { name: /^Pausieren/ }));
  await person.click(await findByRole('button', { name: /^Fortsetzen/ }));
  expect(await findByRole('button', { name: /^Pausieren/ })).toBeVisible();
  expect(getByText('Aktiv')).toBeVisible();
  const sent = calls.filter(({ key }) => key === 'PATCH /job_demand/{id}/status');
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'paused' }, { status: 'active' }]);
});

test('EMP-01 closing asks once, in words, and can be taken back', async () => {
  const { person, calls } = open([buildEmployerJob()]);
  const { getByRole, findByRole, getByText } = await card();
  await person.click(getByRole('button', { name: /^Schließen/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Diese Anzeige schließen?' });
  await person.click(within(dialog).getByRole('button', { name: 'Nicht schließen' }));
  const sent = () => calls.filter(({ key }) => key === 'PATCH /job_demand/{id}/status');
  expect(sent()).toEqual([]);
  await person.click(getByRole('button', { name: /^Schließen/ }));
  await person.click(await screen.findByRole('button', { name: 'Anzeige schließen' }));
  expect(await findByRole('button', { name: /^Wieder öffnen/ })).toBeVisible();
  expect(getByText('Geschlossen')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{ status: 'closed' }]);
});

test('EMP-01 a change that fails says why and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open([buildEmployerJob()], {
    handlers: {
      'PATCH /job_demand/{id}/status': () => {
        throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
      },
    },
  });
  const { getByRole, findByText, findByRole } = await card();
  await person.click(getByRole('button', { name: /^Pausieren/ }));
  expect(await findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
  handlers['PATCH /job_demand/{id}/status'] = () => buildEmployerJob({ status: 'paused' });
  await person.click(getByRole('button', { name: /^Pausieren/ }));
  expect(await findByRole('button', { name: /^Fortsetzen/ })).toBeVisible();
  jest.restoreAllMocks();
});

test('EMP-01 many advertisements come in pages, and by their state', async () => {
  const jobs = Array.from({ length: 25 }, (_, index) =>
    buildEmployerJob({
      id: index + 1,
      title: `Anzeige ${index + 1}`,
      status: index ? 'active' : 'paused',
    }),
  );
  const { person, address } = open(jobs);
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByRole('article', { name: 'Anzeige 25' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Pausiert' }));
  expect(await screen.findByText(/sehen diese Anzeige zurzeit nicht/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(address()).toBe('/jobs?status=paused');
});

test.each([
  ['a private employer', buildClient({ isPrivate: true }), 'Erste Anzeige schreiben', '/new/job'],
  ['a company', buildClient(), 'Erste Anzeige schreiben', '/new/job'],
  [
    'a company without a name',
    buildClient({ profile_name: null }),
    'Arbeitgeberprofil ausfüllen',
    '/new/profile',
  ],
])(
  'LAY-07 EMP-01 %s without advertisements begins at the right place',
  async (_, client, name, path) => {
    open([], { user: buildClientUser({ _client: client }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  },
);

test('EMP-01 an advertisement that was begun is offered again', async () => {
  const draft = {
    title: 'Hilfe im Garten',
    positionId: null,
    positionLabel: '',
    description: '',
    postalCode: '',
    radius: '',
    workLoadId: '',
    jobTypeId: '',
    homeofficeId: '1',
    contactPreference: 'message',
    clientKey: '',
  };
  open([buildEmployerJob()], { stored: { 'draft.new-job': JSON.stringify(draft) } });
  expect(await screen.findByText('„Hilfe im Garten“')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter bearbeiten' })).toHaveAttribute(
    'href',
    '/new/job',
  );
});

test('EMP-01 a list that cannot be loaded says so and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open([], {
    handlers: {
      'GET /job_demand/own': () => {
        throw apiFailure('internal', 'Ein Fehler ist aufgetreten.');
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  handlers['GET /job_demand/own'] = ({ query }) =>
    query.mode === 'count' ? { id: 1 } : [buildEmployerJob()];
  await person.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
  jest.restoreAllMocks();
});

test('TRUST-09 employers-37 an advertisement says its end and is prolonged with one click', async () => {
  const ends_at = Date.UTC(2026, 11, 1, 23);
  const later = Date.UTC(2027, 0, 30, 23);
  const { person, calls } = open([buildEmployerJob({ ends_at })], {
    handlers: { 'POST /job_demand/{id}/prolong': () => buildEmployerJob({ ends_at: later }) },
  });
  const { getByText, getByRole, findByText } = await card();
  expect(getByText('seit 02.11.2026, bis 01.12.2026')).toBeVisible();
  await person.click(getByRole('button', { name: /^Verlängern/ }));
  expect(await findByText('seit 02.11.2026, bis 30.01.2027')).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /job_demand/{id}/prolong')).toHaveLength(1);
});

test('REACH-11 employers-65 many advertisements are searched and ordered, and the address keeps it', async () => {
  const jobs = Array.from({ length: 500 }, (_, index) =>
    buildEmployerJob({ id: index + 1, title: `Anzeige ${index + 1}` }),
  );
  const { person, calls, address } = open(jobs);
  await person.type(await screen.findByLabelText('In Ihren Anzeigen suchen'), 'Anzeige 49');
  // 49 and 490 to 499.
  expect(await screen.findByText('11 von 500 Anzeigen', {}, { timeout: 5_000 })).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Reihenfolge'), 'Nach dem Titel');
  expect(address()).toBe('/jobs?suche=Anzeige+49&reihe=title');
  expect(await screen.findByRole('article', { name: 'Anzeige 499' })).toBeVisible();
  expect(calls.filter(({ key }) => key === 'GET /job_demand/own').at(-1)?.query).toMatchObject({
    words: 'Anzeige 49',
    order: 'title',
  });
});

test('REACH-11 a search that finds nothing says so', async () => {
  renderPage(<JobDemandsPage />, {
    user: buildClientUser(),
    route: '/jobs?suche=Quark',
    handlers: {
      'GET /job_demand/own': ({ query }) =>
        query.mode === 'count' ? { id: (query as { words?: string }).words ? 0 : 9 } : [],
    },
  });
  expect(await screen.findByText('Keine Anzeige passt zu „Quark“.')).toBeVisible();
  expect(screen.getByLabelText('In Ihren Anzeigen suchen')).toHaveValue('Quark');
});

test('REACH-11 an advertisement says how often it was seen and leads to its numbers', async () => {
  open([buildEmployerJob({ shown: 1_234, opened: 56 })]);
  const { getByText, getByRole } = await card();
  expect(getByText('1.234 Mal gezeigt, 56 Mal geöffnet')).toBeVisible();
  expect(getByRole('link', { name: /^Zahlen/ })).toHaveAttribute('href', '/jobs/12/zahlen');
});
