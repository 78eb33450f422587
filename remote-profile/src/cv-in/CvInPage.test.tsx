import type { Candidate, CvField, Paper } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  fill,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CvInPage } from './CvInPage.tsx';
import { changesOf, isSame } from './cv-change.ts';

const base = buildCandidate();
const candidate: Candidate = {
  ...base,
  contact: { ...base.contact, first_name: 'Renate', phone: '0221 1234567' },
  education: { ...base.education, degree: null },
};
const fields: CvField[] = [
  { field: 'first_name', value: 'Renate', source: 'Renate Hoffmann' },
  { field: 'phone', value: '0221 4455667', source: 'Telefon: 0221 4455667' },
  { field: 'degree', value: 'Ausbildung zur Bürokauffrau', source: '1977 – 1980 Ausbildung' },
  { field: 'software', value: 'Excel, DATEV', source: 'EDV: Excel, DATEV' },
];
const paper: Paper = {
  id: 5,
  name: 'Lebenslauf.pdf',
  media_type: 'application/pdf',
  bytes: 348_160,
  pages: 2,
  checked: 'clean',
  updated_at: 0,
};

function open(route: string, handlers: Handlers = {}) {
  return renderPage(<CvInPage />, {
    user: buildCandidateUser({ _candidate: candidate }),
    route,
    handlers: {
      'GET /paper': () => [paper, { ...paper, id: 6, name: 'Foto.jpg', media_type: 'image/jpeg' }],
      'POST /paper/{id}/cv_fields': () => ({ fields, model: 'none' }),
      'PUT /candidate/{id}': ({ body }) => ({
        ...candidate,
        contact: { ...candidate.contact, phone: body.contact?.phone ?? candidate.contact.phone },
      }),
      'GET /auth/me': () => buildCandidateUser({ _candidate: candidate }),
      ...handlers,
    },
  });
}
const READ = '/lebenslauf-uebernehmen?unterlage=5';
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

test('REACH-05 a paper with text can be chosen, a photograph cannot', async () => {
  open('/lebenslauf-uebernehmen');
  expect(await screen.findByRole('link', { name: 'Lebenslauf.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining('unterlage=5'),
  );
  expect(screen.queryByText('Foto.jpg')).toBeNull();
});

test('REACH-05 a file from the device is uploaded and read', async () => {
  const { person, calls } = open('/lebenslauf-uebernehmen', {
    'POST /paper_upload': () => ({ id: '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e', received: 0 }),
    'PUT /paper_upload/{id}': ({ params }) => ({ id: params.id, received: 1 }),
    'POST /paper_upload/{id}/finish': () => ({ ...paper, id: 9 }),
  });
  const input = await screen.findByLabelText('Lebenslauf hochladen', { selector: 'input' });
  await person.upload(input, new File(['x'], 'CV.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('heading', { name: 'Ausbildung' })).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /paper/{id}/cv_fields')?.params).toEqual({ id: 9 });
});

test('REACH-05 each field stands beside what the profile says, and is confirmed alone', async () => {
  const { person, calls } = open(READ);
  expect(await screen.findByText(/Schon im Profil: Vorname\./)).toBeVisible();
  const phone = within(cardOf('Telefon'));
  expect(phone.getByText('0221 1234567')).toBeVisible();
  expect(phone.getByText('Gelesen aus: „Telefon: 0221 4455667“')).toBeVisible();
  expect(within(cardOf('Ausbildung')).getByText('noch nichts')).toBeVisible();
  expect(calls.filter(({ key }) => key.startsWith('PUT'))).toEqual([]);
  const input = phone.getByLabelText('Telefon aus dem Lebenslauf');
  fill(input, '0221 9988776');
  await person.click(phone.getByRole('button', { name: 'Übernehmen: Telefon' }));
  expect(await within(cardOf('Telefon')).findByText('übernommen')).toBeVisible();
  expect(calls.filter(({ key }) => key.startsWith('PUT'))).toMatchObject([
    { body: { contact: { phone: '0221 9988776' }, ops: { mode: 'contact_data_update' } } },
  ]);
});

test('REACH-05 what was not taken over is not stored, not even with all the rest', async () => {
  const { person, calls } = open(READ);
  await person.click(await screen.findByRole('button', { name: 'Nicht übernehmen: Telefon' }));
  await person.click(screen.getByRole('button', { name: 'Alle übernehmen' }));
  expect(await screen.findByText('Sie haben alle Vorschläge durchgesehen.')).toBeVisible();
  const bodies = calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { education: { degree: 'Ausbildung zur Bürokauffrau' } },
    { education: { software: 'Excel, DATEV' } },
  ]);
  expect(JSON.stringify(bodies)).not.toContain('4455667');
  await person.click(screen.getByRole('button', { name: 'Doch ansehen: Telefon' }));
  expect(screen.getByRole('button', { name: 'Übernehmen: Telefon' })).toBeVisible();
});

