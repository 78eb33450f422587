/** @jest-environment node */
import {
  applicationCountQuery,
  applicationReceiptQuery,
  applicationsQuery,
} from '@silverjobs/api/application';
import { markedJobCountQuery, markedJobsQuery } from '@silverjobs/api/marked-job';
import {
  buildApplication,
  buildCandidateUser,
  buildMarkedJobs,
  buildReceipt,
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

test('REACH-03 a receipt renders completely on the server and hydrates without a complaint', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ReceiptPage } = await import('../applications/ReceiptPage.tsx');
      return <ReceiptPage />;
    },
    path: '/applications/:id',
    route: '/applications/77',
    user: buildCandidateUser(),
    handlers: { 'GET /application/{id}/receipt': () => buildReceipt() },
    fill: ({ api, queries }) => queries.prefetchQuery(applicationReceiptQuery(api, 77)),
  });
  expect(html).toContain('ich komme gern.');
  await close();
});
