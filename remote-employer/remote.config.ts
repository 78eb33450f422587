import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help, tour } from './src/help.ts';
import * as ownPaths from './src/paths.ts';

export default defineRemote({
  name: 'employer',
  owner: 'Team Arbeitgeber',
  pages: [
    {
      path: paths.jobs,
      expose: 'JobDemandsPage',
      module: './src/job-demands/JobDemandsPage.tsx',
      title: 'Meine Anzeigen',
      access: { kind: 'client' },
      firstCalls: [
        { group: 'main', path: '/job_demand/own', query: { limit: 20, offset: 0 } },
        { group: 'main', path: '/job_demand/own', query: { mode: 'count' } },
      ],
      purpose: 'start-as-employer',
      withoutButtonTo: ['post-job'],
      deepLink: { targets: ['jobs'] },
    },
    {
      path: paths.jobCandidates,
      expose: 'JobCandidatesPage',
      module: './src/job-candidates/JobCandidatesPage.tsx',
      title: 'Bewerbungen und Kurzprofile',
      access: { kind: 'client' },
      under: paths.jobs,
      firstCalls: [
        { group: 'main', path: '/job_demand/{id}/own' },
        {
          group: 'main',
          path: '/job_demand/{id}/candidates',
          query: { limit: 20, offset: 0 },
        },
        { group: 'main', path: '/job_demand/{id}/candidates', query: { mode: 'count' } },
      ],
    },
    {
      path: paths.jobProlongation,
      expose: 'ProlongLinkPage',
      module: './src/prolong-link/ProlongLinkPage.tsx',
      title: 'Anzeige verlängern',
      access: { kind: 'public' },
    },
    {
      path: ownPaths.newJob,
      expose: 'NewJobPage',
      module: './src/new-job/NewJobPage.tsx',
      title: 'Neue Anzeige',
      access: { kind: 'client' },
      firstCalls: [{ group: 'main', path: '/client' }],
      purpose: 'post-job',
      withoutButtonTo: ['post-job'],
    },
    {
      path: ownPaths.employerProfile,
      expose: 'EmployerProfilePage',
      module: './src/employer-profile/EmployerProfilePage.tsx',
      title: 'Arbeitgeberprofil',
      access: { kind: 'client' },
      firstCalls: [{ group: 'main', path: '/client' }],
      purpose: 'complete-employer-profile',
      withoutButtonTo: ['post-job'],
    },
    {
      path: paths.candidateDetail,
      expose: 'CandidateDetailPage',
      module: './src/candidate-detail/CandidateDetailPage.tsx',
      title: 'Kurzprofil',
      access: { kind: 'client' },
      under: paths.jobs,
      firstCalls: [{ group: 'main', path: '/candidate/{id}/detail' }],
      deepLink: {
        targets: ['candidate', 'candidates', 'candidate_detail', 'candidate_details', 'details'],
      },
    },
    {
      path: ownPaths.bookings,
      expose: 'FinancesPage',
      module: './src/finances/FinancesPage.tsx',
      title: 'Buchungen und Rechnungen',
      access: { kind: 'client' },
      firstCalls: [{ group: 'main', path: '/booking', query: { limit: 20, offset: 0 } }],
      deepLink: {
        targets: ['finance', 'finances', 'invoice', 'invoices', 'booking', 'bookings'],
      },
    },
    {
      path: paths.booking,
      expose: 'InvoicePage',
      module: './src/finances/InvoicePage.tsx',
      title: 'Rechnung',
      access: { kind: 'client' },
      under: ownPaths.bookings,
      firstCalls: [{ group: 'main', path: '/booking/{id}' }],
    },
  ],
  menu: [
    { section: 'employer', order: 10, path: paths.jobs, label: 'Meine Anzeigen', icon: 'building' },
    { section: 'employer', order: 20, path: ownPaths.newJob, label: 'Neue Anzeige', icon: 'plus' },
    {
      section: 'employer',
      order: 30,
      path: ownPaths.employerProfile,
      label: 'Arbeitgeberprofil',
      icon: 'user',
    },
    {
      section: 'employer',
      order: 40,
      path: ownPaths.bookings,
      label: 'Buchungen',
      icon: 'badge-euro',
    },
  ],
  help,
  tour,
});
