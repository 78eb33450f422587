/** @jest-environment node */
import { referralQuery } from '@silverjobs/api/account';
import { savedSearchesQuery, savedSearchQuery } from '@silverjobs/api/job-search';
import { templatesQuery } from '@silverjobs/api/message-template';
import {
  buildCandidateUser,
  buildJobSearch,
  buildJobSearchDetail,
  buildTemplate,
  type Handlers,
  testServerPages,
} from '@silverjobs/testing';

const handlers: Handlers = {
  'GET /invoice': () => [],
  'GET /referral': () => ({ link: 'https://example.org/signup?empfehlung=abc', registered: 2 }),
  'GET /outreach_template': () => [buildTemplate({ message: 'Guten Tag, Frau Lindner' })],
  'GET /job_search': () => [buildJobSearch()],
  'GET /job_search/{id}': () => buildJobSearchDetail(),
  'GET /alert_config': () => [],
  'GET /shared_address': () => [],
  'GET /auth/sign-in-ways': () => ({
    passkeys: [],
    second_factor_since: null,
    recovery_codes_left: 0,
  }),
  'GET /push_device': () => ({ public_key: null, devices: [] }),
};

testServerPages({ user: buildCandidateUser(), handlers }, [
  {
    route: '/account',
    shows: ['empfehlung=abc'],
    page: async () => {
      const { AccountPage } = await import('./account/AccountPage.tsx');
      return <AccountPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(referralQuery(api)),
  },
  {
    route: '/templates',
    shows: ['Guten Tag, Frau Lindner'],
    page: async () => {
      const { TemplatesPage } = await import('./templates/TemplatesPage.tsx');
      return <TemplatesPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(templatesQuery(api)),
  },
  {
    route: '/searches',
    shows: ['Empfang in Köln'],
    page: async () => {
      const { SavedSearchesPage } = await import('./saved-searches/SavedSearchesPage.tsx');
      return <SavedSearchesPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(savedSearchesQuery(api)),
  },
  {
    route: '/searches/7',
    shows: ['50667 Köln, Umkreis 10 km'],
    path: '/searches/:id',
    page: async () => {
      const { SavedSearchPage } = await import('./saved-search/SavedSearchPage.tsx');
      return <SavedSearchPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(savedSearchQuery(api, 7)),
  },
  {
    route: '/privacy',
    shows: ['renate@example.org'],
    page: async () => {
      const { AccessDataPage } = await import('./access-data/AccessDataPage.tsx');
      return <AccessDataPage />;
    },
  },
  {
    route: '/recomendation',
    shows: ['2 Arbeitgeber haben sich schon'],
    page: async () => {
      const { ReferralPage } = await import('./referral/ReferralPage.tsx');
      return <ReferralPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(referralQuery(api)),
  },
  {
    route: '/delete-profile',
    shows: ['auch bei den Arbeitgebern'],
    page: async () => {
      const { DeleteAccountPage } = await import('./delete-account/DeleteAccountPage.tsx');
      return <DeleteAccountPage />;
    },
  },
  {
    route: '/contact',
    shows: ['value="Renate Schuster"'],
    page: async () => {
      const { ContactPage } = await import('./contact/ContactPage.tsx');
      return <ContactPage />;
    },
  },
]);
