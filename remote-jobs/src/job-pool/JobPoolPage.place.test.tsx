import { buildJobDemand } from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { JobDetailPage } from '../job-detail/JobDetailPage.tsx';
import { openPool } from './testing/open-pool.tsx';

test('POOL-11 back from a job: the same place, the same row has the focus, nothing is asked again', async () => {
  const { person, calls, address } = openPool({
    route: '/?ansicht=liste',
    path: '/',
    pages: { '/jobs/:id': <JobDetailPage /> },
    handlers: { 'GET /job_demand/{id}': ({ params }) => buildJobDemand({ id: params.id }) },
  });
  await person.click(await screen.findByRole('link', { name: 'Stelle 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Mitarbeit/ })).toBeVisible();
  const before = calls.length;
  await person.click(screen.getByRole('link', { name: 'Zurück zu 45 Stellen' }));
  const row = await screen.findByRole('link', { name: 'Stelle 2' });
  await waitFor(() => expect(row).toHaveFocus());
  expect(address()).toBe('/?ansicht=liste');
  expect(calls).toHaveLength(before);
});

test('POOL-11 a new visit of the list begins at its top, without a focused row', async () => {
  const { person, router } = openPool({
    pages: { '/jobs/:id': <JobDetailPage /> },
    handlers: { 'GET /job_demand/{id}': ({ params }) => buildJobDemand({ id: params.id }) },
  });
  await person.click(await screen.findByRole('link', { name: 'Stelle 2' }));
  await screen.findByRole('heading', { level: 1, name: /^Mitarbeit/ });
  await act(() => router.navigate('/'));
  await screen.findByRole('link', { name: 'Stelle 2' });
  // Longer than it takes to put the focus on a row.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(document.body).toHaveFocus();
});
