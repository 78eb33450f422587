import {
  buildCandidateUser,
  buildJobDemands,
  buildJobScopes,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { realOptions } from '../job-pool/testing/open-pool.tsx';
import { FilteredJobsPage } from './FilteredJobsPage.tsx';

function open(query: string, stored: Record<string, string> = {}) {
  return renderPage(<FilteredJobsPage />, {
    user: buildCandidateUser(),
    route: `/jobs${query}`,
    stored,
    handlers: {
      'GET /job_demand': ({ query: asked }) =>
        asked.mode === 'count' ? { id: 3 } : buildJobDemands(3),
      ...realOptions,
      'GET /job_demand/scopes': () => buildJobScopes(),
      'GET /job_demand/suggestions': () => ({ locations: [], positions: [], homeoffice: null }),
    },
  });
}

test('LIST-01 the list is filtered by the query, whatever the pool keeps', async () => {
  const { calls } = open(
    '?search_what_id=61&search_what_label=Empfang&search_location_id=901&search_location_label=K%C3%B6ln',
    { position: '{"id":7,"label":"Garten"}' },
  );
  expect(
    await screen.findByRole('heading', { name: 'Jobs für Sie: (3 Ergebnisse)' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
  expect(screen.getByLabelText('Wo?')).toHaveValue('Köln');
  expect(calls.map(({ query }) => query)).toContainEqual({
    mode: 'lean',
    limit: 20,
    offset: 0,
    search_what_id: 61,
    search_location_id: 901,
  });
});

test('LIST-01 clearing a filter changes the query only, not what the pool keeps', async () => {
  const kept = { position: '{"id":7,"label":"Garten"}' };
  const { person, address, store } = open('?search_what_id=61&search_what_label=Empfang', kept);
  await person.click(screen.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' }));
  await waitFor(() => expect(address()).toBe('/jobs'));
  expect(store.getItem('position')).toBe(kept.position);
});

test('FIND-04 a false label of the address is corrected there, with a word', async () => {
  const kept = { position: '{"id":7,"label":"Garten"}' };
  const { address, store } = open('?search_what_id=61&search_what_label=Pilot', kept);
  await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue('Empfang'));
  expect(screen.getByText(/Die Tätigkeit heißt bei uns anders\..*„Empfang“/)).toBeVisible();
  await waitFor(() => expect(address()).toBe('/jobs?search_what_id=61&search_what_label=Empfang'));
  expect(store.getItem('position')).toBe(kept.position);
});

test('FIND-04 an unknown id of the address says so and is dropped, and the list shows the rest', async () => {
  const { address, calls } = open(
    '?search_what_id=4711&search_what_label=Pilot&search_location_id=901&search_location_label=K%C3%B6ln',
  );
  expect(await screen.findByText(/^Diese Tätigkeit gibt es bei uns nicht\./)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue(''));
  expect(screen.getByLabelText('Wo?')).toHaveValue('Köln');
  await waitFor(() => expect(address()).not.toContain('search_what'));
  await waitFor(() =>
    expect(calls.map(({ query }) => query)).toContainEqual({
      mode: 'lean',
      limit: 20,
      offset: 0,
      search_location_id: 901,
    }),
  );
});
