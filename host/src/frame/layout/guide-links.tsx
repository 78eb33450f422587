import { paths } from '@silverjobs/contract/paths';
import { Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';

/** In the query: the page that help or easy German is asked for. */
const PAGE = 'seite';
const ABOUT_PAGES: readonly string[] = [paths.help, paths.easyLanguage];

/** The page that a query asks about; null where it names none. */
export function pageInQuery(search: string): string | null {
  const page = new URLSearchParams(search).get(PAGE);
  return page?.startsWith('/') ? page : null;
}

/** The address of help or easy German for a page; from one to the other the page stays the same. */
export function helpPathFor(
  to: string,
  { pathname, search }: { pathname: string; search: string },
) {
  const page = ABOUT_PAGES.includes(pathname) ? pageInQuery(search) : pathname;
  return page ? `${to}?${PAGE}=${encodeURIComponent(page)}` : to;
}

interface GuideLinkProps {
  to: string;
  /** In the footer, where all links are. */
  quiet?: boolean;
  children: ReactNode;
}

/** Leads to help or easy German for the page that is open (guide-2, guide-7). */
export function GuideLink({ to, quiet = false, children }: GuideLinkProps) {
  return (
    <Link asChild variant={quiet ? 'quiet' : 'inline'} className="guide-link">
      <RouterLink to={helpPathFor(to, useLocation())}>{children}</RouterLink>
    </Link>
  );
}

/** The way to colours, distances and more, the same on every page (display-1). */
export function DisplayLink() {
  return (
    <Link asChild className="guide-link app-display">
      <RouterLink to={hostPaths.display}>Darstellung</RouterLink>
    </Link>
  );
}
