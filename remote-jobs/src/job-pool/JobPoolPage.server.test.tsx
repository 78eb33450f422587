/** @jest-environment node */
import { jobCountQuery, jobListQuery } from '@silverjobs/api/job-demand';
import {
  buildCandidateUser,
  buildJobDemands,
  buildJobScopes,
  buildWhereOption,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

const jobs = buildJobDemands(20);

test('the pool renders completely on the server and hydrates without a complaint', async () => {
  const { html, container, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { JobPoolPage } = await import('./JobPoolPage.tsx');
      return <JobPoolPage />;
    },
    user: buildCandidateUser(),
    // The server knows nothing of it; the browser takes it over after hydration.
    stored: { location: '{"id":-1,"label":"Alle Regionen und Postleitzahlen"}' },
    handlers: {
      'GET /search_location/{id}': () =>
        buildWhereOption({ id: -1, label: 'Alle Regionen und Postleitzahlen', type: 'all' }),
      'GET /job_demand': ({ query }) => (query.mode === 'count' ? { id: 20 } : jobs),
      'GET /job_demand/scopes': () => buildJobScopes(),
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(jobListQuery(api, {})),
        queries.prefetchQuery(jobCountQuery(api, {})),
      ]),
  });
  expect(html).toContain('(<!-- -->20 Ergebnisse<!-- -->)');
  expect(html).toContain('Stelle 1<');
  expect(container.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(container.querySelector<HTMLInputElement>('[placeholder^="Ort"]')?.value).toBe(
    'Alle Regionen und Postleitzahlen',
  );
  await close();
});