test('REACH-05 what the profile would refuse is said at its field', async () => {
  const { person, calls } = open(READ);
  const input = await screen.findByLabelText('Telefon aus dem Lebenslauf');
  await person.clear(input);
  await person.click(screen.getByRole('button', { name: 'Übernehmen: Telefon' }));
  expect(input).toBeInvalid();
  expect(calls.some(({ key }) => key.startsWith('PUT'))).toBe(false);
});

describe('REACH-05 profile-41 a language model', () => {
  const better: CvField[] = [
    { field: 'job_position', value: 'Buchhalterin', source: '2004 bis 2019 Buchhalterin' },
  ];
  const AGREE = 'Einverstanden, Sprachmodell lesen lassen';
  type Model = 'read' | 'failed';
  const openWith = (answer: () => { fields: CvField[]; model: Model }) =>
    open(READ, {
      'POST /paper/{id}/cv_fields': ({ query }) =>
        query?.with === 'model' ? answer() : { fields, model: 'offered' },
    });
  const askedWithModel = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ query }) => (query as { with?: string } | undefined)?.with === 'model').length;

  test('is not offered where there is none', async () => {
    open(READ);
    expect(await screen.findByRole('heading', { name: 'Ausbildung' })).toBeVisible();
    expect(screen.queryByRole('button', { name: AGREE })).toBeNull();
  });

  test('reads after the person has agreed there, and not before', async () => {
    const page = openWith(() => ({ fields: better, model: 'read' }));
    const button = await screen.findByRole('button', { name: AGREE });
    expect(screen.getByText(/Dafür verlässt der Text unseren Server/)).toBeVisible();
    expect(askedWithModel(page)).toBe(0);
    await page.person.click(button);
    expect(await screen.findByDisplayValue('Buchhalterin')).toBeVisible();
    expect(screen.getByText(/Ein Sprachmodell hat mitgelesen/)).toBeVisible();
    expect(askedWithModel(page)).toBe(1);
    expect(page.calls.some(({ key }) => key.startsWith('PUT'))).toBe(false);
  });

  test.each([
    ['cannot read', () => ({ fields, model: 'failed' as const })],
    [
      'gives no answer',
      () => {
        throw new NoAnswer();
      },
    ],
  ])('that %s leaves the proposals of the rules', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { person } = openWith(answer);
    await person.click(await screen.findByRole('button', { name: AGREE }));
    expect(await screen.findByText('Das Sprachmodell konnte gerade nicht lesen')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ausbildung' })).toBeVisible();
    logged.mockRestore();
  });
});

describe('what goes wrong', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('REACH-05 a scan without text says so, and ways on', async () => {
    open(READ, {
      'POST /paper/{id}/cv_fields': () => {
        throw apiFailure('validation.failed', 'In dieser Datei steht kein Text.', 'id');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('In dieser Datei steht kein Text.');
    expect(screen.getByRole('link', { name: 'Andere Datei wählen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Selbst eintragen' })).toBeVisible();
  });

  test('REACH-05 nothing recognised is no error', async () => {
    open(READ, { 'POST /paper/{id}/cv_fields': () => ({ fields: [], model: 'none' }) });
    expect(await screen.findByRole('heading', { name: 'Nichts erkannt' })).toBeVisible();
  });

  test('REACH-05 what could not be saved stays open', async () => {
    const { person } = open(READ, {
      'PUT /candidate/{id}': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Alle übernehmen' }));
    expect(await screen.findByText(/Der Dienst ruht\./)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Telefon aus dem Lebenslauf')).toBeVisible());
  });

  test('REACH-05 a failure is said at the field that was pressed, and typed text is unsaved work', async () => {
    const { person, shell } = open(READ, {
      'PUT /candidate/{id}': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    });
    const phone = await screen.findByLabelText('Telefon aus dem Lebenslauf');
    expect(shell.unsavedWork.names()).toEqual([]);
    await person.type(phone, '8');
    expect(shell.unsavedWork.names()).toEqual(['Angaben aus dem Lebenslauf']);
    await person.click(screen.getByRole('button', { name: 'Übernehmen: Telefon' }));
    expect(await within(cardOf('Telefon')).findByText(/Der Dienst ruht\./)).toBeVisible();
    expect(phone).toHaveValue('0221 44556678');
  });
});

test('REACH-05 fields of one section are one change, and other ways to write a number are the same', () => {
  const changes = changesOf([
    { field: 'first_name', value: ' Renate ' },
    { field: 'last_name', value: 'Hoffmann' },
    { field: 'languages', value: 'Deutsch, Polnisch' },
    { field: 'last_employer', value: 'Brandt GmbH' },
  ]);
  expect(changes).toEqual([
    {
      contact: { first_name: 'Renate', last_name: 'Hoffmann' },
      ops: { mode: 'contact_data_update' },
    },
    {
      preferences: {},
      additional: {
        language_german: 'true',
        language_english: 'false',
        language_other: 'true',
        languages: 'Polnisch',
      },
      ops: { mode: 'personal_preferences_update' },
    },
    {
      display: { last_employer: { employer_name: 'Brandt GmbH' } },
      ops: { mode: 'last_employer_update' },
    },
  ]);
  expect(isSame(candidate, { field: 'phone', value: '+49 221 / 123 45 67' })).toBe(true);
});
