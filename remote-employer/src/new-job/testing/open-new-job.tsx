import type { JobDraft, JobDraftInput } from '@silverjobs/contract';
import {
  buildClientUser,
  buildEditedJob,
  buildEmployerProfile,
  buildWhatOption,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { NewJobPage } from '../NewJobPage.tsx';
import { NO_DRAFT } from '../use-job-draft.ts';

const options = [
  { id: 2, label: 'Teilzeit' },
  { id: 5, label: 'mindestens 10 Stunden pro Woche' },
];
const koeln = {
  postal_code: '50968',
  city: 'Köln',
  region_label: 'Nordrhein-Westfalen',
  latitude: 50.9,
  longitude: 6.97,
};

/** Of a draft. */
export const KEY = 'bb8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
/** A draft as the server has it after it was saved. */
export const storedAs = ({ version, draft }: JobDraftInput): JobDraft => ({
  ...NO_DRAFT,
  version: version + 1,
  draft,
  updated_at: Date.UTC(2026, 10, 26, 9),
});

/** The page of a new advertisement with all that it asks for. */
export function openNewJob(
  route = '/new/job',
  handlers: Handlers = {},
  stored: Readonly<Record<string, string>> = {},
) {
  return renderPage(<NewJobPage />, {
    user: buildClientUser(),
    route,
    stored,
    handlers: {
      'GET /client': () => buildEmployerProfile(),
      'GET /work_load': () => options,
      'GET /job_type': () => options,
      'GET /homeoffice': () => [{ id: 1, label: 'nicht möglich' }],
      'GET /radius': () => [{ id: 3, meters: 10_000, label: '10 km' }],
      'GET /search_what': () => [buildWhatOption()],
      'GET /candidate_count': () => ({ id: 7 }),
      'GET /postal_code/{code}': () => koeln,
      'GET /auth/me': () => buildClientUser({ jobs_current_month: 1 }),
      'GET /job_demand/{id}/own': () => buildEditedJob(),
      'POST /job_demand': () => buildEditedJob({ id: 99 }),
      'GET /job_draft/{key}': () => NO_DRAFT,
      'PUT /job_draft/{key}': ({ body }) => storedAs(body),
      'DELETE /job_draft/{key}': () => ({ ok: true }),
      'PUT /job_demand/{id}': () => buildEditedJob(),
      ...handlers,
    },
  });
}

type Person = ReturnType<typeof openNewJob>['person'];

/** Fills in what an advertisement needs. */
export async function fillIn(person: Person) {
  await person.click(await screen.findByLabelText('Gesuchte Tätigkeit'));
  const picker = await screen.findByRole('dialog', { name: 'Welche Tätigkeit suchen Sie?' });
  await person.click(await within(picker).findByRole('option', { name: /Empfang/ }));
  await person.click(within(picker).getByRole('button', { name: /Speichern|Übernehmen/ }));
  // Pasted: each key would render form and preview again.
  await person.click(screen.getByLabelText('Titel der Anzeige'));
  await person.paste('Empfang mit Herz');
  await person.click(screen.getByLabelText('Beschreibung'));
  await person.paste('Wir suchen Sie.\nIhre Aufgaben:\n- Telefon <b>fett</b>');
  await person.selectOptions(await screen.findByLabelText('Stellentyp'), 'Teilzeit');
  await person.selectOptions(
    screen.getByLabelText(/Mindestens benötigtes Arbeitspensum/),
    'mindestens 10 Stunden pro Woche',
  );
  await person.type(screen.getByLabelText('Postleitzahl des Einsatzortes'), '50968');
  await person.selectOptions(screen.getByLabelText(/^Bezahlung/), 'pro Stunde');
  await person.type(screen.getByLabelText('Betrag in Euro'), '16,50');
  await person.selectOptions(screen.getByLabelText(/^Art des Vertrags/), 'Minijob');
  await screen.findAllByText('50968 Köln');
}

/** The button that posts. */
export const post = () => screen.getByRole('button', { name: 'Zahlungspflichtig schalten' });
/** The question that follows, with the sum. */
export const agree = async (person: Person) =>
  person.click(
    await screen.findByRole('button', { name: /^Zahlungspflichtig schalten für 58,31\s€$/ }),
  );
/** The advertisements that were sent. */
export const posted = (calls: ReturnType<typeof openNewJob>['calls']) =>
  calls.filter(({ key }) => key === 'POST /job_demand').map(({ body }) => body);

/** The drafts that were sent. */
export const saved = (calls: ReturnType<typeof openNewJob>['calls']) =>
  calls.filter(({ key }) => key === 'PUT /job_draft/{key}').map(({ body }) => body);
