/** @jest-environment node */
import { bookingsQuery } from '@silverjobs/api/booking';
import { employerProfileQuery } from '@silverjobs/api/client';
import { employerJobCountQuery, employerJobsQuery } from '@silverjobs/api/employer-job';
import { candidateDetailQuery } from '@silverjobs/api/employer-search';
import { jobDraftsQuery } from '@silverjobs/api/job-draft';
import {
  buildBooking,
  buildCandidateDetail,
  buildClientUser,
  buildEmployerJob,
  buildEmployerProfile,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

const user = buildClientUser();

test('EMP-01 the advertisements render completely on the server and hydrate', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { JobDemandsPage } = await import('./job-demands/JobDemandsPage.tsx');
      return <JobDemandsPage />;
    },
    route: '/jobs',
    user,
    handlers: {
      'GET /job_draft': () => [],
      'GET /job_demand/own': ({ query }) =>
        query.mode === 'count' ? { id: 1 } : [buildEmployerJob()],
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(employerJobsQuery(api)),
        queries.prefetchQuery(employerJobCountQuery(api)),
        queries.prefetchQuery(jobDraftsQuery(api)),
      ]),
  });
  expect(html).toContain('Mitarbeit am Empfang');
  await close();
});

test('EMP-02 the profile renders completely on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { EmployerProfilePage } = await import('./employer-profile/EmployerProfilePage.tsx');
      return <EmployerProfilePage />;
    },
    route: '/new/profile',
    user,
    handlers: {
      'GET /client': () => buildEmployerProfile({ postal_code: null }),
      'GET /employer_type': () => [],
      'GET /company_size': () => [],
      'GET /profile_age': () => [],
      'GET /sector': () => [],
    },
    fill: ({ api, queries }) => queries.prefetchQuery(employerProfileQuery(api)),
  });
  expect(html).toContain('Am Lindenhof 12');
  await close();
});

test('EMP-03 a short profile renders completely on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { CandidateDetailPage } = await import('./candidate-detail/CandidateDetailPage.tsx');
      return <CandidateDetailPage />;
    },
    route: '/details/9',
    path: '/details/:id',
    user,
    handlers: { 'GET /candidate/{id}/detail': () => buildCandidateDetail() },
    fill: ({ api, queries }) => queries.prefetchQuery(candidateDetailQuery(api, 9)),
  });
  expect(html).toContain('Arzthelferin');
  await close();
});

test('EMP-04 the bookings render completely on the server and hydrate', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { FinancesPage } = await import('./finances/FinancesPage.tsx');
      return <FinancesPage />;
    },
    route: '/finances',
    user,
    handlers: { 'GET /booking': () => [buildBooking()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(bookingsQuery(api)),
  });
  expect(html).toContain('SJ-2026-000801');
  await close();
});
