/** @jest-environment node */
import { matchingPositionsQuery, potentialJobsQuery } from '@silverjobs/api/matching';
import { buildCandidateUser, type Handlers, testServerPages } from '@silverjobs/testing';

const handlers: Handlers = {
  'GET /candidate_matching_positions': () => [
    {
      id: 71,
      positions_id: 301,
      label: 'Empfangsmitarbeiter/in',
      matching_used: 'true',
      match_type_employer: 'true',
      match_type_education: 'false',
      match_type_workexperience: 'false',
    },
  ],
  'GET /candidate_matching_potential_jobs': () => [{ id: 1, job: 'Seniorenbetreuung' }],
};

testServerPages({ user: buildCandidateUser(), handlers }, [
  {
    route: '/profile',
    shows: ['Frau Renate Schuster'],
    page: async () => {
      const { ProfilePage } = await import('./profile/ProfilePage.tsx');
      return <ProfilePage />;
    },
  },
  {
    route: '/personal',
    shows: ['0221 4455667'],
    page: async () => {
      const { PersonalPage } = await import('./personal/PersonalPage.tsx');
      return <PersonalPage />;
    },
  },
  {
    route: '/work-history',
    shows: ['bitte ergänzen Sie Ihre Branche'],
    page: async () => {
      const { WorkHistoryPage } = await import('./work-history/WorkHistoryPage.tsx');
      return <WorkHistoryPage />;
    },
  },
  {
    route: '/education',
    shows: ['bitte ergänzen Sie Ihren Abschluss'],
    page: async () => {
      const { EducationPage } = await import('./education/EducationPage.tsx');
      return <EducationPage />;
    },
  },
  {
    route: '/desired-jobs',
    shows: ['Empfangsmitarbeiter/in'],
    page: async () => {
      const { DesiredJobsPage } = await import('./desired-jobs/DesiredJobsPage.tsx');
      return <DesiredJobsPage />;
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(matchingPositionsQuery(api)),
        queries.prefetchQuery(potentialJobsQuery(api)),
      ]),
  },
  {
    route: '/location',
    shows: ['50667 Köln, Umkreis 10 km'],
    page: async () => {
      const { SearchLocationPage } = await import('./search-location/SearchLocationPage.tsx');
      return <SearchLocationPage />;
    },
  },
]);
