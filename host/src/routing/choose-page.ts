import {
  type AccessDecision,
  type AccessSession,
  evaluateAccess,
} from '@silverjobs/contract/access';
import type { RemotePage } from '../remote-loading/load-page.ts';

/** The page a visitor gets on a path, or where to go instead. */
export type PageChoice = { kind: 'page'; page: RemotePage } | { kind: 'redirect'; to: string };

/**
 * Chooses among the pages of a path by access (access-8, access-14).
 * @param wanted path, query and hash asked for; remembered when the visitor must sign in first
 */
export function choosePage(
  pages: RemotePage[],
  session: AccessSession,
  wanted: string,
): PageChoice {
  let denied: Extract<AccessDecision, { allowed: false }> | null = null;
  for (const page of pages) {
    const decision = evaluateAccess(page.page.access, session);
    if (decision.allowed) return { kind: 'page', page };
    denied ??= decision;
  }
  if (!denied || denied.reason === 'sign-in') return { kind: 'redirect', to: signInPath(wanted) };
  return { kind: 'redirect', to: denied.redirect };
}

/** The login page with the wanted path as `from` (ACC-01); / needs no remembering. */
export function signInPath(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?from=${encodeURIComponent(wanted)}`;
}
