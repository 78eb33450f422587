import { formStates } from './form-states.ts';
import { pressLink } from './outbox.ts';
import { heading, never, type PageState, shows } from './page-state.ts';
import { sessionStates } from './session-states.ts';

/** Widths at which every state is looked at, with the height of such a window. */
export const widths = [
  [1366, 900],
  [820, 1180],
  [360, 740],
  [320, 640],
] as const;

/** Every page of the entry with its states. */
export const pageStates: PageState[] = [
  ...formStates,
  {
    name: 'the document before its scripts',
    open: async ({ page }) => {
      await page.route('**/releases/host/**/*.js', never);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByRole('main').getByText('Seite wird geladen').waitFor();
    },
  },
  { name: '/email-change', open: shows('/email-change?token=x', /bestätigen$/) },
  { name: '/email-change without its token', open: shows('/email-change', /bestätigen$/) },
  {
    name: '/login with a link that waits for its press',
    open: shows('/login?token=some-token', 'Ihr Link aus der E-Mail'),
  },
  {
    name: '/login with a link that is checked',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', never);
      await page.goto('/login?token=some-token');
      await pressLink(page);
      await page.getByText('Sie werden angemeldet').waitFor();
    },
  },
  {
    name: '/login with a link that was used',
    open: async ({ page }) => {
      await page.goto('/login?token=some-token');
      await pressLink(page);
      await page.getByRole('link', { name: 'Neues Passwort festlegen' }).waitFor();
    },
  },
  { name: '/login after the end', open: shows('/login?grund=abgelaufen', 'Anmelden') },
  ...(
    [
      ['/impressum', 'Impressum'],
      ['/datenschutz', 'Datenschutz'],
      ['/agb', /^Allgemeine Geschäfts/],
      ['/barrierefreiheit', 'Barrierefreiheit'],
      ['/einwilligungen', 'Datenschutz-Einstellungen'],
      ['/hilfe?seite=/jobs/1', 'Hilfe'],
      ['/leichte-sprache?thema=silverplus', 'Das ist silver+'],
      ['/gibt/es/nicht', 'Seite nicht gefunden'],
    ] as const
  ).map(([path, title]) => ({ name: `${path} signed out`, open: shows(path, title) })),
  {
    name: 'a link of a mail that waits for its press',
    open: shows(
      '/redirects/communication?param2=some-token&id=1&target=communication',
      'Ihr Link aus der E-Mail',
    ),
  },
  {
    name: 'a link of a mail on its way',
    open: async ({ page, signIn }) => {
      await signIn('free');
      await page.route('**/api/auth/check-link', never);
      await page.goto('/redirects/jobs?param2=some-token&target=jobs');
      await page.getByText('Sie werden weitergeleitet').waitFor();
    },
  },
  {
    name: 'a link of a mail that failed',
    open: async ({ page }) => {
      await page.goto('/redirects/jobs?param2=some-token&target=jobs');
      await pressLink(page);
      await heading(page, 'Anmelden').waitFor();
      await page.getByText('Link').first().waitFor();
    },
  },
  ...sessionStates,
];
