import type { User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';

const RIGHT = { kind: 'feature', feature: 'subscription-management' } as const;

/** The card needs the right subscription-management (account-4); silver+ is for candidates only. */
export function showsMembership(user: User): boolean {
  const decision = evaluateAccess(RIGHT, { signedIn: true, loaded: true, user });
  return decision.allowed && user.candidate_id !== null;
}
