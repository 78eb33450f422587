import type { EmployerJob } from '@silverjobs/contract';
import {
  apiFailure,
  buildClient,
  buildClientUser,
  buildEmployerJob,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
      'GET /job_draft': () => [],
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

const DRAFT = {
  key: 'bb8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
  job_demand_id: null,
  title: 'Hilfe im Garten',
  position_label: 'Gartenhilfe',
  postal_code: '50667',
  updated_at: Date.UTC(2026, 10, 26, 9),
  saved_by: 'Ute Beispiel',
};

test('EMP-01 REACH-09 employers-88 begun advertisements of the employer and of this browser are gone on with', async () => {
  const here = { version: 0, draft: { fields: { title: 'Im Zug' }, over: null } };
  const key = 'cc8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
  open([buildEmployerJob()], {
    handlers: {
      'GET /job_draft': () => [
        DRAFT,
        { ...DRAFT, key: 'job-12', job_demand_id: 12, title: 'Empfang' },
      ],
    },
    stored: { 'draft.jobs': JSON.stringify({ [key]: here }) },
  });
  expect(await screen.findByRole('heading', { name: '3 Entwürfe' })).toBeVisible();
  expect(
    screen.getAllByText(/^Gartenhilfe · 50667 · Gespeichert am .* von Ute Beispiel$/),
  ).toHaveLength(2);
  expect(screen.getByText('Entwurf einer Änderung')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Weiter schreiben/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/new/job?entwurf=${key}`,
    `/new/job?entwurf=${DRAFT.key}`,
    '/new/job?id=12',
  ]);
});

test('REACH-09 employers-88 a draft is deleted after a question', async () => {
  let drafts = [DRAFT];
  const { person } = open([buildEmployerJob()], {
    handlers: {
      'GET /job_draft': () => drafts,
      'DELETE /job_draft/{key}': () => {
        drafts = [];
        return { ok: true };
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /^Löschen des Entwurfs/ }));
  await person.click(await screen.findByRole('button', { name: 'Entwurf löschen' }));
  await waitFor(() => expect(screen.queryByText('Ein Entwurf')).toBeNull());
  expect(drafts).toEqual([]);
});

test('REACH-08 employers-80 who reads applications alone sees no drafts', async () => {
  const { calls } = open([buildEmployerJob()], {
    user: buildClientUser({ employer_role: 'applications' }),
  });
  await card();
  expect(calls.filter(({ key }) => key === 'GET /job_draft')).toEqual([]);
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
  fill(await screen.findByLabelText('In Ihren Anzeigen suchen'), 'Anzeige 49');
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
      'GET /job_draft': () => [],
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
