import type { JobSearch } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  buildJobSearch,
  type Handlers,
  plainWordsBefore,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SavedSearchesPage } from './SavedSearchesPage.tsx';

const auto = buildJobSearch({
  id: 1,
  type: 'auto',
  title: 'Stellen, die zu Ihrem Profil passen',
  search_what_id: null,
  search_what_label: 'Büro',
  search_location_id: null,
  alert_config_id: 2,
  alert_contig_label: '1x Täglich',
});
const dropped = buildJobSearch({ id: 0, title: 'Verborgen' });

function open(
  list: JobSearch[] = [auto, dropped, buildJobSearch()],
  handlers: Handlers = {},
  user = buildCandidateUser(),
) {
  return renderPage(<SavedSearchesPage />, {
    user,
    route: '/searches',
    handlers: {
      'GET /job_search': () => list,
      'DELETE /job_search/{id}': () => ({ ok: true }),
      ...handlers,
    },
  });
}

const items = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('HERS-07 while the search for work is paused the page says that no mail comes', async () => {
  const paused = buildCandidate();
  open(
    undefined,
    {},
    buildCandidateUser({ _candidate: { ...paused, ops: { ...paused.ops, status: 'inactive' } } }),
  );
  expect(await screen.findByText('Ihre Stellensuche ist pausiert')).toBeVisible();
  expect(screen.getByText(/zu keiner Suche eine E-Mail/)).toBeVisible();
});

test('HERS-07 while it is active nothing of that stands there', async () => {
  open();
  await screen.findByText('Empfang in Köln');
  expect(screen.queryByText('Ihre Stellensuche ist pausiert')).toBeNull();
});

test('ACCT-08 HERS-12 each search has title, what, where and its alert; id 0 is hidden', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Meine Suchen' })).toBeVisible();
  await screen.findByText('Empfang in Köln');
  const shown = items().map((item) => ({
    title: within(item).getByRole('heading').textContent,
    facts: [...item.querySelectorAll('dd:not(.sj-definitions__note)')].map(
      (fact) => fact.textContent,
    ),
  }));
  expect(shown).toEqual([
    {
      title: 'Stellen, die zu Ihrem Profil passen',
      facts: ['Büro', '50667 Köln, Umkreis 10 km', 'Höchstens einmal am Tag 1x Täglich'],
    },
    {
      title: 'Empfang in Köln',
      facts: [
        'Empfang',
        '50667 Köln, Umkreis 10 km',
        'Sofort, wenn es eine passende Stelle gibt In Echtzeit (aktuelle Einstellung)',
      ],
    },
  ]);
  expect(screen.getAllByText('Jobvorschläge')).toHaveLength(2);
  expect(plainWordsBefore('1x Täglich')).toBe('Höchstens einmal am Tag');
  expect(screen.queryByText('Verborgen')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bearbeiten: Empfang in Köln' })).toHaveAttribute(
    'href',
    '/searches/7',
  );
});

test('words-4 the search of an empty profile says what is missing instead of everything', async () => {
  open([{ ...auto, search_what_label: null, search_location_label: null }]);
  expect(await screen.findByText('Noch keine Tätigkeit im Profil')).toBeVisible();
  expect(screen.getByText('Noch kein Wohnort im Profil')).toBeVisible();
});

test('ACCT-08 the search of the profile cannot be deleted', async () => {
  open([auto]);
  await screen.findByText('Büro');
  expect(screen.queryByRole('button', { name: /Löschen/ })).toBeNull();
});

test("ACCT-08 FIND-01 the search of the profile has 'Stellen ansehen' like every other", async () => {
  open([auto]);
  expect(
    await screen.findByRole('link', {
      name: 'Stellen ansehen: Stellen, die zu Ihrem Profil passen',
    }),
  ).toHaveAttribute('href', '/jobs?scope=fitting');
});

test('ACCT-08 deleting asks in fixed words; Nein keeps, Ja deletes', async () => {
  const { person, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Löschen: Empfang in Köln' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Jobsuche wirklich löschen?' });
  expect(dialog).toHaveTextContent('Danach können Sie sie an derselben Stelle zurückholen.');
  await person.click(within(dialog).getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Löschen: Empfang in Köln' }));
  await person.click(await screen.findByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.queryByText('Empfang in Köln')).toBeNull());
  expect(calls.at(-1)).toMatchObject({ key: 'DELETE /job_search/{id}', params: { id: 7 } });
  await waitFor(() => expect(screen.getByText('„Empfang in Köln“ ist gelöscht.')).toHaveFocus());
});

test('AGE-03 jobs-113 a deleted search comes back in its place', async () => {
  const { person, calls } = open(undefined, {
    'POST /job_search/{id}/restore': () => buildJobSearch(),
  });
  await person.click(await screen.findByRole('button', { name: 'Löschen: Empfang in Köln' }));
  await person.click(await screen.findByRole('button', { name: 'Ja' }));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
  expect(await screen.findByRole('button', { name: 'Löschen: Empfang in Köln' })).toBeVisible();
  expect(screen.queryByText(/ist gelöscht/)).toBeNull();
  expect(calls).toContainEqual(
    expect.objectContaining({ key: 'POST /job_search/{id}/restore', params: { id: 7 } }),
  );
});

test('ACCT-08 without searches it says how to save one', async () => {
  open([dropped]);
  expect(await screen.findByText('Sie haben noch keine Suche gespeichert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Stellensuche' })).toHaveAttribute('href', '/');
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const broken = () => {
    throw apiFailure('internal', 'Die Datenbank ruht.');
  };

  test('ACCT-08 a failed list can be loaded again', async () => {
    const page = open([], { 'GET /job_search': broken });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
    page.handlers['GET /job_search'] = () => [buildJobSearch()];
    await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Empfang in Köln')).toBeVisible();
  });

  test('ACCT-08 a failed deletion keeps the search and says so', async () => {
    const { person } = open(undefined, { 'DELETE /job_search/{id}': broken });
    await person.click(await screen.findByRole('button', { name: 'Löschen: Empfang in Köln' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect(await within(dialog).findByText('Die Datenbank ruht.')).toBeVisible();
    expect(screen.getByText('Büro')).toBeInTheDocument();
  });
});
