import type { Candidate, MatchingPosition } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DesiredJobsPage } from './DesiredJobsPage.tsx';

const reception: MatchingPosition = {
  id: 71,
  positions_id: 301,
  label: 'Empfang',
  matching_used: 'true',
  match_type_employer: 'true',
  match_type_education: 'false',
  match_type_workexperience: 'true',
};
const garden: MatchingPosition = {
  id: 72,
  positions_id: 802,
  label: 'Garten',
  matching_used: 'false',
  match_type_employer: 'false',
  match_type_education: 'true',
  match_type_workexperience: 'false',
};

const base = buildCandidate({ candidate_matching_positions: [reception, garden] });
const catalogue = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  job: `Tätigkeit ${index + 1}`,
}));

/** The page with a backend that remembers what is switched. */
function open(candidate: Candidate = base, handlers: Handlers = {}) {
  let positions = candidate.candidate_matching_positions;
  const user = () =>
    buildCandidateUser({ _candidate: { ...candidate, candidate_matching_positions: positions } });
  return renderPage(<DesiredJobsPage />, {
    user: user(),
    route: '/desired-jobs',
    handlers: {
      'GET /candidate_matching_positions': () => positions,
      'GET /candidate_matching_potential_jobs': () => catalogue,
      'POST /candidate_matching_positions': ({ body }) => {
        positions = positions.map((position) =>
          position.positions_id === body.position_id
            ? { ...position, matching_used: body.matching_used }
            : position,
        );
        const changed = positions.find(({ positions_id }) => positions_id === body.position_id);
        if (!changed) throw apiFailure('not_found', 'Das Gesuchte wurde nicht gefunden.');
        return changed;
      },
      'POST /exclude_position_survey': () => ({ id: 1 }),
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': user,
      ...handlers,
    },
  });
}

type Page = ReturnType<typeof open>;
const sent = (page: Page) => page.calls.filter(({ key }) => !key.startsWith('GET'));
const notices = (page: Page) => page.shell.notices.getState().notices.map(({ title }) => title);
const onOffSetting = (label: string) =>
  screen.getByRole('switch', { name: `Für Vorschläge verwenden ${label}` });

/** Presses the switch and answers the question with yes. */
async function remove(page: Page) {
  await page.person.click(onOffSetting('Empfang'));
  const ask = await screen.findByRole('alertdialog', { name: '„Empfang“ nicht mehr verwenden?' });
  await page.person.click(within(ask).getByRole('button', { name: 'Ja, nicht mehr verwenden' }));
}

test('ACT-01 activities with their switch; sources lead to their pages, missing ones say so', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Empfang' })).toBeVisible();
  expect(onOffSetting('Empfang')).toBeChecked();
  expect(onOffSetting('Garten')).not.toBeChecked();
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
  open(buildCandidate());
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
  const page = open();
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
  const page = open();
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
  const page = open();
  await screen.findByRole('heading', { name: 'Empfang' });
  await remove(page);
  const reason = await screen.findByRole('dialog', { name: /^Warum/ });
  await page.person.click(within(reason).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices(page)).toEqual(['Die Tätigkeit wurde entfernt']);
  expect(sent(page)).toHaveLength(1);
  expect(onOffSetting('Empfang')).not.toBeChecked();
});

test('ACT-04 switching on saves at once, without a question', async () => {
  const page = open();
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
  open({ ...base, preferences: { ...base.preferences, work_where_candidate_id: choice } });
  await screen.findByRole('heading', { name: 'Empfang' });
  expect(screen.queryByText('Sie suchen eine andere Tätigkeit als bisher') !== null).toBe(shown);
});

test('ACT-02 the catalogue of 24 is sent as texts; what is chosen stands on the page', async () => {
  const page = open({
    ...base,
    additional: { ...base.additional, potential_job_3: 'true' },
  });
  const card = within(
    (await screen.findByRole('heading', { name: 'Weitere vorstellbaren Tätigkeiten' }))
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

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const fail = () => {
    throw apiFailure('unavailable', 'Der Dienst ruht.');
  };

  test('ACT-01 ACT-02 lists that cannot be loaded are asked for again, each alone', async () => {
    const page = open(base, {
      'GET /candidate_matching_positions': fail,
      'GET /candidate_matching_potential_jobs': fail,
    });
    await waitFor(() => expect(screen.getAllByText('Der Dienst ruht.')).toHaveLength(2));
    page.handlers['GET /candidate_matching_positions'] = () => [reception];
    const [first] = screen.getAllByRole('button', { name: 'Erneut versuchen' });
    if (first) await page.person.click(first);
    expect(await screen.findByRole('heading', { name: 'Empfang' })).toBeVisible();
    expect(screen.getAllByText('Der Dienst ruht.')).toHaveLength(1);
  });

  test('ACT-04 a removal that fails says so in the question; again works', async () => {
    const page = open();
    await screen.findByRole('heading', { name: 'Empfang' });
    const working = page.handlers['POST /candidate_matching_positions'];
    page.handlers['POST /candidate_matching_positions'] = fail;
    await remove(page);
    const ask = await screen.findByRole('alertdialog');
    expect(await within(ask).findByText('Der Dienst ruht.')).toBeVisible();
    if (working) page.handlers['POST /candidate_matching_positions'] = working;
    await page.person.click(within(ask).getByRole('button', { name: 'Ja, nicht mehr verwenden' }));
    expect(await screen.findByRole('dialog', { name: /^Warum/ })).toBeVisible();
  });

  test('ACT-04 switching on that fails puts the switch back and says so', async () => {
    const page = open(base, { 'POST /candidate_matching_positions': fail });
    await screen.findByRole('heading', { name: 'Garten' });
    await page.person.click(onOffSetting('Garten'));
    expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
    expect(onOffSetting('Garten')).not.toBeChecked();
  });

  test('ACT-04 a reason that cannot be saved stays chosen', async () => {
    const page = open(base, { 'POST /exclude_position_survey': fail });
    await screen.findByRole('heading', { name: 'Empfang' });
    await remove(page);
    const reason = within(await screen.findByRole('dialog', { name: /^Warum/ }));
    await page.person.click(reason.getByRole('radio', { name: 'Keine Angabe' }));
    await page.person.click(reason.getByRole('button', { name: 'Speichern' }));
    expect(await reason.findByText('Der Dienst ruht.')).toBeVisible();
    expect(reason.getByRole('radio', { name: 'Keine Angabe' })).toBeChecked();
  });
});
