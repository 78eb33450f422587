import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import type { AppStorage, Parse } from '@silverjobs/shell';
import { createContext, type ReactNode, useContext } from 'react';

const STORAGE_KEY = 'redirectPath';

const parse: Parse<string> = (value) => safeRedirectPath(value);

/** The path that a visitor wanted before signing in (access-15). */
export interface StoredRedirect {
  remember(path: string): void;
  forget(): void;
  /**
   * Takes the path out, unless it is / or the one shown now (access-15, access-16).
   * @param current path and query shown now
   */
  take(current: string): string | null;
}

/** Keeps the wanted path in the application's storage; what is no path of ours is ignored. */
export function createStoredRedirect(storage: AppStorage): StoredRedirect {
  const forget = () => storage.write(STORAGE_KEY, null);
  return {
    remember: (path) => {
      if (path !== paths.start) storage.write(STORAGE_KEY, path);
    },
    forget,
    take: (current) => {
      const path = storage.read(STORAGE_KEY, parse);
      if (path === null || path === paths.start || path === current) return null;
      forget();
      return path;
    },
  };
}

const StoredRedirectContext = createContext<StoredRedirect | null>(null);

/** Gives the wanted path of before signing in to the host's own pages. */
export function StoredRedirectProvider(props: { redirect: StoredRedirect; children: ReactNode }) {
  return <StoredRedirectContext value={props.redirect}>{props.children}</StoredRedirectContext>;
}

/**
 * The wanted path of before signing in.
 * @throws when no StoredRedirectProvider is above
 */
export function useStoredRedirect(): StoredRedirect {
  const redirect = useContext(StoredRedirectContext);
  if (!redirect) throw new Error('useStoredRedirect needs a <StoredRedirectProvider> above it.');
  return redirect;
}
