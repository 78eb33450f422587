/** @jest-environment node */
import { applicationCountQuery, applicationsQuery } from '@silverjobs/api/application';
import { markedJobCountQuery, markedJobsQuery } from '@silverjobs/api/marked-job';
import {
  buildApplication,
  buildCandidateUser,
  buildMarkedJobs,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

test('the saved jobs render completely on the server and hydrate without a complaint', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { SavedJobsPage } = await import('./SavedJobsPage.tsx');
      return <SavedJobsPage />;
    },
    route: '/saved-jobs',
    user: buildCandidateUser(),
    handlers: {
      'GET /saved_job': ({ query }) => (query.mode === 'count' ? { id: 3 } : buildMarkedJobs(3)),
      'GET /hidden_job': () => ({ id: 0 }),
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(markedJobsQuery(api, 'saved')),
        queries.prefetchQuery(markedJobCountQuery(api, 'saved')),
        queries.prefetchQuery(markedJobCountQuery(api, 'hidden')),
      ]),
  });
  expect(html).toContain('Stelle 3<');
  expect(html).toContain('Gemerkt (3)');
  await close();
});

test('the applications render completely on the server and hydrate without a complaint', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ApplicationsPage } = await import('../applications/ApplicationsPage.tsx');
      return <ApplicationsPage />;
    },
    route: '/applications',
    user: buildCandidateUser(),
    handlers: {
      'GET /application': ({ query }) =>
        query.mode === 'count' ? { id: 1 } : [buildApplication()],
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(applicationsQuery(api)),
        queries.prefetchQuery(applicationCountQuery(api)),
      ]),
  });
  expect(html).toContain('Mitarbeit am Empfang');
  await close();
});
