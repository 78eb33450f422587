import { heading, never, type PageState } from './page-state.ts';

/** What a user meets who is signed in: loading, the menu, the end of the session. */
export const sessionStates: PageState[] = [
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
      const button = page.getByRole('button', { name: /^Menü( \d|$)/ });
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
    open: async ({ page, signIn }) => {
      await page.clock.install();
      await signIn('free');
      await page.goto('/impressum');
      await page
        .getByRole('button', { name: 'Abmelden' })
        .or(page.getByRole('button', { name: 'Menü' }))
        .first()
        .waitFor();
      await page.clock.fastForward('02:51:00');
      await page.getByRole('alertdialog', { name: 'Möchten Sie angemeldet bleiben?' }).waitFor();
    },
  },
  {
    name: 'the session cannot be extended',
    goesOn: true,
    open: async ({ page }) => {
      await page.route('**/api/auth/refresh', (route) => route.abort());
      await page.getByRole('button', { name: 'Angemeldet bleiben' }).click();
      await page.getByRole('alertdialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'the session is over',
    goesOn: true,
    open: async ({ page }) => {
      await page.clock.fastForward('00:09:00');
      await page.getByRole('alertdialog', { name: /noch einmal an$/ }).waitFor();
    },
  },
  {
    name: 'the session is over, without a password',
    goesOn: true,
    open: async ({ page }) => {
      const dialog = page.getByRole('alertdialog', { name: /noch einmal an$/ });
      await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await dialog.getByText('Bitte geben Sie Ihr Passwort ein!').waitFor();
    },
  },
];
