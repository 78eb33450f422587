import { apiFailure } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  onOffSetting,
  openDesiredJobs,
  reception,
  removeReception,
  withActivities,
} from './testing/open-desired-jobs.tsx';

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const fail = () => {
    throw apiFailure('unavailable', 'Der Dienst ruht.');
  };

  test('ACT-01 ACT-02 lists that cannot be loaded are asked for again, each alone', async () => {
    const page = openDesiredJobs(withActivities, {
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
    const page = openDesiredJobs();
    await screen.findByRole('heading', { name: 'Empfang' });
    const working = page.handlers['POST /candidate_matching_positions'];
    page.handlers['POST /candidate_matching_positions'] = fail;
    await removeReception(page);
    const ask = await screen.findByRole('alertdialog');
    expect(await within(ask).findByText('Der Dienst ruht.')).toBeVisible();
    if (working) page.handlers['POST /candidate_matching_positions'] = working;
    await page.person.click(within(ask).getByRole('button', { name: 'Ja, nicht mehr verwenden' }));
    expect(await screen.findByRole('dialog', { name: /^Warum/ })).toBeVisible();
  });

  test('ACT-04 switching on that fails puts the switch back and says so', async () => {
    const page = openDesiredJobs(withActivities, { 'POST /candidate_matching_positions': fail });
    await screen.findByRole('heading', { name: 'Garten' });
    await page.person.click(onOffSetting('Garten'));
    expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
    expect(onOffSetting('Garten')).not.toBeChecked();
  });

  test('ACT-04 a reason that cannot be saved stays chosen', async () => {
    const page = openDesiredJobs(withActivities, { 'POST /exclude_position_survey': fail });
    await screen.findByRole('heading', { name: 'Empfang' });
    await removeReception(page);
    const reason = within(await screen.findByRole('dialog', { name: /^Warum/ }));
    await page.person.click(reason.getByRole('radio', { name: 'Keine Angabe' }));
    await page.person.click(reason.getByRole('button', { name: 'Speichern' }));
    expect(await reason.findByText('Der Dienst ruht.')).toBeVisible();
    expect(reason.getByRole('radio', { name: 'Keine Angabe' })).toBeChecked();
  });
});
