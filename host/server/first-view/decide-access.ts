import type { User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import type { Registry } from '@silverjobs/federation';
import { choosePage } from '../../common/choose-page.ts';
import { hostPaths } from '../../common/host-paths.ts';
import { declaredPages, purposePath, type RemotePage } from '../../common/page-table.ts';
import { memoizeByObject } from '../common/caches.ts';
import type { ChosenRoute } from './choose-route.ts';

/** What a visitor gets on a path. */
export type AccessChoice =
  | { kind: 'page'; page: RemotePage | null }
  | { kind: 'redirect'; to: string }
  /** Even the start page is closed: the browser says so. */
  | { kind: 'nothing' };

const GUEST_PATHS: readonly string[] = [
  hostPaths.login,
  hostPaths.loginLink,
  hostPaths.register,
  hostPaths.signup,
];

/**
 * Decides as the guards in the browser do, with the same functions (access-3, access-14), so that
 * nobody sees a page that is not theirs, not even for a moment.
 * @param url path and query asked for
 */
export function decideAccess(
  { path, pages }: ChosenRoute,
  url: string,
  user: User | null,
  registry: Registry,
): AccessChoice {
  const session = { signedIn: user !== null, loaded: user !== null, user };
  if (GUEST_PATHS.includes(path)) {
    if (evaluateAccess({ kind: 'guest' }, session).allowed) return { kind: 'page', page: null };
    const query = new URLSearchParams(url.split('?', 2)[1]);
    return { kind: 'redirect', to: safeRedirectPath(query.get('from')) ?? paths.start };
  }
  if (pages.length === 0) return { kind: 'page', page: null };
  const choice = choosePage(pages, session, url, planPathOf(registry));
  if (choice.kind === 'page') return choice;
  return choice.to === url ? { kind: 'nothing' } : choice;
}

const planPathOf = memoizeByObject((registry: Registry) =>
  purposePath(declaredPages(registry), 'explain-plan'),
);
