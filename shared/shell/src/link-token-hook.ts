import { useLocation } from 'react-router-dom';
import { useShell } from './shell-context.tsx';

/** The token of the link that led to this page; null without one, and after a reload. */
export function useLinkToken(): string | null {
  const { linkToken } = useShell();
  const { pathname } = useLocation();
  return linkToken.current?.path === pathname ? linkToken.current.token : null;
}
