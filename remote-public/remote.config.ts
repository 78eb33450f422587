import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help } from './src/help.ts';

/** What changes with a job: together less than the 5 s after which everybody sees the change (delivery-70). */
const SOON = { freshSeconds: 3, staleSeconds: 1 };

export default defineRemote({
  name: 'public',
  owner: 'Team Öffentlich',
  pages: [
    {
      path: paths.welcome,
      expose: 'WelcomePage',
      module: './src/welcome/WelcomePage.tsx',
      title: 'Willkommen',
      access: { kind: 'public' },
      firstCalls: [
        { group: 'main', path: '/imprint' },
        { group: 'main', path: '/public_job' },
        { group: 'main', path: '/public_landing_index' },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.guides,
      expose: 'GuidesPage',
      module: './src/guides/GuidesPage.tsx',
      title: 'Ratgeber',
      access: { kind: 'public' },
      publicDocument: SOON,
    },
    {
      path: paths.guide,
      expose: 'GuidePage',
      module: './src/guides/GuidePage.tsx',
      title: 'Ratgeber',
      access: { kind: 'public' },
      publicDocument: SOON,
    },
    {
      path: paths.publicJobs,
      expose: 'PublicJobsPage',
      module: './src/jobs/PublicJobsPage.tsx',
      title: 'Stellen',
      access: { kind: 'public' },
      firstCalls: [
        {
          group: 'main',
          path: '/public_job',
          query: {
            was: { query: 'was' },
            wo: { query: 'wo' },
            art: { query: 'art' },
            stunden: { query: 'stunden' },
            homeoffice: { query: 'homeoffice' },
            lohn: { query: 'lohn' },
            umkreis: { query: 'umkreis' },
            sortierung: { query: 'sortierung' },
            seite: { query: 'seite' },
          },
        },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.guestAlert,
      expose: 'GuestAlertPage',
      module: './src/alert/GuestAlertPage.tsx',
      title: 'Neue Stellen per E-Mail',
      access: { kind: 'public' },
      linkForm: {
        path: '/public_alert/confirm/form',
        question:
          'Möchten Sie neue Stellen zu dieser Suche per E-Mail bekommen? Höchstens einmal am Tag, und jede E-Mail hat einen Link, mit dem Sie das beenden.',
        confirm: 'Ja, bitte schicken',
      },
    },
    {
      path: paths.publicJob,
      aliases: ['/stelle/:id'],
      expose: 'PublicJobPage',
      module: './src/job/PublicJobPage.tsx',
      title: 'Stelle',
      access: { kind: 'public' },
      firstCalls: [{ group: 'main', path: '/public_job/{id}' }],
      slots: [{ name: 'below-public-job', maxBytes: 40_000 }],
      publicDocument: SOON,
    },
    {
      path: paths.publicEmployer,
      aliases: ['/arbeitgeber/:id'],
      expose: 'PublicEmployerPage',
      module: './src/employer/PublicEmployerPage.tsx',
      title: 'Arbeitgeber',
      access: { kind: 'public' },
      firstCalls: [
        { group: 'main', path: '/public_employer/{id}', query: { seite: { query: 'seite' } } },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.occupationJobs,
      expose: 'OccupationJobsPage',
      module: './src/landing/LandingPage.tsx',
      title: 'Stellen nach Beruf',
      access: { kind: 'public' },
      firstCalls: [
        {
          group: 'main',
          path: '/public_landing',
          query: { beruf: { param: 'occupation' }, seite: { query: 'seite' } },
        },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.placeJobs,
      expose: 'PlaceJobsPage',
      module: './src/landing/LandingPage.tsx',
      title: 'Stellen nach Ort',
      access: { kind: 'public' },
      firstCalls: [
        {
          group: 'main',
          path: '/public_landing',
          query: { ort: { param: 'place' }, seite: { query: 'seite' } },
        },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.publicOccupations,
      expose: 'OccupationsPage',
      module: './src/landing/DirectoryPage.tsx',
      title: 'Berufe',
      access: { kind: 'public' },
      firstCalls: [{ group: 'main', path: '/public_landing_index' }],
      publicDocument: SOON,
    },
    {
      path: paths.landPlaces,
      expose: 'LandPlacesPage',
      module: './src/landing/DirectoryPage.tsx',
      title: 'Orte',
      access: { kind: 'public' },
      firstCalls: [
        { group: 'main', path: '/public_landing_index', query: { land: { param: 'land' } } },
      ],
      publicDocument: SOON,
    },
    {
      path: paths.occupationJobsInPlace,
      expose: 'OccupationPlaceJobsPage',
      module: './src/landing/LandingPage.tsx',
      title: 'Stellen nach Beruf und Ort',
      access: { kind: 'public' },
      firstCalls: [
        {
          group: 'main',
          path: '/public_landing',
          query: {
            beruf: { param: 'occupation' },
            ort: { param: 'place' },
            seite: { query: 'seite' },
          },
        },
      ],
      publicDocument: SOON,
    },
  ],
  menu: [],
  help,
});
