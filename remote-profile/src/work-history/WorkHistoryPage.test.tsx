import type { Candidate } from '@silverjobs/contract';
import {
  buildCandidate,
  buildCandidateUser,
  type Handlers,
  renderPage,
  staleVersion,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseSector } from './main-job-form.ts';
import { WorkHistoryPage } from './WorkHistoryPage.tsx';

const filled = buildCandidate({
  main_job: {
    sector_id: 3,
    sector: 'Büro',
    subsector_id: 31,
    subsector: 'Empfang',
    job_position: 'Telefonistin',
    experience_years_id: 2,
    job_experience: '2 bis 5 Jahre',
  },
});

function open(candidate: Candidate = buildCandidate(), handlers: Handlers = {}) {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<WorkHistoryPage />, {
    user,
    route: '/work-history',
    handlers: {
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': () => user,
      'GET /sector': () => [
        { id: 3, name: 'Büro' },
        { id: 9, name: 'Handwerk' },
      ],
      'GET /subsector': ({ query }) =>
        query.sector_id === 9 ? [{ id: 91, name: 'Holz' }] : [{ id: 31, name: 'Empfang' }],
      'GET /experience_years': () => [{ id: 2, label: '2 bis 5 Jahre' }],
      'GET /employer_years': () => [{ id: 5, label: '21 bis 30 Jahre' }],
      ...handlers,
    },
  });
}

type Page = ReturnType<typeof open>;
const changes = (page: Page) =>
  page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);

async function edit(page: Page, button: string) {
  await page.person.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('PROF-03 three cards with values or hints', () => {
  open(filled);
  for (const name of ['Hauptberuf', 'Letzter Arbeitgeber', 'Vorheriger Arbeitgeber']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  for (const value of ['Büro', 'Empfang', 'Telefonistin', '2 bis 5 Jahre']) {
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(screen.getAllByText(/^keine Angabe, bitte ergänzen Sie/)).toHaveLength(6);
});

test('PROF-03 sector and subsector are required; the subsector waits for the sector', async () => {
  const page = open();
  const dialog = await edit(page, 'Hauptberuf bearbeiten');
  const subsector = dialog.getByLabelText('Teilbranche');
  expect(subsector).toBeDisabled();
  expect(subsector).toHaveAccessibleDescription('Bitte wählen Sie zuerst die Branche.');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getAllByText('Bitte wählen Sie einen Wert aus')).toHaveLength(2);
  expect(dialog.getByRole('group', { name: /^Bitte/ })).toHaveFocus();
  expect(
    dialog.getByRole('link', { name: 'Branche: Bitte wählen Sie einen Wert aus' }),
  ).toBeVisible();
  expect(page.calls.some(({ key }) => key === 'GET /subsector')).toBe(false);

  await page.person.selectOptions(dialog.getByLabelText('Branche'), 'Handwerk');
  expect(subsector).toBeEnabled();
  expect(dialog.getAllByText('Bitte wählen Sie einen Wert aus')).toHaveLength(1);
  await dialog.findByRole('option', { name: 'Holz' });
  await page.person.selectOptions(subsector, 'Holz');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        main_job: {
          sector_id: 9,
          subsector_id: 91,
          job_position: null,
          experience_years_id: null,
        },
        ops: { mode: 'main_job_update' },
      },
    ]),
  );
});

test('PROF-03 another sector clears the subsector', async () => {
  const page = open(filled);
  const dialog = await edit(page, 'Hauptberuf bearbeiten');
  expect(dialog.getByLabelText('Teilbranche')).toHaveDisplayValue('Empfang');
  await dialog.findByRole('option', { name: 'Handwerk' });
  await page.person.selectOptions(dialog.getByLabelText('Branche'), 'Handwerk');
  expect(dialog.getByLabelText('Teilbranche')).toHaveValue('');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte wählen Sie einen Wert aus')).toBeVisible();
  expect(changes(page)).toEqual([]);
});

test('TRUST-06 sector and its part of two windows are one choice, in words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const elsewhere = {
    ...filled,
    version: 'b'.repeat(16),
    main_job: {
      ...filled.main_job,
      sector_id: 7,
      sector: 'Pflege',
      subsector_id: 71,
      subsector: 'Heim',
    },
  };
  let stored = false;
  const page = open(
    { ...filled, version: 'a'.repeat(16) },
    {
      'PUT /candidate/{id}': ({ body }) => {
        if (body.version === 'a'.repeat(16)) throw staleVersion(elsewhere);
        stored = true;
        return elsewhere;
      },
    },
  );
  const dialog = await edit(page, 'Hauptberuf bearbeiten');
  await dialog.findByRole('option', { name: 'Handwerk' });
  await page.person.selectOptions(dialog.getByLabelText('Branche'), 'Handwerk');
  await dialog.findByRole('option', { name: 'Holz' });
  await page.person.selectOptions(dialog.getByLabelText('Teilbranche'), 'Holz');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  const choice = within(await dialog.findByRole('group', { name: 'Branche und Teilbranche' }));
  expect(choice.getByText('Handwerk, Holz')).toBeVisible();
  expect(choice.getByText('Pflege, Heim')).toBeVisible();
  await page.person.click(choice.getByRole('radio', { name: /Dort gespeichert/ }));
  await page.person.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(stored).toBe(true));
  expect(changes(page).at(-1)).toMatchObject({ main_job: { sector_id: 7, subsector_id: 71 } });
  logged.mockRestore();
});

test('PROF-03 the same sector again keeps the subsector', () => {
  const values = {
    sector_id: '3',
    subsector_id: '31',
    job_position: '',
    experience_years_id: '',
  };
  expect(chooseSector(values, '3')).toEqual({});
  expect(chooseSector(values, '9')).toEqual({ sector_id: '9', subsector_id: '' });
});

test.each([
  ['Letzten Arbeitgeber bearbeiten', 'last_employer'],
  ['Vorherigen Arbeitgeber bearbeiten', 'previous_employer'],
])('PROF-03 PROF-05 %s sends %s with its mode; nothing is required', async (button, kind) => {
  const page = open();
  const dialog = await edit(page, button);
  await page.person.type(dialog.getByLabelText(/Abteilung/), ' Lager ');
  await dialog.findByRole('option', { name: '21 bis 30 Jahre' });
  await page.person.selectOptions(dialog.getByLabelText(/Jahre/), '21 bis 30 Jahre');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        display: {
          [kind]: { employer_name: null, employer_department: 'Lager', employer_years_id: 5 },
        },
        ops: { mode: `${kind}_update` },
      },
    ]),
  );
});
