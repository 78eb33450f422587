/** @jest-environment node */
import { referralQuery } from '@silverjobs/api/account';
import { savedSearchesQuery, savedSearchQuery } from '@silverjobs/api/job-search';
import { templatesQuery } from '@silverjobs/api/message-template';
import {
  buildCandidateUser,
  buildJobSearch,
  buildJobSearchDetail,
  buildTemplate,
  expectServerRenderAndHydrate,
  type Handlers,
  type ServerRenderOptions,
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

type Row = [route: string, text: string, Pick<ServerRenderOptions, 'page' | 'fill' | 'path'>];

const rows: Row[] = [
  [
    '/account',
    'empfehlung=abc',
    {
      page: async () => {
        const { AccountPage } = await import('./account/AccountPage.tsx');
        return <AccountPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(referralQuery(api)),
    },
  ],
  [
    '/templates',
    'Guten Tag, Frau Lindner',
    {
      page: async () => {
        const { TemplatesPage } = await import('./templates/TemplatesPage.tsx');
        return <TemplatesPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(templatesQuery(api)),
    },
  ],
  [
    '/searches',
    'Empfang in Köln',
    {
      page: async () => {
        const { SavedSearchesPage } = await import('./saved-searches/SavedSearchesPage.tsx');
        return <SavedSearchesPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(savedSearchesQuery(api)),
    },
  ],
  [
    '/searches/7',
    '50667 Köln, Umkreis 10 km',
    {
      path: '/searches/:id',
      page: async () => {
        const { SavedSearchPage } = await import('./saved-search/SavedSearchPage.tsx');
        return <SavedSearchPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(savedSearchQuery(api, 7)),
    },
  ],
  [
    '/privacy',
    'renate@example.org',
    {
      page: async () => {
        const { AccessDataPage } = await import('./access-data/AccessDataPage.tsx');
        return <AccessDataPage />;
      },
    },
  ],
  [
    '/recomendation',
    '2 Arbeitgeber haben sich schon',
    {
      page: async () => {
        const { ReferralPage } = await import('./referral/ReferralPage.tsx');
        return <ReferralPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(referralQuery(api)),
    },
  ],
  [
    '/delete-profile',
    'auch bei den Arbeitgebern',
    {
      page: async () => {
        const { DeleteAccountPage } = await import('./delete-account/DeleteAccountPage.tsx');
        return <DeleteAccountPage />;
      },
    },
  ],
  [
    '/contact',
    'value="Renate Schuster"',
    {
      page: async () => {
        const { ContactPage } = await import('./contact/ContactPage.tsx');
        return <ContactPage />;
      },
    },
  ],
];

test.each(rows)(
  '%s renders completely on the server and hydrates without a complaint',
  async (route, text, page) => {
    const { html, close } = await expectServerRenderAndHydrate({
      ...page,
      route,
      user: buildCandidateUser(),
      handlers,
    });
    expect(html).toContain(text);
    await close();
  },
);
