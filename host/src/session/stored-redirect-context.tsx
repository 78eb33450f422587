import { createContext, type ReactNode, useContext } from 'react';
import type { StoredRedirect } from './stored-redirect.ts';

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
