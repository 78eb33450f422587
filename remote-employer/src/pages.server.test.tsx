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
  testServerPages,
} from '@silverjobs/testing';

testServerPages({ user: buildClientUser() }, [
  {
    name: 'EMP-01 the advertisements',
    page: async () => {
      const { JobDemandsPage } = await import('./job-demands/JobDemandsPage.tsx');
      return <JobDemandsPage />;
    },
    route: '/jobs',
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
    shows: ['Mitarbeit am Empfang'],
  },
  {
    name: 'EMP-02 the profile',
    page: async () => {
      const { EmployerProfilePage } = await import('./employer-profile/EmployerProfilePage.tsx');
      return <EmployerProfilePage />;
    },
    route: '/new/profile',
    handlers: {
      'GET /client': () => buildEmployerProfile({ postal_code: null }),
      'GET /employer_type': () => [],
      'GET /company_size': () => [],
      'GET /profile_age': () => [],
      'GET /sector': () => [],
    },
    fill: ({ api, queries }) => queries.prefetchQuery(employerProfileQuery(api)),
    shows: ['Am Lindenhof 12'],
  },
  {
    name: 'EMP-03 a short profile',
    page: async () => {
      const { CandidateDetailPage } = await import('./candidate-detail/CandidateDetailPage.tsx');
      return <CandidateDetailPage />;
    },
    route: '/details/9',
    path: '/details/:id',
    handlers: { 'GET /candidate/{id}/detail': () => buildCandidateDetail() },
    fill: ({ api, queries }) => queries.prefetchQuery(candidateDetailQuery(api, 9)),
    shows: ['Arzthelferin'],
  },
  {
    name: 'EMP-04 the bookings',
    page: async () => {
      const { FinancesPage } = await import('./finances/FinancesPage.tsx');
      return <FinancesPage />;
    },
    route: '/finances',
    handlers: { 'GET /booking': () => [buildBooking()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(bookingsQuery(api)),
    shows: ['SJ-2026-000801'],
  },
]);
