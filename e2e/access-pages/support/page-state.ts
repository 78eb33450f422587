import type { Page, Route } from '@playwright/test';
import type { AccountName } from '../../support/accounts.ts';

/** What a state needs: the page, not signed in, and a way to sign in. */
export interface StateParts {
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

/** The heading of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens a path and waits for its heading. */
export function shows(path: string, name: string | RegExp): (parts: StateParts) => Promise<void> {
  return async ({ page }) => {
    await page.goto(path);
    await heading(page, name).waitFor();
  };
}

/** Never answers. */
export const never = (_: Route) => {};
