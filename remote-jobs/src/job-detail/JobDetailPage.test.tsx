import type { JobDemand, User } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientProfile,
  buildClientUser,
  buildJobDemand,
  type Handlers,
  NoAnswer,
  plainWordsBefore,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { JobDetailPage } from './JobDetailPage.tsx';

function open(
  options: { id?: string; job?: JobDemand; user?: User; handlers?: Handlers; state?: unknown } = {},
) {
  const { id = '12', job = buildJobDemand(), user = buildCandidateUser(), handlers } = options;
  return renderPage(<JobDetailPage />, {
    user,
    route: `/jobs/${id}`,
    path: '/jobs/:id',
    handlers: { 'GET /job_demand/{id}': () => job, ...handlers },
  });
}

const section = (name: string) => {
  const box = screen.getByRole('heading', { name, level: 2 }).closest('section');
  if (!box) throw new Error(`no section ${name}`);
  return box;
};
const terms = (box: HTMLElement) =>
  within(box)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

test('JOB-01 id 0 says that the job was deactivated, and nothing is asked', () => {
  const { calls } = open({ id: '0' });
  expect(screen.getByText('Diese Stelle wurde vom Arbeitgeber deaktiviert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stelle nicht verfügbar');
  expect(screen.getByRole('link', { name: 'Zurück zu den Stellen' })).toHaveAttribute('href', '/');
  expect(calls).toEqual([]);
});

test('JOB-02 the job shows with title, key facts, description and place', async () => {
  const { calls } = open();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Mitarbeit am Empfang im Seniorenzentrum',
    }),
  ).toBeVisible();
  expect(calls).toMatchObject([{ key: 'GET /job_demand/{id}', params: { id: 12 } }]);
  expect(terms(section('Auf einen Blick'))).toEqual([
    'Stellentyp',
    'Arbeitszeit, mindestens Mindestens benötigtes Arbeitspensum',
    'Homeoffice',
    'Ort der Arbeit Suchort',
  ]);
  expect(
    within(section('Ort')).getByText('50968 Köln, Nordrhein-Westfalen, Umkreis 10 km'),
  ).toBeVisible();
  expect(document.title).toBe('Mitarbeit am Empfang im Seniorenzentrum · silverjobs');
});

test('JOB-02 a private employer: workload and place only', async () => {
  open({ job: buildJobDemand({ _client: buildClientProfile({ isPrivate: true }) }) });
  await screen.findAllByRole('heading', { level: 2 });
  expect(terms(section('Auf einen Blick'))).toEqual([
    'Arbeitszeit, mindestens Mindestens benötigtes Arbeitspensum',
    'Ort der Arbeit Suchort',
  ]);
});

test('JOB-03 the description keeps its headings below those of the page and loses its scripts', async () => {
  const description =
    '<h1>Aufgaben</h1><p onclick="x()">Gäste <b>begrüßen</b></p><script>alert(1)</script><iframe src="https://example.org"></iframe>';
  const { container } = open({ job: buildJobDemand({ description }) });
  expect(await screen.findByRole('heading', { name: 'Aufgaben', level: 3 })).toBeVisible();
  expect(screen.getByText('begrüßen').localName).toBe('b');
  expect(container.querySelector('script, iframe, [onclick]')).toBeNull();
});

test('JOB-04 every row of the employer that is filled', async () => {
  open({
    job: buildJobDemand({
      _client: buildClientProfile({
        profile_age_label: 'Seit über 20 Jahren',
        subsector_label: 'Altenpflege',
        profile_link: 'www.caritas.de/koeln',
        profile_description: 'Wir pflegen seit 1904.',
      }),
    }),
  });
  await screen.findAllByRole('heading', { level: 2 });
  const employer = section('Arbeitgeber');
  expect(terms(employer)).toEqual([
    'Name',
    'Ansprechperson',
    'Art',
    'Unternehmen besteht seit',
    'Größe',
    'Branche',
    'Mehr Informationen',
  ]);
  expect(within(employer).getByText('Frau Petra Lindner')).toBeVisible();
  expect(within(employer).getByRole('link', { name: /^www\.caritas\.de/ })).toHaveAttribute(
    'href',
    'https://www.caritas.de/koeln',
  );
  expect(within(employer).getByText('Wir pflegen seit 1904.')).toBeVisible();
});

test('JOB-04 empty rows and hostile links are left out; a private contact is Privat', async () => {
  open({
    job: buildJobDemand({
      _client: buildClientProfile({
        isPrivate: true,
        profile_name: 'Familie Hartmann',
        contact_name: null,
        employer_type_label: null,
        company_size_label: null,
        profile_link: 'javascript:alert(1)',
      }),
    }),
  });
  await screen.findAllByRole('heading', { level: 2 });
  expect(terms(section('Arbeitgeber'))).toEqual(['Name', 'Ansprechperson']);
  expect(within(section('Arbeitgeber')).getByText('Privat')).toBeVisible();
  expect(within(section('Arbeitgeber')).queryByRole('link')).toBeNull();
});

