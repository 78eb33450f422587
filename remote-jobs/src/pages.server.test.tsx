/** @jest-environment node */
import {
  applicationCountQuery,
  applicationReceiptQuery,
  applicationsQuery,
} from '@silverjobs/api/application';
import { jobCountQuery, jobListQuery, jobQuery } from '@silverjobs/api/job-demand';
import { markedJobCountQuery, markedJobsQuery } from '@silverjobs/api/marked-job';
import {
  buildApplication,
  buildCandidateUser,
  buildJobDemand,
  buildJobDemands,
  buildJobScopes,
  buildMarkedJobs,
  buildReceipt,
  buildWhereOption,
  testServerPages,
} from '@silverjobs/testing';

const jobs = buildJobDemands(20);
const description = '<p>Gäste <b>begrüßen</b></p><script>alert(1)</script>';

testServerPages({ user: buildCandidateUser() }, [
  {
    name: 'the pool',
    page: async () => {
      const { JobPoolPage } = await import('./job-pool/JobPoolPage.tsx');
      return <JobPoolPage />;
    },
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
    shows: ['(<!-- -->20 Ergebnisse<!-- -->)', 'Stelle 1<'],
    hydrated: (container) => {
      expect(container.querySelectorAll('li').length).toBeGreaterThan(0);
      expect(container.querySelector<HTMLInputElement>('[placeholder^="Ort"]')?.value).toBe(
        'Alle Regionen und Postleitzahlen',
      );
    },
  },
  {
    name: 'JOB-03 the job',
    page: async () => {
      const { JobDetailPage } = await import('./job-detail/JobDetailPage.tsx');
      return <JobDetailPage />;
    },
    route: '/jobs/12',
    path: '/jobs/:id',
    handlers: { 'GET /job_demand/{id}': () => buildJobDemand({ description }) },
    fill: ({ api, queries }) => queries.prefetchQuery(jobQuery(api, 12)),
    shows: ['<p>Gäste begrüßen</p>'],
    hides: ['alert(1)'],
    hydrated: (container) => {
      expect(container.querySelector('.sj-prose b')?.textContent).toBe('begrüßen');
      expect(container.innerHTML).not.toContain('alert(1)');
    },
  },
  {
    name: 'the saved jobs',
    page: async () => {
      const { SavedJobsPage } = await import('./saved-jobs/SavedJobsPage.tsx');
      return <SavedJobsPage />;
    },
    route: '/saved-jobs',
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
    shows: ['Stelle 3<', 'Gemerkt (3)'],
  },
  {
    name: 'the applications',
    page: async () => {
      const { ApplicationsPage } = await import('./applications/ApplicationsPage.tsx');
      return <ApplicationsPage />;
    },
    route: '/applications',
    handlers: {
      'GET /application': ({ query }) =>
        query.mode === 'count' ? { id: 1 } : [buildApplication()],
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(applicationsQuery(api)),
        queries.prefetchQuery(applicationCountQuery(api)),
      ]),
    shows: ['Mitarbeit am Empfang'],
  },
  {
    name: 'REACH-03 a receipt',
    page: async () => {
      const { ReceiptPage } = await import('./applications/ReceiptPage.tsx');
      return <ReceiptPage />;
    },
    path: '/applications/:id',
    route: '/applications/77',
    handlers: { 'GET /application/{id}/receipt': () => buildReceipt() },
    fill: ({ api, queries }) => queries.prefetchQuery(applicationReceiptQuery(api, 77)),
    shows: ['ich komme gern.'],
  },
]);
