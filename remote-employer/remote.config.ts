import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'employer',
  owner: 'Team Arbeitgeber',
  pages: [
    {
      path: '/jobs',
      expose: 'JobDemandsPage',
      module: './src/job-demands/JobDemandsPage.tsx',
      title: 'Meine Anzeigen',
      access: { kind: 'client' },
    },
    {
      path: '/new/job',
      expose: 'NewJobPage',
      module: './src/new-job/NewJobPage.tsx',
      title: 'Neue Anzeige',
      access: { kind: 'client' },
    },
    {
      path: '/new/profile',
      expose: 'EmployerProfilePage',
      module: './src/employer-profile/EmployerProfilePage.tsx',
      title: 'Arbeitgeberprofil',
      access: { kind: 'client' },
    },
    {
      path: '/details/:id',
      expose: 'CandidateDetailPage',
      module: './src/candidate-detail/CandidateDetailPage.tsx',
      title: 'Kurzprofil',
      access: { kind: 'client' },
    },
    {
      path: '/finances',
      expose: 'FinancesPage',
      module: './src/finances/FinancesPage.tsx',
      title: 'Buchungen und Rechnungen',
      access: { kind: 'client' },
    },
  ],
  menu: [
    { section: 'employer', order: 10, path: '/jobs', label: 'Meine Anzeigen', icon: 'building' },
    { section: 'employer', order: 20, path: '/new/job', label: 'Neue Anzeige', icon: 'plus' },
    {
      section: 'employer',
      order: 30,
      path: '/new/profile',
      label: 'Arbeitgeberprofil',
      icon: 'user',
    },
    { section: 'employer', order: 40, path: '/finances', label: 'Buchungen', icon: 'badge-euro' },
  ],
});
