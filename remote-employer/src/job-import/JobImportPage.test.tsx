import type { JobImport, JobImportRow } from '@silverjobs/contract';
import {
  apiFailure,
  buildClientUser,
  buildEmployerProfile,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobImportPage } from './JobImportPage.tsx';

const TABLE = 'Kennung;Titel\nA1;Tischler';
const UPLOAD = '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';

const row = (given: Partial<JobImportRow>): JobImportRow => ({
  position: 1,
  reference: 'A1',
  title: 'Tischler',
  act: 'new',
  changes: [],
  net_cents: 0,
  note: null,
  job_demand_id: null,
  outcome: null,
  ...given,
});

const shown: JobImport = {
  id: 5,
  name: 'stellen.csv',
  state: 'shown',
  created_at: Date.UTC(2026, 10, 26),
  rows: 4,
  handled: 0,
  format: 'csv',
  unreadable: 1,
  end_missing: false,
  ends_kept: null,
  net_cents: 9_800,
  list: [
    row({ net_cents: 4_900 }),
    row({ position: 2, reference: 'A2', title: 'Fahrer', net_cents: 4_900 }),
    row({
      position: 3,
      reference: 'A3',
      title: 'Empfang',
      act: 'change',
      job_demand_id: 12,
      changes: [{ field: 'Lohn', before: '16 € pro Stunde', after: '17 € pro Stunde' }],
    }),
    row({ position: 4, reference: null, title: 'X', act: 'refused', note: 'Die Kennung fehlt.' }),
  ],
};

const open = (handlers: Handlers = {}, route = '/anzeigen-einlesen') =>
  renderPage(<JobImportPage />, {
    user: buildClientUser(),
    route,
    handlers: {
      'GET /job_import': () => [],
      'GET /work_load': () => [{ id: 5, label: 'mindestens 10 Stunden pro Woche' }],
      'GET /job_type': () => [{ id: 2, label: 'Teilzeit' }],
      'GET /client': () => buildEmployerProfile(),
      ...handlers,
    },
  });

test('REACH-10 employers-85 a file is looked at, agreed to with its price, and carried out', async () => {
  let now: JobImport = shown;
  const { person, calls } = open({
    'POST /paper_upload': () => ({ id: UPLOAD, received: 0 }),
    'PUT /paper_upload/{id}': () => ({ id: UPLOAD, received: TABLE.length }),
    'POST /job_import': () => shown,
    'GET /job_import/{id}': () => now,
    'POST /job_import/{id}/confirm': () => {
      now = {
        ...shown,
        state: 'done',
        handled: 4,
        list: shown.list.map((one) => ({
          ...one,
          outcome: one.act === 'refused' ? 'failed' : 'done',
        })),
      };
      return now;
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ansehen, was geschieht' }));
  expect(await screen.findByText('Bitte wählen Sie eine Datei.')).toBeVisible();
  const file = new File([TABLE], 'stellen.csv', { type: 'text/csv' });
  await person.upload(screen.getByLabelText('Datei mit Anzeigen'), file);
  await person.selectOptions(screen.getByLabelText(/Stellentyp/), '2');
  await person.click(screen.getByRole('button', { name: 'Ansehen, was geschieht' }));

  expect(await screen.findByRole('heading', { name: 'Geändert (1)' })).toBeVisible();
  expect(screen.getByText(/16 € pro Stunde → 17 € pro Stunde/)).toBeVisible();
  expect(screen.getByText('Die Kennung fehlt.')).toBeVisible();
  expect(screen.getByText(/Ein Eintrag der Datei ist nicht lesbar/)).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /job_import')?.body).toEqual({
    source: { kind: 'upload', id: UPLOAD },
    end_missing: false,
    work_load_id: null,
    job_type_id: 2,
  });

  expect(await screen.findByText('Preis für 2 Anzeigen: 116,62 €')).toBeVisible();
  await person.click(
    screen.getByRole('button', { name: /^Zahlungspflichtig übernehmen für 116,62\s€$/ }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(calls.some(({ key }) => key === 'POST /job_import/{id}/confirm')).toBe(false);
  await person.click(
    question.getByRole('button', { name: /^Zahlungspflichtig übernehmen für 116,62\s€$/ }),
  );
  expect(await screen.findByText('Fertig')).toBeVisible();
  // What was refused is called so once, beside its heading.
  const refused = within(screen.getByText('X').closest('li') as HTMLElement);
  expect(refused.getAllByText('Nicht übernommen')).toHaveLength(1);
  expect(refused.queryByText('Geht nicht')).toBeNull();
  expect(calls.find(({ key }) => key === 'POST /job_import/{id}/confirm')?.body).toEqual({
    net_cents: 9_800,
  });
});

test('REACH-10 a feed needs an https address; why it is refused is said and nothing is lost', async () => {
  const { person } = open({
    'POST /job_import': () => {
      throw apiFailure('validation.failed', 'Unter dieser Adresse bekommen wir keine Datei.');
    },
  });
  await person.click(await screen.findByRole('radio', { name: /Eine Adresse im Internet/ }));
  const address = screen.getByLabelText(/Adresse des Feeds/);
  fill(address, 'http://x.example/feed');
  await person.click(screen.getByRole('button', { name: 'Ansehen, was geschieht' }));
  expect(await screen.findByText(/die mit https:\/\/ beginnt/)).toBeVisible();
  fill(address, 'https://x.example/feed');
  await person.click(screen.getByRole('button', { name: 'Ansehen, was geschieht' }));
  expect(await screen.findByText('Unter dieser Adresse bekommen wir keine Datei.')).toBeVisible();
  expect(address).toHaveValue('https://x.example/feed');
});

test('REACH-10 what costs nothing is taken over with one press; nothing to do is said', async () => {
  const free = { ...shown, net_cents: 0, list: [row({ act: 'end', job_demand_id: 4 })] };
  const { person, calls } = open(
    {
      'GET /job_import/{id}': () => free,
      'POST /job_import/{id}/confirm': () => ({ ...free, state: 'running' as const }),
    },
    '/anzeigen-einlesen?id=5',
  );
  await person.click(await screen.findByRole('button', { name: 'Jetzt übernehmen' }));
  expect(await screen.findByText('Ihre Anzeigen werden übernommen')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /job_import/{id}/confirm')?.body).toEqual({
    net_cents: 0,
  });
});

test('REACH-10 an import that changes nothing, one that is gone, and earlier ones', async () => {
  open(
    { 'GET /job_import/{id}': () => ({ ...shown, net_cents: 0, list: [row({ act: 'same' })] }) },
    '/anzeigen-einlesen?id=5',
  );
  expect(await screen.findByText('Es gibt nichts zu tun')).toBeVisible();
});

test('REACH-10 an import that is gone is said', async () => {
  open(
    {
      'GET /job_import/{id}': () => {
        throw apiFailure('not_found', 'Diese Vorschau gibt es nicht mehr.');
      },
    },
    '/anzeigen-einlesen?id=5',
  );
  expect(await screen.findByText('Diese Vorschau gibt es nicht mehr')).toBeVisible();
});

test('REACH-10 earlier imports are listed with where they stand', async () => {
  const { list: _, ...summary } = shown;
  open({ 'GET /job_import': () => [summary, { ...summary, id: 4, state: 'done' }] });
  expect(await screen.findByText(/4 Anzeigen, noch nicht übernommen/)).toBeVisible();
  expect(screen.getByText(/4 Anzeigen, übernommen/)).toBeVisible();
});
