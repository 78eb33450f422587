import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'profile',
  owner: 'Team Profil',
  pages: [
    {
      path: '/profile',
      expose: 'ProfilePage',
      module: './src/profile/ProfilePage.tsx',
      title: 'Mein Profil',
      access: { kind: 'candidate' },
    },
    {
      path: '/personal',
      expose: 'PersonalPage',
      module: './src/personal/PersonalPage.tsx',
      title: 'Persönliches',
      access: { kind: 'candidate' },
      under: '/profile',
    },
    {
      path: '/work-history',
      expose: 'WorkHistoryPage',
      module: './src/work-history/WorkHistoryPage.tsx',
      title: 'Letzte Arbeitgeber',
      access: { kind: 'candidate' },
      under: '/profile',
    },
    {
      path: '/education',
      expose: 'EducationPage',
      module: './src/education/EducationPage.tsx',
      title: 'Berufsausbildung',
      access: { kind: 'candidate' },
      under: '/profile',
    },
    {
      path: '/desired-jobs',
      expose: 'DesiredJobsPage',
      module: './src/desired-jobs/DesiredJobsPage.tsx',
      title: 'Gesuchte Tätigkeiten',
      access: { kind: 'candidate' },
      firstCalls: [
        { group: 'main', path: '/candidate_matching_positions' },
        { group: 'main', path: '/candidate_matching_potential_jobs' },
      ],
      under: '/profile',
    },
    {
      path: '/location',
      expose: 'SearchLocationPage',
      module: './src/search-location/SearchLocationPage.tsx',
      title: 'Suchort',
      access: { kind: 'candidate' },
      under: '/profile',
    },
  ],
  menu: [
    {
      section: 'personal',
      order: 10,
      path: '/profile',
      label: 'Mein Profil',
      icon: 'user',
      tab: 3,
    },
  ],
});
