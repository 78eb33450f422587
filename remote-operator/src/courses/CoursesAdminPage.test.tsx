import { buildOperatorCourse, buildOperatorUser, fill, renderPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CoursesAdminPage } from './CoursesAdminPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator/courses' };
const list = { 'GET /operator/course': () => [buildOperatorCourse()] };

test('OPER-08 operators-20 a course is moved by the clock in Germany; its description stands there to be changed', async () => {
  const { person, calls } = renderPage(<CoursesAdminPage />, {
    ...base,
    handlers: { ...list, 'PUT /operator/course/{id}': () => buildOperatorCourse() },
  });
  expect(await screen.findByText('Dienstag, 01.12.2026, 10:00 Uhr')).toBeVisible();
  expect(screen.getByText('3 angemeldet von 12, 1 warten')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ändern Gedächtnis' }));
  const dialog = within(await screen.findByRole('dialog'));
  const details = dialog.getByLabelText(/^Beschreibung/);
  expect(details).toHaveValue('Was Sie lernen:\n\n- Namen behalten');
  await person.type(details, '{enter}- Zahlen behalten');
  await person.selectOptions(dialog.getByLabelText(/^Bild/), 'Smartphone');
  const time = dialog.getByLabelText(/^Uhrzeit/);
  expect(time).toHaveValue('10:00');
  await person.clear(time);
  await person.type(time, 'zehn');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await dialog.findAllByText('Bitte geben Sie die Uhrzeit so ein: 10:00')).not.toEqual([]);
  await person.clear(time);
  await person.type(time, '9:30');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key.startsWith('PUT'))).toMatchObject({
    params: { id: 701 },
    body: {
      starts: '2026-12-01T09:30',
      duration_minutes: 90,
      capacity: 12,
      picture: 'smartphone',
      details: 'Was Sie lernen:\n\n- Namen behalten\n- Zahlen behalten',
    },
  });
});

test('OPER-08 operators-20 a planned course is added without date and places', async () => {
  const { person, calls } = renderPage(<CoursesAdminPage />, {
    ...base,
    handlers: {
      'GET /operator/course': () => [],
      'POST /operator/course': () => buildOperatorCourse(),
    },
  });
  expect(await screen.findByText('Keine Kurse')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Kurs anlegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Titel/), 'Neu');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    title: 'Neu',
    subtitle: '',
    starts: null,
    duration_minutes: 90,
    capacity: null,
    lecturer: '',
    lecturer_bio: '',
    picture: null,
    join_url: null,
    details: '',
  });
});

test('OPER-08 operators-20 a course is cancelled with a reason; one that is gone offers nothing', async () => {
  const gone = buildOperatorCourse({ id: 2, title: 'Alt', canceled: true });
  const { person, calls } = renderPage(<CoursesAdminPage />, {
    ...base,
    handlers: {
      'GET /operator/course': () => [buildOperatorCourse(), gone],
      'POST /operator/course/{id}/cancel': () => gone,
    },
  });
  const row = within(await screen.findByRole('article', { name: 'Alt' }));
  expect(row.getByText('Abgesagt')).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Absagen Gedächtnis' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Grund/), 'Krank.');
  await person.click(dialog.getByRole('button', { name: 'Kurs absagen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key.endsWith('cancel'))).toMatchObject({
    params: { id: 701 },
    body: { reason: 'Krank.' },
  });
});
