import { buildCandidate, buildCandidateUser, fill, renderPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EducationPage } from './EducationPage.tsx';

const candidate = buildCandidate({
  education: {
    level_id: 1,
    level: 'Berufsausbildung',
    degree: 'Arzthelferin',
    more_title: null,
    trainings: 'Erste Hilfe',
    software: null,
  },
});

function open() {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<EducationPage />, {
    user,
    route: '/education',
    handlers: {
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': () => user,
      'GET /education_level': () => [
        { id: 1, label: 'Berufsausbildung' },
        { id: 5, label: 'Promotion' },
      ],
    },
  });
}

type Page = ReturnType<typeof open>;
const changes = (page: Page) =>
  page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);

async function edit(page: Page, name: string) {
  await page.person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('PROF-04 PROF-05 everything of the degree can be taken back', async () => {
  const page = open();
  const dialog = await edit(page, 'Abschluss und Ausbildung bearbeiten');
  await dialog.findByRole('option', { name: 'Promotion' });
  await page.person.selectOptions(dialog.getByLabelText(/Abschluss/), '');
  await page.person.clear(dialog.getByLabelText(/Ausbildung/));
  fill(dialog.getByLabelText(/Weitere Titel/), 'Fachwirtin');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        education: { level_id: null, degree: null, more_title: 'Fachwirtin' },
        ops: { mode: 'education_degree_update' },
      },
    ]),
  );
});

test('PROF-04 PROF-05 trainings and programs; a text that is too long is not sent and not cut', async () => {
  const page = open();
  const dialog = await edit(page, 'Fortbildungen und Programme bearbeiten');
  const trainings = dialog.getByLabelText(/Fortbildungen/);
  expect(trainings).toHaveValue('Erste Hilfe');
  await page.person.click(trainings);
  await page.person.paste('x'.repeat(2_000));
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Bitte kürzen Sie den Text auf 2.000 Zeichen.')).toBeVisible();
  expect(trainings).toHaveFocus();
  expect(changes(page)).toEqual([]);
  await page.person.clear(trainings);
  await page.person.type(dialog.getByLabelText(/Programme/), 'Word');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        education: { trainings: null, software: 'Word' },
        ops: { mode: 'trainings_software_update' },
      },
    ]),
  );
});
