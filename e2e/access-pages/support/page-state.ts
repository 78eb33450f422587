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
  /** Follows from the state before, in the same document. */
  goesOn?: boolean;
  open: (parts: StateParts) => Promise<void>;
  /** Runs at each width, after the window has it. */
  arrange?: (page: Page) => Promise<void>;
}

/** Widths that states are looked at, with the height of such a window. */
export const widths = [
  [1366, 900],
  [820, 1180],
  [360, 740],
  [320, 640],
] as const;

/** The heading of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Never answers. */
export const never = (_: Route) => {};
