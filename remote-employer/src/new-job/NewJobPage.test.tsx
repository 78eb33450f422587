import {
  apiFailure,
  buildClientProfile,
  buildEditedJob,
  buildEmployerProfile,
  fill,
  NoAnswer,
} from '@silverjobs/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agree, fillIn, openNewJob, post, posted, saved } from './testing/open-new-job.tsx';

test('EMP-02 what is missing is said above the form and beside the fields', async () => {
  const { person, calls } = openNewJob();
  await screen.findByLabelText('Titel der Anzeige');
  await person.click(post());
  const summary = screen.getByRole('group', { name: /^Bitte/ });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  expect(screen.getByLabelText('Titel der Anzeige')).toBeInvalid();
  expect(posted(calls)).toEqual([]);
});

test('EMP-02 an advertisement is seen as candidates will see it, and posted once', async () => {
  const { person, calls, shell, router } = openNewJob();
  await fillIn(person);
  expect(screen.getByText('Zurzeit suchen 7 Personen diese Tätigkeit.')).toBeVisible();
  const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
  expect(preview.getByText('Empfang mit Herz')).toBeVisible();
  expect(await preview.findByRole('heading', { name: 'Ihre Aufgaben' })).toBeVisible();
  expect(preview.getByRole('listitem')).toHaveTextContent('Telefon <b>fett</b>');
  expect(preview.getByText('Caritas-Altenzentrum St. Maternus')).toBeVisible();
  expect(preview.getByText('16,50 € pro Stunde')).toBeVisible();
  expect(preview.getByText('Minijob')).toBeVisible();
  expect(screen.getByText('Preis dieser Anzeige: 58,31 €')).toBeVisible();
  await person.dblClick(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/jobs', state: { posted: 99 } });
  expect(posted(calls)).toEqual([
    {
      title: 'Empfang mit Herz',
      position_id: 61,
      description: 'Wir suchen Sie.\nIhre Aufgaben:\n- Telefon <b>fett</b>',
      postal_code: '50968',
      radius: 10_000,
      work_load_id: 5,
      job_type_id: 2,
      homeoffice_id: 1,
      pay_unit: 'hour',
      pay_from: 1_650,
      pay_to: null,
      contract_kind: 'minijob',
      contact_preference: 'message',
      application_address: null,
      times: null,
      places: null,
      starts_on: null,
      street: null,
      picture: null,
      ends_on: null,
      client_key: expect.stringMatching(/^[\da-f-]{36}$/),
      net_cents: 4_900,
    },
  ]);
  expect(shell.session.getState().user?.jobs_current_month).toBe(1);
});

test('AGE-01 employers-42 Enter posts nothing; the button asks once more, with the sum', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12');
  const title = await screen.findByLabelText('Titel der Anzeige');
  await screen.findAllByText('50968 Köln');
  await person.type(title, '{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.click(post());
  const question = await screen.findByRole('alertdialog', {
    name: /^Anzeige für 58,31\s€ schalten\?$/,
  });
  expect(question).toHaveTextContent(/Rechnung über 58,31\s€, einmalig, 49,00\s€ zuzüglich 19 %/);
  await person.click(within(question).getByRole('button', { name: 'Noch nicht schalten' }));
  await waitFor(() => expect(post()).toHaveFocus());
  expect(posted(calls)).toEqual([]);
});

test('EMP-02 after a lost answer the text is there and the same key goes out again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls, handlers, store } = openNewJob('/new/job?copy=12', {
    'POST /job_demand': () => {
      throw new NoAnswer();
    },
  });
  fill(await screen.findByLabelText('Titel der Anzeige'), 'Empfang mit Herz');
  await screen.findAllByText('50968 Köln');
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Die Anzeige wurde nicht gespeichert')).toBeVisible();
  expect(`${store.getItem('draft.jobs')}${JSON.stringify(saved(calls))}`).toContain(
    'Empfang mit Herz',
  );
  handlers['POST /job_demand'] = () => buildEditedJob({ id: 99 });
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  const [first, second] = posted(calls) as { client_key: string }[];
  expect(second?.client_key).toBe(first?.client_key);
  expect(store.getItem('draft.jobs')).toBeNull();
  jest.restoreAllMocks();
});

