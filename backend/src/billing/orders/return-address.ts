import { safeRedirectPath } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Failure } from '../../http/failure.ts';

/**
 * The path of the application that a checkout returns to.
 * @param given as the browser sent it, with or without a slash before it (silverplus-12)
 * @throws Failure validation.failed for anything that is no page of this application
 */
export function returnPath(given: string): string {
  const path = safeRedirectPath(given.startsWith('/') ? given : `/${given}`);
  if (path === null) {
    throw new Failure('validation.failed', {
      param: 'redirectPath',
      message: 'Die Seite nach der Bezahlung muss zu dieser Anwendung gehören.',
    });
  }
  return path;
}

/** The path with the order, so that the page can ask how it stands. */
export function returnAddress(path: string, orderId: string): string {
  const url = new URL(path, 'https://app.invalid');
  url.searchParams.set('checkout', orderId);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The page of an order (silverplus-14). */
export function orderAddress(orderId: string): string {
  return pathTo(paths.checkout, { id: orderId });
}
