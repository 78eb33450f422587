import { paths } from '@silverjobs/contract/paths';

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