test('EMP-02 a posted job is changed without a price', async () => {
  const { person, calls } = openNewJob('/new/job?id=12');
  const title = await screen.findByLabelText('Titel der Anzeige');
  expect(title).toHaveValue('Mitarbeit am Empfang im Seniorenzentrum');
  expect(screen.queryByText(/Preis dieser Anzeige/)).toBeNull();
  fill(title, 'Empfang am Vormittag');
  expect(screen.getByText(/noch nicht veröffentlicht/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  const [sent] = calls.filter(({ key }) => key === 'PUT /job_demand/{id}');
  expect(sent?.body).toMatchObject({ title: 'Empfang am Vormittag', position_id: 61 });
  expect(sent?.body).not.toHaveProperty('net_cents');
});

test('TRUST-08 employers-29 what becomes another job says its price before it is sent', async () => {
  const { person, calls } = openNewJob('/new/job?id=12');
  const title = await screen.findByLabelText('Titel der Anzeige');
  fill(title, 'Buchhaltung in Ruhe');
  expect(await screen.findByText('Das ist jetzt eine andere Stelle')).toBeVisible();
  expect(screen.getByText('Preis dieser Anzeige: 58,31 €')).toBeVisible();
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  const [sent] = calls.filter(({ key }) => key === 'PUT /job_demand/{id}');
  expect(sent?.body).toMatchObject({ title: 'Buchhaltung in Ruhe', net_cents: 4_900 });
});

test('TRUST-09 employers-34 words that exclude somebody are named while typing, and nothing is blocked', async () => {
  const { person, calls } = openNewJob('/new/job?id=12');
  const description = await screen.findByLabelText('Beschreibung');
  fill(description, 'Sie arbeiten am Empfang. Für unser junges Team.');
  const hint = await screen.findByText('Bitte prüfen Sie diese Wörter');
  expect(hint).toBeVisible();
  expect(screen.getByText(/„ein aufgeschlossenes Team“/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(calls.some(({ key }) => key === 'PUT /job_demand/{id}')).toBe(true);
});

test('TRUST-09 employers-11 buttons make words bold, and the preview shows it', async () => {
  const { person } = openNewJob('/new/job?copy=12');
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung');
  description.setSelectionRange(0, 3);
  await person.click(screen.getByRole('button', { name: 'Fett' }));
  expect(description.value).toMatch(/^\*\*Sie\*\* begrüßen/);
  expect(description).toHaveFocus();
  const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
  expect((await preview.findByText('Sie')).tagName).toBe('STRONG');
});

test('TRUST-09 employers-35 pay without an amount is said at its field', async () => {
  const { person } = openNewJob('/new/job?copy=12');
  await person.selectOptions(await screen.findByLabelText(/^Bezahlung/), 'im Monat');
  await person.click(post());
  expect(screen.getByLabelText('Betrag in Euro')).toBeInvalid();
});

test('EMP-01 a copy is a new advertisement with the same words', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12');
  await screen.findByLabelText('Titel der Anzeige');
  await screen.findAllByText('50968 Köln');
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(posted(calls)).toMatchObject([{ title: 'Mitarbeit am Empfang im Seniorenzentrum' }]);
});

test('EMP-02 a private employer is asked less and pays nothing', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12', {
    'GET /client': () =>
      buildEmployerProfile({ isPrivate: true, _shown: buildClientProfile({ isPrivate: true }) }),
  });
  await screen.findByLabelText('Titel der Anzeige');
  expect(screen.queryByLabelText('Homeoffice')).toBeNull();
  await screen.findAllByText('50968 Köln');
  await person.click(screen.getByRole('button', { name: 'Kostenlos schalten' }));
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(posted(calls)).toMatchObject([
    { net_cents: 0, job_type_id: buildEditedJob().job_type_id },
  ]);
});

test('JOB-02 words for what a private employer is not asked lead nowhere on the page', async () => {
  const { person } = openNewJob('/new/job?copy=12', {
    'GET /client': () =>
      buildEmployerProfile({ isPrivate: true, _shown: buildClientProfile({ isPrivate: true }) }),
  });
  await person.click(await screen.findByLabelText('Gesuchte Tätigkeit'));
  const picker = within(await screen.findByRole('dialog'));
  fill(picker.getByRole('combobox'), 'Homeoffice');
  expect(
    await picker.findByText(/Bei privaten Haushalten geht es um Arbeit vor Ort/),
  ).toBeVisible();
  expect(picker.queryByText(/Umfang und Ort/)).toBeNull();
});

test('LAY-07 a company without a profile fills it in first', async () => {
  openNewJob('/new/job', { 'GET /client': () => buildEmployerProfile({ complete: false }) });
  expect(await screen.findByRole('link', { name: 'Profil ausfüllen' })).toHaveAttribute(
    'href',
    '/new/profile',
  );
});

test('EMP-02 a job that is not an own one cannot be changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  openNewJob('/new/job?id=13', {
    'GET /job_demand/{id}/own': () => {
      throw apiFailure('not_found', 'Diese Anzeige gibt es nicht.');
    },
  });
  expect(await screen.findByText('Diese Anzeige gibt es nicht.')).toBeVisible();
  jest.restoreAllMocks();
});

test('TRUST-13 safety-8 a new employer reads before it posts that somebody looks first, and afterwards again', async () => {
  const { person, router } = openNewJob('/new/job?copy=12', {
    'GET /client': () => buildEmployerProfile({ known: false }),
    'POST /job_demand': () => buildEditedJob({ id: 99, held: true }),
  });
  expect(await screen.findByText('Ihre erste Anzeige lesen wir vorher')).toBeVisible();
  await screen.findAllByText('50968 Köln');
  await person.click(post());
  await agree(person);
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(router.state.location.state).toEqual({ posted: 99, held: true });
});

