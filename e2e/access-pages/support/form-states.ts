import { expect, type Page } from '@playwright/test';
import { everything } from '../../support/everything.ts';
import { never, type PageState, type StateParts } from './page-state.ts';

/** A form that is sent without anything filled in. */
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
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('group', { name: /^Bitte/ }))
        .first(),
    ).toBeVisible();
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

const forms = [
  ['/login', 'Anmelden'],
  ['/login/link', 'Link anfordern'],
  ['/password-reset?token=some-token', 'Passwort speichern'],
  ['/register', 'Kostenlos registrieren'],
  ['/signup', 'Registrieren'],
] as const;

/**
 * The forms of the entry: with errors, refused, sending, and what follows. A refusal and the wait for an answer look the
 * same in each, so `npm test` looks at those of the first.
 */
export const formStates: PageState[] = [
  ...forms.flatMap(([path, button], index): PageState[] => [
    { name: `${path} with errors`, open: sentEmpty(path, button) },
    ...(everything || index === 0
      ? [
          { name: `${path} refused`, open: refused(path, button) },
          { name: `${path} sending`, open: waiting(path, button) },
        ]
      : []),
  ]),
  {
    name: '/login/link sent',
    open: async ({ page }) => {
      await page.route('**/api/auth/**', (route) => route.fulfill({ json: { ok: true } }));
      await send(page, '/login/link', 'Link anfordern');
      await page.getByText('Bitte sehen Sie in Ihrem E-Mail-Postfach nach').waitFor();
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
];