test("JOB-06 a candidate sees 'Kontaktieren' beside the job and floating, and a hint on scams", async () => {
  open();
  expect(await screen.findAllByRole('button', { name: 'Kontaktieren' })).toHaveLength(2);
  expect(screen.getByText(/nie nach Ausweis, Bankdaten oder Geld/)).toBeVisible();
});

test("JOB-06 a client sees no 'Kontaktieren'", async () => {
  open({ user: buildClientUser() });
  await screen.findAllByRole('heading', { level: 2 });
  expect(screen.queryByRole('button', { name: 'Kontaktieren' })).toBeNull();
});

test('HERS-10 jobs-95 a job is taken out of the lists on its page, and comes back', async () => {
  const { person, calls } = open({
    handlers: {
      'POST /hidden_job': () => ({ ok: true as const }),
      'DELETE /hidden_job/{id}': () => ({ ok: true as const }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Nicht mehr zeigen' }));
  expect(screen.getByText('Diese Stelle steht nicht mehr in Ihren Listen.')).toBeVisible();
  const back = screen.getByRole('button', { name: 'Wieder zeigen' });
  expect(back).toHaveFocus();
  await person.click(back);
  expect(screen.getByRole('button', { name: 'Nicht mehr zeigen' })).toBeVisible();
  await waitFor(() => {
    const marks = calls.map(({ key }) => key).filter((key) => key.includes('hidden_job'));
    expect(marks).toEqual(['POST /hidden_job', 'DELETE /hidden_job/{id}']);
  });
});

const contacted = 'Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert';

test('JOB-07 after a contact the button is gone and the notice shows', async () => {
  open({ job: buildJobDemand({ _application_on_job_demand: { id: 5, created_at: 1 } }) });
  expect(await screen.findByText(contacted)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kontaktieren' })).toBeNull();
});

test('JOB-07 without a contact there is no notice', async () => {
  open();
  await screen.findAllByRole('heading', { level: 2 });
  expect(screen.queryByText(contacted)).toBeNull();
});

test.each(['abc', '-5', '1e3', '99999999999'])(
  'JOB-08 the address /jobs/%s has no job: a warning, and nothing is asked',
  (id) => {
    const { calls } = open({ id });
    expect(screen.getByText('No job data found')).toHaveAttribute('lang', 'en');
    expect(plainWordsBefore('No job data found')).toBe(
      'Diese Stelle gibt es nicht oder nicht mehr.',
    );
    expect(calls).toEqual([]);
  },
);

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [apiFailure('internal', 'Das hat gerade nicht geklappt.'), 'Das hat gerade nicht geklappt.'],
    [new NoAnswer(), 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.'],
  ])('JOB-08 a failure shows its message and a retry that works', async (failure, text) => {
    let broken = true;
    const { person } = open({
      handlers: {
        'GET /job_demand/{id}': () => {
          if (broken) throw failure;
          return buildJobDemand();
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: /^Mitarbeit/ })).toBeVisible();
  });

  test('JOB-08 a job that does not exist offers others, not another attempt', async () => {
    open({
      handlers: {
        'GET /job_demand/{id}': () => {
          throw apiFailure('not_found', 'Diese Stelle gibt es nicht.');
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Stelle nicht gefunden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Andere Stellen ansehen' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  test('JOB-01 a job that was deactivated in the meantime reads like id 0', async () => {
    open({
      handlers: {
        'GET /job_demand/{id}': () => {
          throw apiFailure('job_demand.deactivated', 'Deaktiviert.');
        },
      },
    });
    expect(await screen.findByText('Diese Stelle wurde vom Arbeitgeber deaktiviert')).toBeVisible();
  });
});

test('OPER-08 operators-22 a verified employer carries a mark, and no other', async () => {
  open({ job: buildJobDemand({ _client: buildClientProfile({ verified: true }) }) });
  expect(await screen.findByText('Geprüfter Arbeitgeber')).toBeVisible();
});

test('REACH-10 employers-87 the own application page of an employer is a second, marked way', async () => {
  const job = buildJobDemand({ application_address: 'https://www.beispiel.de/jobs' });
  open({ job });
  const link = await screen.findByRole('link', {
    name: /^Auf der Seite des Arbeitgebers bewerben/,
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/public_job\/12\/apply\?von=pool$/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByText('Sie verlassen silverjobs: www.beispiel.de')).toBeVisible();
  const [contact] = screen.getAllByRole('button', { name: 'Kontaktieren' });
  expect(contact?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('REACH-10 employers-87 a mail address opens a mail', async () => {
  open({ job: buildJobDemand({ application_address: 'jobs@beispiel.de' }) });
  const link = await screen.findByRole('link', { name: 'Beim Arbeitgeber per E-Mail bewerben' });
  expect(link).toHaveAttribute('href', 'mailto:jobs@beispiel.de');
  expect(screen.getByText('Sie verlassen silverjobs: jobs@beispiel.de')).toBeVisible();
});

test('REACH-10 employers-87 what is no address shows nothing', async () => {
  open({ job: buildJobDemand({ application_address: 'javascript:alert(1)' }) });
  await screen.findAllByRole('button', { name: 'Kontaktieren' });
  expect(screen.queryByText(/Sie verlassen silverjobs/)).toBeNull();
});
