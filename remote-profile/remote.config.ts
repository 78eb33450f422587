import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help } from './src/help.ts';
import * as ownPaths from './src/paths.ts';

export default defineRemote({
  name: 'profile',
  owner: 'Team Profil',
  pages: [
    {
      path: paths.profile,
      expose: 'ProfilePage',
      module: './src/profile/ProfilePage.tsx',
      title: 'Mein Profil',
      access: { kind: 'candidate' },
      deepLink: { targets: ['profile'] },
    },
    {
      path: ownPaths.personal,
      expose: 'PersonalPage',
      module: './src/personal/PersonalPage.tsx',
      title: 'Persönliches',
      access: { kind: 'candidate' },
      under: paths.profile,
    },
    {
      path: ownPaths.workHistory,
      expose: 'WorkHistoryPage',
      module: './src/work-history/WorkHistoryPage.tsx',
      title: 'Letzte Arbeitgeber',
      access: { kind: 'candidate' },
      under: paths.profile,
    },
    {
      path: ownPaths.education,
      expose: 'EducationPage',
      module: './src/education/EducationPage.tsx',
      title: 'Berufsausbildung',
      access: { kind: 'candidate' },
      under: paths.profile,
    },
    {
      path: paths.desiredJobs,
      expose: 'DesiredJobsPage',
      module: './src/desired-jobs/DesiredJobsPage.tsx',
      title: 'Gesuchte Tätigkeiten',
      access: { kind: 'candidate' },
      firstCalls: [
        { group: 'main', path: '/candidate_matching_positions' },
        { group: 'main', path: '/candidate_matching_potential_jobs' },
      ],
      under: paths.profile,
    },
    {
      path: paths.searchLocation,
      expose: 'SearchLocationPage',
      module: './src/search-location/SearchLocationPage.tsx',
      title: 'Suchort',
      access: { kind: 'candidate' },
      under: paths.profile,
    },
    {
      path: paths.papers,
      expose: 'PapersPage',
      module: './src/papers/PapersPage.tsx',
      title: 'Meine Unterlagen',
      access: { kind: 'candidate' },
      firstCalls: [{ group: 'main', path: '/paper' }],
    },
    {
      path: ownPaths.cvIn,
      expose: 'CvInPage',
      module: './src/cv-in/CvInPage.tsx',
      title: 'Angaben aus einem Lebenslauf',
      access: { kind: 'candidate' },
      under: paths.profile,
    },
    {
      path: paths.firstSteps,
      expose: 'FirstStepsPage',
      module: './src/first-steps/FirstStepsPage.tsx',
      title: 'Erste Schritte',
      access: { kind: 'candidate' },
      under: paths.profile,
      purpose: 'first-steps',
    },
  ],
  menu: [
    {
      section: 'personal',
      order: 10,
      path: paths.profile,
      label: 'Mein Profil',
      icon: 'user',
      tab: 3,
    },
    {
      section: 'personal',
      order: 20,
      path: paths.papers,
      label: 'Meine Unterlagen',
      icon: 'file-user',
    },
  ],
  help,
});
