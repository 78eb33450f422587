import { cookiePath } from '@silverjobs/contract/base-path';
import {
  DEFAULT_DISPLAY,
  DISPLAY_COOKIE,
  type Display,
  displayAttributes,
  displayCookie,
  displayText,
  readDisplay,
} from '@silverjobs/contract/display';
import { createStore, type StoreApi } from 'zustand';
import { readCookies, writeCookie } from './cookies.ts';
import type { AppStorage } from './storage.ts';

/** How the product is shown in this browser; null while nothing is chosen (display-1). */
export interface DisplayChoice {
  readonly store: StoreApi<{ chosen: Display | null }>;
  /** What the document server rendered this page with; null where it knew of no choice. */
  readonly drawn: Display | null;
  /** Shows it so at once, and in this browser from now on. */
  choose(part: Partial<Display>): void;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Creates the choice of this browser from its cookie, or from the text size of before.
 * @param drawnWith what the document server rendered with, as the cookie has it
 */
export function createDisplay(storage: AppStorage, drawnWith?: string | null): DisplayChoice {
  const known = typeof document === 'undefined' ? null : readChosen(storage);
  const store = createStore<{ chosen: Display | null }>(() => ({ chosen: known }));
  return {
    store,
    drawn: readDisplay(drawnWith),
    choose: (part) => {
      const chosen = { ...(store.getState().chosen ?? DEFAULT_DISPLAY), ...part };
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      writeCookie(
        `${DISPLAY_COOKIE}=${displayText(chosen)}; Path=${cookiePath()}; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
      );
      for (const [name, value] of Object.entries(displayAttributes(chosen))) {
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
      store.setState({ chosen });
    },
  };
}

function readChosen(storage: AppStorage): Display | null {
  const size = storage.read('textSize', (value) => (value === 2 || value === 3 ? value : null));
  return readDisplay(displayCookie(readCookies())) ?? (size && { ...DEFAULT_DISPLAY, size });
}
