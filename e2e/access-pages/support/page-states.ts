import { expect, type Page, type Route } from '@playwright/test';
import type { AccountName } from '../../support/accounts.ts';

/** What a state needs: the page, not signed in, and a way to sign in. */
interface StateParts {
  page: Page;
  signIn: (name: AccountName) => Promise<void>;
}

/** A page of the entry, in a state that users meet. */
export interface PageState {
  name: string;
  open: (parts: StateParts) => Promise<void>;
  /** Runs at each width, after the window has it. */
  arrange?: (page: Page) => Promise<void>;
}

/** Widths at which every state is looked at, with the height of such a window. */
export const widths = [
  [1366, 900],
  [820, 1180],
  [360, 740],
  [320, 640],
] as const;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens a path and waits for its heading. */
function shows(path: string, name: string | RegExp): (parts: StateParts) => Promise<void> {
  return async ({ page }) => {
    await page.goto(path);
    await heading(page, name).waitFor();
  };
}

/** The same, sent without anything filled in. */
function sentEmpty(path: string, button: string): (parts: StateParts) => Promise<void> {
  return async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  };
}

/** The same, sent while the server refuses. */
function refused(path: string, button: string): (parts: StateParts) => Promise<void> {
  return async ({ page }) => {
    const failure = { code: 'internal', message: 'Bitte versuchen Sie es später noch einmal.' };
    await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, json: failure }));
    await send(page, path, button);
    await expect(page.getByRole('alert').first()).toBeVisible();
  };
}

/** The same, sent while the server thinks. */
function waiting(path: string, button: string): (parts: StateParts) => Promise<void> {
  return async ({ page }) => {
    await page.route('**/api/auth/**', never);
    await send(page, path, button);
    await expect(page.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  };
}

async function send(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  const email = page.getByLabel('E-Mail-Adresse');
  const password = page.getByLabel(/^(Neues )?Passwort$/);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  if (await email.isVisible()) await email.fill('karin.neumann@example.org');
  if (await password.isVisible()) await password.fill('Ein kurzer Satz genügt');
  await page.getByRole('button', { name: button, exact: true }).click();
}

const never = (_: Route) => {};

const forms = [
  ['/login', 'Anmelden', 'Anmelden'],
  ['/login/link', 'Anmeldelink per E-Mail', 'Link anfordern'],
  ['/password-reset?token=some-token', 'Neues Passwort festlegen', 'Passwort speichern'],
  ['/register', 'Registrieren', 'Kostenlos registrieren'],
  ['/signup', 'Als Arbeitgeber registrieren', 'Registrieren'],
] as const;

/** Every page of the entry with its states. */
export const pageStates: PageState[] = [
  // Its form is that of /login/link.
  { name: '/password-reset empty', open: shows('/password-reset', 'Passwort vergessen?') },
  ...forms.flatMap(([path, title, button]): PageState[] => [
    { name: `${path} empty`, open: shows(path, title) },
    { name: `${path} with errors`, open: sentEmpty(path, button) },
    { name: `${path} refused`, open: refused(path, button) },
    { name: `${path} sending`, open: waiting(path, button) },
  ]),
  {
    name: '/login/link sent',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', (route) => route.fulfill({ json: { ok: true } }));
      await send(page, '/login/link', 'Link anfordern');
      await page.getByText('Bitte sehen Sie in Ihr E-Mail-Postfach').waitFor();
    },
  },
  {
    name: '/register with an address that is known',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', (route) => route.fulfill({ json: { authToken: null } }));
      await send(page, '/register', 'Kostenlos registrieren');
      await page.getByText('Darin steht, wie es weitergeht.').waitFor();
    },
  },
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
    name: '/login with a link that is checked',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', never);
      await page.goto('/login?token=some-token');
      await page.getByText('Sie werden angemeldet').waitFor();
    },
  },
  {
    name: '/login with a link that was used',
    open: async ({ page }) => {
      await page.goto('/login?token=some-token');
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
      ['/gibt/es/nicht', 'Seite nicht gefunden'],
    ] as const
  ).map(([path, title]) => ({ name: `${path} signed out`, open: shows(path, title) })),
  {
    name: 'a link of a mail on its way',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', never);
      await page.goto('/redirects/jobs?param2=some-token&target=jobs');
      await page.getByText('Sie werden weitergeleitet').waitFor();
    },
  },
  {
    name: 'a link of a mail that failed',
    open: async ({ page }) => {
      await page.goto('/redirects/jobs?param2=some-token&target=jobs');
      await heading(page, 'Anmelden').waitFor();
      await page.getByText('Link').first().waitFor();
    },
  },
  {
    name: 'the user is being loaded',
    open: async ({ page, signIn }) => {
      await signIn('free');
      await page.route('**/api/auth/me', never);
      await page.goto('/impressum');
      await page.getByText('Seite wird geladen').waitFor();
    },
  },
  {
    name: 'the user cannot be loaded',
    open: async ({ page, signIn }) => {
      await signIn('free');
      await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/');
      await page.getByText('Ihre Daten konnten nicht geladen werden').waitFor();
    },
  },
  {
    name: 'signed in, drawer open where there is one',
    open: async ({ page, signIn }) => {
      await signIn('free');
      await page.goto('/impressum');
      await heading(page, 'Impressum').waitFor();
    },
    arrange: async (page) => {
      const button = page.getByRole('button', { name: 'Menü', exact: true });
      const drawer = page.getByRole('dialog', { name: 'Menü' });
      if ((await button.isVisible()) && !(await drawer.isVisible())) await button.click();
      if (await button.isVisible()) await drawer.waitFor();
    },
  },
  {
    name: 'an employer without a job this month',
    open: async ({ page, signIn }) => {
      await signIn('companyEmployer');
      await page.route('**/api/auth/me', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...(await response.json()), jobs_current_month: 0 },
        });
      });
      await page.goto('/einwilligungen');
      await page.getByRole('link', { name: 'Anzeige schalten' }).waitFor();
    },
  },
  {
    name: 'the session ends soon',
    open: async (parts) => {
      const { page } = parts;
      await endsIn(parts, '02:51:00');
      await page.getByRole('alertdialog', { name: 'Möchten Sie angemeldet bleiben?' }).waitFor();
    },
  },
  {
    name: 'the session ends soon and cannot be extended',
    open: async (parts) => {
      const { page } = parts;
      await endsIn(parts, '02:51:00');
      await page.route('**/api/auth/refresh', (route) => route.abort());
      await page.getByRole('button', { name: 'Angemeldet bleiben' }).click();
      await page.getByRole('alertdialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'the session is over',
    open: async (parts) => {
      const { page } = parts;
      await endsIn(parts, '03:00:00');
      await page.getByRole('alertdialog', { name: /noch einmal an$/ }).waitFor();
    },
  },
  {
    name: 'the session is over, without a password',
    open: async (parts) => {
      const { page } = parts;
      await endsIn(parts, '03:00:00');
      const dialog = page.getByRole('alertdialog', { name: /noch einmal an$/ });
      await dialog.getByRole('button', { name: 'Anmelden' }).click();
      await dialog.getByText('Bitte geben Sie Ihr Passwort ein!').waitFor();
    },
  },
];

async function endsIn({ page, signIn }: StateParts, after: string): Promise<void> {
  await page.clock.install();
  await signIn('free');
  await page.goto('/impressum');
  await heading(page, 'Impressum').waitFor();
  await page
    .getByRole('button', { name: 'Abmelden' })
    .or(page.getByRole('button', { name: 'Menü' }))
    .first()
    .waitFor();
  await page.clock.fastForward(after);
}
