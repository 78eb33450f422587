import type { AccountName } from '../support/accounts.ts';

/** A page, and who looks at it. */
interface SweptPage {
  path: string;
  as?: AccountName;
}

const as = (name: AccountName, ...paths: string[]): SweptPage[] =>
  paths.map((path) => ({ path, as: name }));

/** Every page x role that can be opened by its address alone. */
export const sweptPages: readonly SweptPage[] = [
  ...[
    '/login',
    '/login/link',
    '/helfen',
    '/password-reset?token=x',
    '/register',
    '/signup',
    '/contact',
  ].map((path) => ({ path })),
  ...['/kuendigen', '/widerruf', '/impressum', '/datenschutz', '/agb', '/barrierefreiheit'].map(
    (path) => ({ path }),
  ),
  ...['/willkommen', '/stellen', '/stellen?was=Fahrer&wo=Köln', '/stelle/1/x', '/ratgeber'].map(
    (path) => ({ path }),
  ),
  { path: '/ratgeber/minijob' },
  ...['/einwilligungen', '/darstellung', '/gibt-es-nicht'].map((path) => ({ path })),
  ...['/hilfe', '/rundgang', '/leichte-sprache', '/leichte-sprache?thema=silverplus'].map(
    (path) => ({ path }),
  ),
  ...as('incomplete', '/erste-schritte', '/profile', '/hilfe?seite=/profile'),
  ...as(
    'free',
    '/rundgang',
    '/',
    '/?ansicht=karte',
    '/jobs',
    '/jobs/1',
    '/saved-jobs',
    '/applications',
  ),
  ...as('free', '/unterlagen', '/lebenslauf-uebernehmen', '/applications/1'),
  { path: '/confirm-email?token=x' },
  ...as('free', '/messages', '/profile', '/personal', '/work-history', '/education'),
  ...as('free', '/desired-jobs', '/location', '/account', '/templates'),
  ...as(
    'free',
    '/privacy',
    '/searches',
    '/vertrauensperson',
    '/delete-profile',
    '/recomendation',
    '/silverplus',
  ),
  ...as('free', '/silverplus/subscription', '/impressum', '/gibt-es-nicht'),
  ...as('free', '/contact', '/kuendigen'),
  ...as('paid', '/', '/silverplus', '/silverplus/subscription', '/courses', '/courses/1'),
  ...as('paid', '/ai-jobs', '/cover-letter', '/interview', '/job-coach', '/cv-generator'),
  ...as('paid', '/account/cancel-silverplus', '/messages', '/account'),
  ...as(
    'companyEmployer',
    '/',
    '/jobs',
    '/new/job',
    '/new/profile',
    '/schnittstelle',
    '/anzeigen-einlesen',
    '/kollegen',
    '/finances',
    '/messages',
  ),
  ...as('companyEmployer', '/account', '/silverplus'),
  ...as('privateEmployer', '/jobs', '/new/job', '/account'),
];

/** How wide window and face are, how large the text, and whether lines, words and letters stand apart. */
export interface Look {
  width: number;
  size: 1 | 2 | 3 | 4;
  apart: boolean;
  /** A face that is a fifth wider than the product's. */
  wide: boolean;
}

const WIDTHS = [320, 390, 820, 1366];
const SIZES = [1, 2, 3, 4] as const;

/** All looks: faces x widths x sizes x distances of WCAG 1.4.12 (layout-38). */
export const allLooks: readonly Look[] = [false, true].flatMap((wide) =>
  WIDTHS.flatMap((width) =>
    SIZES.flatMap((size) => [false, true].map((apart) => ({ width, size, apart, wide }))),
  ),
);

/** Where most of what can break does. */
const hardest: readonly Omit<Look, 'wide'>[] = [
  { width: 320, size: 3, apart: true },
  { width: 320, size: 4, apart: false },
  { width: 390, size: 4, apart: false },
  { width: 820, size: 1, apart: false },
  { width: 820, size: 3, apart: false },
  { width: 820, size: 4, apart: true },
  { width: 1366, size: 3, apart: false },
  { width: 1366, size: 4, apart: false },
];

/**
 * The hardest looks; with the wider face the largest text of each layout, and letters set apart: there it breaks first.
 * Those of one width follow each other.
 */
export const hardestLooks: readonly Look[] = [false, true]
  .flatMap((wide) =>
    hardest
      .filter(({ width, size, apart }) => !wide || (width !== 390 && (apart || size === 4)))
      .map((look) => ({ ...look, wide })),
  )
  .toSorted((one, other) => other.width - one.width);
