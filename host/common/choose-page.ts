import {
  type AccessDecision,
  type AccessRule,
  type AccessSession,
  evaluateAccess,
} from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import type { RemotePage } from './page-table.ts';

type Denial = Extract<AccessDecision, { allowed: false }>;

/** The page a visitor gets on a path, or where to go instead. */
export type PageChoice = { kind: 'page'; page: RemotePage } | { kind: 'redirect'; to: string };

/**
 * Chooses among the pages of a path by access (access-8, access-14).
 * @param wanted path, query and hash asked for; remembered when the visitor must sign in first
 * @param planPath page that explains the plan, for who lacks a feature
 */
export function choosePage(
  pages: RemotePage[],
  session: AccessSession,
  wanted: string,
  planPath: string | null,
): PageChoice {
  let denied: Denial | null = null;
  let offer: string | null = null;
  for (const page of pages) {
    const decision = evaluateAccess(page.page.access, session);
    if (decision.allowed) return { kind: 'page', page };
    denied ??= decision;
    offer ??= offerPath(page.page.access, planPath);
  }
  if (!denied || denied.reason === 'sign-in') return { kind: 'redirect', to: signInPath(wanted) };
  const start = startOf(session);
  return { kind: 'redirect', to: denied.redirect ?? offer ?? start };
}

/** Where somebody comes to whom the wanted page does not belong. */
function startOf({ user }: AccessSession): string {
  // Operators have nothing but the back-office (operators-1).
  if (user?.role === 'operator') return paths.operatorStart;
  // A helper who only reads messages begins there (account-70).
  const mayOnly = user?.helps?.permissions;
  if (mayOnly?.every((one) => one === 'read')) return paths.conversations;
  // Who has to do with invoices alone at an employer begins there (employers-80).
  return user?.employer_role === 'invoices' ? paths.bookings : paths.start;
}

/** The page that explains the plan, with the feature that led there, so that it can say why. */
function offerPath(access: AccessRule, planPath: string | null): string | null {
  if (access.kind !== 'feature' || planPath === null) return null;
  return `${planPath}?feature=${access.feature}`;
}

/** The login page with the wanted path as `from` (access-10); / needs no remembering. */
export function signInPath(wanted: string): string {
  const path = paths.login;
  return wanted === paths.start ? path : `${path}?from=${encodeURIComponent(wanted)}`;
}
