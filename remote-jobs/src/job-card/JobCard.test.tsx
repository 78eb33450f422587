import { JOB_REASONS } from '@silverjobs/contract/constants';
import { buildClient, buildJobDemandLean, buildOutreach, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { JobCard } from './JobCard.tsx';
import { whyText } from './job-card-rules.ts';

const mark = jest.fn();
const full = buildJobDemandLean({
  id: 12,
  title: 'Fahrdienst',
  homeoffice_id: 2,
  homeoffice_label: 'Teilweise Homeoffice',
  potential_jobs_label: 'Fahren',
  potential_jobs_match: true,
  _outreaches_to_candidate: [buildOutreach()],
});
const bare = buildJobDemandLean({
  id: 13,
  title: 'Garten',
  search_location_label: null,
  work_load_label: null,
  homeoffice_id: 1,
  homeoffice_label: 'Nicht möglich',
  job_type_label: null,
  created_at: Number.NaN,
  potential_jobs_label: 'Gartenarbeit',
  potential_jobs_match: false,
  _client: buildClient({ profile_name: null }),
});

test('OPER-08 operators-22 the card of a verified employer says so, and no other', () => {
  const { unmount } = renderPage(<JobCard mark={mark} job={full} />);
  expect(screen.queryByText('Geprüfter Arbeitgeber')).not.toBeInTheDocument();
  unmount();
  renderPage(<JobCard mark={mark} job={{ ...full, _client: buildClient({ verified: true }) }} />);
  expect(screen.getByText('Geprüfter Arbeitgeber')).toBeVisible();
});

test('CARD-01 the title links to the job, everything that is there shows', () => {
  renderPage(<JobCard mark={mark} job={full} />);
  expect(screen.getByRole('heading', { name: 'Fahrdienst', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fahrdienst' })).toHaveAttribute('href', '/jobs/12');
  for (const text of [
    '50968 Köln und 10 km Umkreis',
    'mindestens 10 Stunden pro Woche',
    'Teilweise Homeoffice',
    'Caritas-Altenzentrum St. Maternus',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('Passt zu Ihrem Profil: Fahren').localName).toBe('b');
});

test('CARD-01 what is missing leaves no trace; homeoffice id 1 and no flag show nothing', () => {
  const { container } = renderPage(<JobCard mark={mark} job={bare} />);
  expect(container).toHaveTextContent(/^GartenAnsehen Garten$/);
});

test('FIND-01 jobs-92 a card says how far, what kind, what it pays, and since when', () => {
  renderPage(
    <JobCard mark={mark} job={{ ...full, distance_km: 3.2, pay_label: '16 € pro Stunde' }} />,
  );
  for (const text of [
    '50968 Köln und 10 km Umkreis · 3 km entfernt',
    'Teilzeit',
    '16 € pro Stunde',
    /^seit 5\. Oktober/,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test.each([
  ['related', 'Verwandt mit Ihrem Beruf'],
  ['hours', 'Mehr Stunden als gewünscht'],
  ['far', 'Weiter weg als gewünscht'],
  ['times', 'Zu anderen Zeiten'],
] as const)('HERS-02 a card says why in five words at most: %s', (why, text) => {
  renderPage(<JobCard mark={mark} job={{ ...bare, why }} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('HERS-02 what fits says so once, by the mark of the profile, and every reason is short', () => {
  renderPage(<JobCard mark={mark} job={{ ...full, why: 'own' }} />);
  expect(screen.getByText('Passt zu Ihrem Profil: Fahren')).toBeVisible();
  expect(screen.queryByText('Aus Ihrem Beruf')).toBeNull();
  for (const why of JOB_REASONS) {
    const text = whyText({ why, potential_jobs_match: false });
    expect(text).toMatch(/^\S+(?: \S+){0,4}$/);
  }
});

test('REACH-06 employers-37 a card says the last day on which one can apply', () => {
  const ends_at = Date.UTC(2026, 11, 31, 23);
  renderPage(<JobCard mark={mark} job={{ ...full, ends_at }} />);
  expect(screen.getByText(/^seit .* · Bewerben bis 31\. Dezember$/)).toBeVisible();
});

test('CARD-01 a private employer is marked', () => {
  renderPage(
    <JobCard
      mark={mark}
      job={{ ...bare, _client: buildClient({ isPrivate: true, profile_name: 'Familie Hartmann' }) }}
    />,
  );
  expect(screen.getByText('Familie Hartmann · Privat')).toBeVisible();
});

test("CARD-02 'Ansehen' leads to the job and names it", () => {
  renderPage(<JobCard mark={mark} job={full} />);
  expect(screen.getByRole('link', { name: 'Ansehen Fahrdienst' })).toHaveAttribute(
    'href',
    '/jobs/12',
  );
});

test("CARD-03 'Kontaktiert' shows with an outreach to the candidate", () => {
  renderPage(<JobCard mark={mark} job={full} />);
  expect(screen.getByText('Kontaktiert')).toBeVisible();
});

test("CARD-03 without an outreach there is no 'Kontaktiert'", () => {
  renderPage(<JobCard mark={mark} job={bare} />);
  expect(screen.queryByText('Kontaktiert')).toBeNull();
});

test('an entry that is no job leads nowhere', () => {
  renderPage(<JobCard mark={mark} job={{ ...bare, id: -1, title: 'Hinweis' }} />);
  expect(screen.getByRole('heading', { name: 'Hinweis' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a job that the employer has taken off says so and leads nowhere', () => {
  renderPage(<JobCard mark={mark} job={full} closed />);
  expect(screen.getByText('Diese Stelle wurde vom Arbeitgeber deaktiviert')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['staging', 'local'] as const)(
  "CARD-04 on a %s host 'Create Cover Letter' keeps the job and leads to the page",
  async (environment) => {
    const { person, store, address } = renderPage(<JobCard mark={mark} job={full} />, {
      environment,
    });
    await person.click(screen.getByRole('button', { name: /Create Cover Letter Fahrdienst/ }));
    expect(JSON.parse(store.getItem('jobDetails') ?? '')).toMatchObject({
      id: 12,
      title: 'Fahrdienst',
    });
    expect(address()).toBe('/cover-letter');
  },
);

test("CARD-04 in production there is no 'Create Cover Letter'", () => {
  renderPage(<JobCard mark={mark} job={full} />, { environment: 'production' });
  expect(screen.queryByRole('button', { name: /Create Cover Letter/ })).toBeNull();
});
