import { buildCandidate, type RenderedPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  onOffSetting,
  openDesiredJobs,
  removeReception,
  sent,
  withActivities,
} from './testing/open-desired-jobs.tsx';

const notices = (page: RenderedPage) =>
  page.shell.notices.getState().notices.map(({ title }) => title);

test('ACT-01 activities in rows with their switch; the origin unfolds, sources lead to their pages, missing ones say so', async () => {
  const page = openDesiredJobs();
  expect(await screen.findByRole('heading', { level: 3, name: 'Empfang' })).toBeVisible();
  expect(onOffSetting('Empfang')).toBeChecked();
  expect(onOffSetting('Garten')).not.toBeChecked();
  const origin = screen.getByText(/^Erfahrung aus: Arbeitgeber, Weitere Berufserfahrung/);
  expect(screen.getByText(/^Erfahrung aus: Berufsausbildung/)).toBeVisible();
  await page.person.click(origin);
  expect(screen.getByRole('link', { name: 'Arbeitgeber Empfang' })).toHaveAttribute(
    'href',
    '/work-history',
  );
  for (const name of ['Weitere Berufserfahrung Empfang', 'Berufsausbildung Garten']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/education');
  }
  for (const name of [
    'Berufsausbildung Empfang',
    'Arbeitgeber Garten',
    'Weitere Berufserfahrung Garten',
  ]) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Dazu nichts angegeben');
  }
  await page.person.click(screen.getByRole('button', { name: 'Arbeitgeber Garten' }));
  expect(page.address()).toBe('/desired-jobs');
});

test('ACT-01 without experience the page says where to enter it', async () => {
  openDesiredJobs(buildCandidate());
  expect(await screen.findByText('Noch keine Tätigkeit mit Erfahrung')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Arbeitgeber ergänzen' })).toHaveAttribute(
    'href',
    '/work-history',
  );
  expect(screen.getByRole('link', { name: 'Ausbildung ergänzen' })).toHaveAttribute(
    'href',
    '/education',
  );
});

test('ACT-04 ACT-05 switching off: question, reason, result; the profile follows', async () => {
  const page = openDesiredJobs();
  await screen.findByRole('heading', { name: 'Empfang' });
  await page.person.click(onOffSetting('Empfang'));
  const ask = await screen.findByRole('alertdialog', { name: '„Empfang“ nicht mehr verwenden?' });
  expect(ask).toHaveTextContent(
    'Anonym bleibt Ihr Kurzprofil in jedem Fall. Das hängt nicht davon ab, ob Sie die Tätigkeit verwenden.',
  );
  expect(sent(page)).toEqual([]);
  await page.person.click(within(ask).getByRole('button', { name: 'Ja, nicht mehr verwenden' }));

  const reason = await screen.findByRole('dialog', {
    name: 'Warum haben Sie diese Tätigkeit entfernt?',
  });
  expect(sent(page)).toMatchObject([
    {
      key: 'POST /candidate_matching_positions',
      body: { candidateId: 9, position_id: 301, matching_used: 'false' },
    },
  ]);
  expect(within(reason).getAllByRole('radio')).toHaveLength(3);
  await page.person.click(within(reason).getByRole('button', { name: 'Speichern' }));
  expect(sent(page)).toHaveLength(1);
  await page.person.click(within(reason).getByRole('radio', { name: /^Die Zuordnung/ }));
  await page.person.click(within(reason).getByRole('button', { name: 'Speichern' }));

  const done = await screen.findByRole('dialog', { name: 'Die Tätigkeit wurde entfernt' });
  expect(sent(page)[1]).toMatchObject({
    key: 'POST /exclude_position_survey',
    body: {
      response: 3,
      users_id: 4,
      candidateId: 9,
      positions_id: 301,
      candidate_matching_position_id: 71,
    },
  });
  await page.person.click(within(done).getByRole('button', { name: 'Fertig' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOffSetting('Empfang')).not.toBeChecked();
  await waitFor(() => expect(onOffSetting('Empfang')).toHaveFocus());
  const { user } = page.shell.session.getState();
  expect(user?._candidate?.candidate_matching_positions).toMatchObject([
    { label: 'Empfang', matching_used: 'false' },
    { label: 'Garten' },
  ]);
});

test('ACT-04 No leaves the activity as it is', async () => {
  const page = openDesiredJobs();
  await screen.findByRole('heading', { name: 'Empfang' });
  await page.person.click(onOffSetting('Empfang'));
  await page.person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nein' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onOffSetting('Empfang')).toBeChecked();
  expect(sent(page)).toEqual([]);
});

test('ACT-04 without a reason the activity is removed all the same, and a notice says so', async () => {
  const page = openDesiredJobs();
  await screen.findByRole('heading', { name: 'Empfang' });
  await removeReception(page);
  const reason = await screen.findByRole('dialog', { name: /^Warum/ });
  await page.person.click(within(reason).getByRole('button', { name: 'Überspringen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices(page)).toEqual(['Die Tätigkeit wurde entfernt']);
  expect(sent(page)).toHaveLength(1);
  expect(onOffSetting('Empfang')).not.toBeChecked();
});

test('ACT-04 switching on saves at once, without a question', async () => {
  const page = openDesiredJobs();
  await screen.findByRole('heading', { name: 'Garten' });
  await page.person.click(onOffSetting('Garten'));
  await waitFor(() => expect(notices(page)).toEqual(['Eingabe erfolgreich gespeichert']));
  expect(sent(page)).toMatchObject([{ body: { position_id: 802, matching_used: 'true' } }]);
  expect(onOffSetting('Garten')).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [4, true],
  [1, false],
  [null, false],
])('ACT-03 the note when the registration said %p: %p', async (choice, shown) => {
  openDesiredJobs({
    ...withActivities,
    preferences: { ...withActivities.preferences, work_where_candidate_id: choice },
  });
  await screen.findByRole('heading', { name: 'Empfang' });
  expect(screen.queryByText('Sie suchen eine andere Tätigkeit als bisher') !== null).toBe(shown);
});

test('ACT-02 the catalogue of 24 is sent as texts; what is chosen stands on the page', async () => {
  const page = openDesiredJobs({
    ...withActivities,
    additional: { ...withActivities.additional, potential_job_3: 'true' },
  });
  const card = within(
    (await screen.findByRole('heading', { name: /Weitere vorstellbaren Tätigkeiten/ }))
      .parentElement ?? document.body,
  );
  expect((await card.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Tätigkeit 3',
  ]);
  await page.person.click(card.getByRole('button', { name: 'Weitere Tätigkeiten auswählen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(24);
  expect(dialog.getByRole('checkbox', { name: 'Tätigkeit 3' })).toBeChecked();
  await page.person.click(dialog.getByRole('checkbox', { name: 'Tätigkeit 3' }));
  await page.person.click(dialog.getByRole('checkbox', { name: 'Tätigkeit 24' }));
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  const body = sent(page)[0]?.body as { additional: Record<string, string>; ops: unknown };
  expect(body.ops).toEqual({ mode: 'potential_jobs_update' });
  expect(Object.keys(body.additional)).toHaveLength(24);
  expect(Object.entries(body.additional).filter(([, value]) => value !== 'false')).toEqual([
    ['potential_job_24', 'true'],
  ]);
});
