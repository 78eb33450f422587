import type { ApplicationOverview } from '@silverjobs/contract';
import {
  apiFailure,
  buildApplication,
  buildCandidateUser,
  type Handler,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { ApplicationsPage } from './ApplicationsPage.tsx';

function contacts(found: ApplicationOverview[]): Handler<'GET /application'> {
  return ({ query }) => (query.mode === 'count' ? { id: found.length } : found);
}

function open(found: ApplicationOverview[], handlers: Handlers = {}) {
  // Rows of 300 px in a window of 600 px.
  const page = (
    <VirtuosoMockContext value={{ viewportHeight: 600, itemHeight: 300 }}>
      <ApplicationsPage />
    </VirtuosoMockContext>
  );
  return renderPage(page, {
    user: buildCandidateUser(),
    route: '/applications',
    handlers: { 'GET /application': contacts(found), ...handlers },
  });
}

const card = async () => within(await screen.findByRole('article'));

test('a contact with its job, state, day and next step', async () => {
  open([buildApplication()]);
  const { getByRole, getByText } = await card();
  expect(getByRole('link', { name: 'Mitarbeit am Empfang' })).toHaveAttribute('href', '/jobs/12');
  expect(getByText('Gesendet')).toBeVisible();
  expect(getByText('Von Ihnen angeschrieben am 20.11.2026')).toBeVisible();
  expect(getByText(/Bitte warten Sie auf eine Antwort/)).toBeVisible();
  expect(getByRole('link', { name: 'Gespräch ansehen Mitarbeit am Empfang' })).toHaveAttribute(
    'href',
    '/messages/77',
  );
});

const proposed = {
  state: 'proposed' as const,
  way: 'place' as const,
  where: 'Hohe Straße 1, 50667 Köln',
  minutes: 45,
  options: [Date.UTC(2026, 11, 7, 9)],
  starts_at: null,
  cancelled_by: null,
  revision: 0,
} satisfies ApplicationOverview['_interview'];

test.each<[Partial<ApplicationOverview>, string, string]>([
  [{ state: 'read', next_step: 'follow_up' }, 'Vom Arbeitgeber gelesen', 'Nachfragen'],
  [
    { state: 'answered', next_step: 'read_answer' },
    'Arbeitgeber hat geschrieben',
    'Nachricht lesen',
  ],
  [{ state: 'answered', next_step: 'reply' }, 'Arbeitgeber hat geschrieben', 'Antworten'],
  [{ state: 'invited', next_step: 'reply', _interview: proposed }, 'Eingeladen', 'Termin wählen'],
  [{ state: 'closed', next_step: 'look_further' }, 'Stelle deaktiviert', 'Gespräch ansehen'],
])('%j reads %s and leads to %s', async (values, state, action) => {
  open([buildApplication(values)]);
  const { getByRole, getByText } = await card();
  expect(getByText(state)).toBeVisible();
  expect(getByRole('link', { name: `${action} Mitarbeit am Empfang` })).toBeVisible();
});

test('an answer about a job that was taken off: both show, the job leads nowhere', async () => {
  open([buildApplication({ state: 'answered', next_step: 'reply', job_open: false, unread: 2 })]);
  const { getByText, queryByRole } = await card();
  expect(getByText('Diese Stelle wurde vom Arbeitgeber deaktiviert.')).toBeVisible();
  expect(getByText('2 neue Nachrichten')).toBeVisible();
  expect(queryByRole('link', { name: 'Mitarbeit am Empfang' })).toBeNull();
});

test('an employer who wrote first, without a job', async () => {
  open([buildApplication({ type: 'outreach', _job_demand: null, job_open: false })]);
  const { getByText, getByRole } = await card();
  expect(getByRole('heading', { name: 'Nachricht ohne Stelle' })).toBeVisible();
  expect(getByText('Der Arbeitgeber hat Sie angeschrieben am 20.11.2026')).toBeVisible();
});

test.each([
  ['the job', 'Mitarbeit am Empfang'],
  ['the conversation', 'Gespräch ansehen Mitarbeit am Empfang'],
])('POOL-11 back from %s its link has the focus again', async (_, name) => {
  const { person, router } = open([buildApplication()]);
  await person.click(await screen.findByRole('link', { name }));
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
});

test('REACH-03 the list as a file, and why when it cannot be loaded', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open([buildApplication()], {
    'GET /application/file': () => {
      throw apiFailure('internal', 'Die Datenbank ruht.');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Als PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
  handlers['GET /application/file'] = ({ query }) => ({
    file_name: `Bewerbungen.${query.format}`,
    content: 'QQ==',
  });
  await person.click(screen.getByRole('button', { name: 'Als Tabelle (CSV)' }));
  await waitFor(() => expect(saved).toEqual(['Bewerbungen.csv']));
  logged.mockRestore();
});

test('REACH-03 an application leads to its receipt, a contact of the employer has none', async () => {
  open([buildApplication()]);
  expect(
    await screen.findByRole('link', { name: 'Bestätigung Mitarbeit am Empfang' }),
  ).toHaveAttribute('href', '/applications/77');
});

test('without contacts it says what to do', async () => {
  open([]);
  const title = 'Sie haben noch keinen Arbeitgeber angeschrieben';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stellen ansehen' })).toHaveAttribute('href', '/');
});

test('a list that cannot be loaded gives the reason and can be loaded again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open([], {
    'GET /application': () => {
      throw apiFailure('internal', 'Die Datenbank ruht.');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
  handlers['GET /application'] = contacts([buildApplication()]);
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('article')).toBeVisible();
  logged.mockRestore();
});
