import { pressLink } from './outbox.ts';
import { heading, never, type PageState } from './page-state.ts';

/** States of the entry that its pages do not have when they open; the sweep looks at those. */
export const linkStates: PageState[] = [
  {
    name: 'the document before its scripts',
    open: async ({ page }) => {
      await page.route('**/releases/host/**/*.js', never);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByRole('main').getByText('Seite wird geladen').waitFor();
    },
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
];
