import type { Candidate } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateDetail,
  buildCandidateUser,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './ProfilePage.tsx';
import { profileSections } from './profile-sections.ts';

const base = buildCandidate();
const full = buildCandidate({
  preferences: { ...base.preferences, work_load_candidate_id: 2, work_load: 'bis 10 Stunden' },
  main_job: {
    sector_id: 3,
    sector: 'Büro',
    subsector_id: 31,
    subsector: 'Empfang',
    job_position: 'Telefonistin',
    experience_years_id: 2,
    job_experience: '2 bis 5 Jahre',
  },
  education: { ...base.education, level_id: 1, level: 'Berufsausbildung' },
  location: { ...base.location, street: 'Komödienstraße 12' },
  display: {
    ...base.display,
    last_employer: { ...base.display.last_employer, employer_name: 'Praxis Dr. Hoffmann' },
    potential_jobs_count: 1,
  },
  additional: { ...base.additional, potential_job_2: 'true' },
});

const inactive = { ...full, ops: { status: 'inactive', mode: null } } as const;

function open(candidate: Candidate, handlers: Handlers = {}) {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<ProfilePage />, {
    user,
    route: '/profile',
    handlers: {
      'GET /short_profile': () => buildCandidateDetail({ title: 'Telefonistin', jobs: [] }),
      'GET /auth/me': () => user,
      ...handlers,
    },
  });
}

const SECTIONS = [
  ['Persönliches', '/personal'],
  ['Letzte Arbeitgeber', '/work-history'],
  ['Berufsausbildung', '/education'],
  ['Gesuchte Tätigkeiten', '/desired-jobs'],
  ['Suchort', '/location'],
] as const;

test('PROF-01 five sections with current values lead to their pages', () => {
  open(full);
  for (const [name, path] of SECTIONS) {
    const section = within(screen.getByRole('region', { name }));
    expect(section.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      path,
    );
    expect(section.getByText('ausgefüllt')).toBeVisible();
  }
  for (const value of [
    'Frau Renate Schuster',
    'bis 10 Stunden',
    'Telefonistin',
    'Praxis Dr. Hoffmann',
    'Berufsausbildung',
    '1 Tätigkeit',
    '50667 Köln',
    '10 km',
  ]) {
    expect(screen.getByText(value, { selector: 'dd' })).toBeVisible();
  }
  expect(screen.getByText('Ihr Profil ist vollständig')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Weiter mit/ })).toBeNull();
});

test('PROF-01 empty values have hints, and the first open section is the next step', () => {
  open({ ...base, contact: { ...base.contact, phone: null, complete: false } });
  expect(screen.getByText('1 von 5 Bereichen ist ausgefüllt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter mit: Persönliches' })).toHaveAttribute(
    'href',
    '/personal',
  );
  const personal = within(screen.getByRole('region', { name: 'Persönliches' }));
  expect(personal.getByText('keine Angabe, bitte ergänzen Sie Ihre Telefonnummer')).toBeVisible();
  expect(personal.getByText('Frau Renate Schuster')).toBeVisible();
  expect(personal.queryByText('ausgefüllt')).toBeNull();
});

test.each([
  ['personal', { contact: { ...full.contact, complete: false } }],
  ['personal', { preferences: base.preferences }],
  ['work-history', { main_job: base.main_job }],
  ['work-history', { display: { ...full.display, last_employer: base.display.last_employer } }],
  ['education', { education: base.education }],
  ['desired-jobs', { display: { ...full.display, potential_jobs_count: 0 } }],
  ['location', { location: { ...full.location, postal_code: null } }],
])('PROF-01 the section %s is open when something essential is missing: %#', (key, missing) => {
  const sections = profileSections({ ...full, ...missing });
  expect(sections.filter(({ complete }) => !complete).map((section) => section.key)).toEqual([key]);
});

test('TRUST-03 the preview is the employer’s piece with what the backend shows employers', async () => {
  const { person, calls } = open(full);
  await person.click(screen.getByRole('button', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' }));
  const dialog = await screen.findByRole('dialog', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' });
  expect(await within(dialog).findByText('Telefonistin')).toBeVisible();
  for (const text of ['Gesundheit, Arztpraxen', 'Deutsch', 'Köln und 10 km Umkreis']) {
    expect(within(dialog).getByText(text)).toBeVisible();
  }
  expect(within(dialog).getByText(/Dieses Kurzprofil ist anonym/)).toBeVisible();
  expect(within(dialog).queryByText(/pausiert/)).toBeNull();
  expect(calls.map(({ key }) => key)).toContain('GET /short_profile');
});

test('TRUST-03 the status says that employers see the profile only where one can', () => {
  open(full);
  expect(screen.getByText(/^Arbeitgeber sehen Ihr anonymes Kurzprofil/)).toBeVisible();
});

test.each([
  [
    'no activity',
    { additional: { ...full.additional, potential_job_2: 'false' as const } },
    /fehlt eine Tätigkeit/,
  ],
  ['no place', { location: { ...full.location, postal_code: null } }, /fehlt die Postleitzahl/],
])('TRUST-03 with %s no employer is said to see the profile', (_, missing, reason) => {
  open({ ...full, candidate_matching_positions: [], ...missing });
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByText(/^Arbeitgeber sehen Ihr anonymes Kurzprofil/)).toBeNull();
});

test('PROF-07 pausing here sends the score', async () => {
  const { person, calls } = open(full, {
    'PUT /candidate/{id}': () => inactive,
    'GET /auth/me': () => buildCandidateUser({ _candidate: inactive }),
    'POST /deactivate_survey': () => ({ id: 1 }),
    'POST /nps_candidate': () => ({ id: 2 }),
  });
  await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, pausieren' }));
  const survey = await screen.findByRole('dialog', { name: 'Warum pausieren Sie Ihre Suche?' });
  await person.click(within(survey).getByRole('radio', { name: 'Keine Angabe' }));
  await person.click(within(survey).getByRole('button', { name: 'Speichern' }));
  const score = await screen.findByRole('dialog', { name: 'Würden Sie uns weiterempfehlen?' });
  await person.click(within(score).getByRole('radio', { name: '9' }));
  await person.click(within(score).getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ key }) => !key.startsWith('GET'))).toMatchObject([
    {
      key: 'PUT /candidate/{id}',
      body: { ops: { mode: 'job_search_change', status: 'inactive' } },
    },
    { key: 'POST /deactivate_survey' },
    { key: 'POST /nps_candidate', body: { users_id: 4, candidate_id: 9, points: 9 } },
  ]);
  expect(screen.getByText('Pausiert')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' }));
  expect(await screen.findByText(/Arbeitgeber sehen das Kurzprofil zurzeit nicht\./)).toBeVisible();
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('the preview says that it could not be loaded, and can be repeated', async () => {
    let broken = true;
    const { person } = open(full, {
      'GET /short_profile': () => {
        if (broken) throw apiFailure('unavailable', 'Der Dienst ruht.');
        return buildCandidateDetail();
      },
    });
    await person.click(screen.getByRole('button', { name: 'So sehen Arbeitgeber Ihr Kurzprofil' }));
    expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Arzthelferin')).toBeVisible();
  });
});