test('REACH-09 employers-70 what is pasted with its looks keeps headings, lists and bold words', async () => {
  const { person } = openNewJob();
  const field = await screen.findByLabelText('Beschreibung');
  await person.click(field);
  const html = '<h2>Aufgaben</h2><ul><li><b>Telefon</b></li><li>Post</li></ul>';
  fireEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'Aufgaben') },
  });
  await waitFor(() => expect(field).toHaveValue('Aufgaben:\n- **Telefon**\n- Post'));
  expect(await screen.findByText(/^Überschriften, Aufzählungen und fette Wörter/)).toBeVisible();
  // Beside the field where there is room for it; a small window shows the preview below.
  const looks = within(await screen.findByLabelText('So wird der Text aussehen'));
  const hidden = true;
  expect(await looks.findByRole('heading', { name: 'Aufgaben', hidden })).toBeInTheDocument();
  expect(looks.getAllByRole('listitem', { hidden })).toHaveLength(2);
});

test('REACH-09 employers-71 contradictions and exclusions are named while one writes', async () => {
  const { person } = openNewJob();
  await person.click(await screen.findByLabelText('Beschreibung'));
  await person.paste('Sie sind körperlich gesund. Schwangere bitte nicht.');
  await person.selectOptions(screen.getByLabelText(/^Bezahlung/), 'pro Stunde');
  await person.type(screen.getByLabelText('Betrag in Euro'), '12');
  await person.selectOptions(screen.getByLabelText(/^Art des Vertrags/), 'Minijob');
  const within5s = { timeout: 5_000 };
  expect(await screen.findByText(/Der Mindestlohn beträgt/, {}, within5s)).toBeVisible();
  expect(await screen.findByText(/wegen einer Behinderung/, {}, within5s)).toBeVisible();
  expect(await screen.findByText(/wegen einer Schwangerschaft/, {}, within5s)).toBeVisible();
  await person.selectOptions(screen.getByLabelText(/^Art des Vertrags/), 'Ehrenamt');
  expect(await screen.findByText(/^Ein Ehrenamt hat keinen Lohn/, {}, within5s)).toBeVisible();
});

test('REACH-10 employers-87 a company names an own application address, a bad one is said beside it', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12');
  const field = await screen.findByLabelText(/^Eigene Bewerbungsadresse/);
  await screen.findAllByText('50968 Köln');
  fill(field, 'www.beispiel.de');
  await person.click(post());
  expect(field).toBeInvalid();
  expect(screen.getAllByText(/^Bitte geben Sie einen Link ein, der mit https/)).not.toEqual([]);
  fill(field, 'https://www.beispiel.de/jobs');
  await person.click(post());
  await agree(person);
  await screen.findByText('Andere Seite');
  expect(posted(calls)).toMatchObject([{ application_address: 'https://www.beispiel.de/jobs' }]);
});

test('REACH-09 employers-93 employers-96 times, first day, people wanted and street are posted, and a bad number is said', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12');
  const places = await screen.findByLabelText(/^Wie viele Menschen suchen Sie/);
  await screen.findAllByText('50968 Köln');
  await person.type(places, '0');
  await person.click(post());
  expect(places).toBeInvalid();
  await person.clear(places);
  await person.type(places, '3');
  fireEvent.change(screen.getByLabelText(/^Erster Arbeitstag/), {
    target: { value: '2099-02-01' },
  });
  await person.click(screen.getByLabelText('Mittwoch'));
  await person.click(screen.getByLabelText('vormittags'));
  await person.click(screen.getByLabelText('Montag'));
  fill(screen.getByLabelText(/^Straße und Hausnummer/), 'Domstraße 7');
  const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
  expect(await preview.findByText('01.02.2099')).toBeVisible();
  expect(await preview.findByText(/Domstraße 7/)).toBeVisible();
  expect(await preview.findByText('Montag und Mittwoch, vormittags')).toBeVisible();
  await person.click(post());
  await agree(person);
  await screen.findByText('Andere Seite');
  expect(posted(calls)).toMatchObject([
    {
      times: ['monday', 'wednesday', 'morning'],
      places: 3,
      starts_on: '2099-02-01',
      street: 'Domstraße 7',
    },
  ]);
});

test('REACH-10 employers-87 REACH-09 employers-93 a household is asked neither for an own application address nor for a street', async () => {
  openNewJob('/new/job', {
    'GET /client': () =>
      buildEmployerProfile({ isPrivate: true, _shown: buildClientProfile({ isPrivate: true }) }),
  });
  await screen.findByLabelText('Titel der Anzeige');
  expect(screen.queryByLabelText(/^Eigene Bewerbungsadresse/)).toBeNull();
  expect(screen.getByLabelText(/^Erster Arbeitstag/)).toBeVisible();
  expect(screen.queryByLabelText(/^Straße/)).toBeNull();
});
