import { useLocation, useMatches } from 'react-router-dom';
import type { PageRouteData } from '../routing/guards.ts';

/** Path that menu and tabs mark: that of the page shown, or of the entry it declares to be under. */
export function useMarkedPath(): string {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.data as PageRouteData | undefined;
  return (data?.kind === 'page' ? data.target.page.under : undefined) ?? pathname;
}
