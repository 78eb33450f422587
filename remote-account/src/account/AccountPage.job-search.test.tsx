import { buildCandidate, buildCandidateUser, NoAnswer } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from './testing/open-account.tsx';

const inactive = buildCandidate({ ops: { status: 'inactive', mode: 'job_search_change' } });

test('ACCT-04 HERS-07 deactivating asks, changes, then survey and score; here the score is not sent, nor thanked for', async () => {
  const { person, calls, shell } = openAccount(buildCandidateUser(), {
    'PUT /candidate/{id}': () => inactive,
    'GET /auth/me': () => buildCandidateUser({ _candidate: inactive }),
    'POST /deactivate_survey': () => ({ id: 1 }),
  });
  const made = () => calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));
  await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Stellensuche pausieren?' });
  expect(made()).toEqual([]);
  await person.click(within(ask).getByRole('button', { name: 'Ja, pausieren' }));

  const survey = await screen.findByRole('dialog', { name: 'Warum pausieren Sie Ihre Suche?' });
  expect(calls.find(({ key }) => key === 'PUT /candidate/{id}')?.body).toEqual({
    id: 9,
    ops: { mode: 'job_search_change', status: 'inactive' },
  });
  expect(shell.session.getState().user?._candidate?.ops.status).toBe('inactive');
  expect(within(survey).getAllByRole('radio')).toHaveLength(4);
  await person.click(within(survey).getByRole('button', { name: 'Speichern' }));
  expect(made()).toEqual(['PUT /candidate/{id}']);
  await person.click(within(survey).getByRole('radio', { name: /über silverjobs/ }));
  await person.click(within(survey).getByRole('button', { name: 'Speichern' }));

  const score = await screen.findByRole('dialog', { name: 'Würden Sie uns weiterempfehlen?' });
  expect(calls.at(-1)).toMatchObject({
    key: 'POST /deactivate_survey',
    body: { users_id: 4, candidate_id: 9, response: 3 },
  });
  expect(within(score).getAllByRole('radio')).toHaveLength(11);
  await person.click(within(score).getByRole('button', { name: 'Absenden' }));
  expect(score).toBeVisible();
  await person.click(within(score).getByRole('radio', { name: '0' }));
  await person.click(within(score).getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made()).toEqual(['PUT /candidate/{id}', 'POST /deactivate_survey']);
  expect(screen.getByText('Pausiert')).toBeVisible();
  const told = shell.notices.getState().notices.map(({ title }) => title);
  expect(told).not.toContain('Vielen Dank für Ihre Rückmeldung');
});

test('ACCT-04 No leaves everything as it is', async () => {
  const { person, calls } = openAccount(buildCandidateUser());
  await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nein' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.some(({ key }) => key === 'PUT /candidate/{id}')).toBe(false);
});

test('ACCT-04 activating changes the status directly', async () => {
  const { person, calls } = openAccount(buildCandidateUser({ _candidate: inactive }), {
    'PUT /candidate/{id}': () => buildCandidate(),
    'GET /auth/me': () => buildCandidateUser(),
  });
  await person.click(screen.getByRole('button', { name: 'Stellensuche aktivieren' }));
  expect(await screen.findByText('Aktiv')).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT /candidate/{id}')?.body).toEqual({
    id: 9,
    ops: { mode: 'job_search_change', status: 'active_visible' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('ACCT-04 a failed change keeps the status and says so', async () => {
    const { person, calls } = openAccount(buildCandidateUser(), {
      'PUT /candidate/{id}': () => {
        throw new NoAnswer();
      },
    });
    await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Ja, pausieren' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nicht geändert');
    expect(screen.getByText('Aktiv')).toBeInTheDocument();
    expect(calls.filter(({ key }) => key === 'POST /deactivate_survey')).toEqual([]);
  });
});
