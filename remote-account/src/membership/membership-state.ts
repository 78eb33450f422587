import type { SubscriptionDetails } from '@silverjobs/contract';

/** What the membership card says (account-5). Dates in seconds since 1970; null when unknown. */
export type MembershipState =
  /** Cancelled and over. */
  | { kind: 'ended'; endedOn: number | null }
  /** Cancelled by the user, open until the date; no further payments. */
  | { kind: 'canceled'; endsOn: number }
  /** Will be cancelled at the date. */
  | { kind: 'scheduled'; endsOn: number }
  /** A payment is missing. */
  | { kind: 'unpaid'; cents: number }
  | { kind: 'active'; cents: number; dueOn: number | null; cancellable: boolean };

const ACTIVE = ['active', 'trialing', 'current'];
const CANCELED = 'canceled';
const UNPAID = 'past_due';

/** The state of a paid plan. Only the normal active one can be cancelled. */
export function membershipState(details: SubscriptionDetails): MembershipState {
  const { status, price, current_period_end, cancel_at, canceled_at } = details;
  if (status === CANCELED) {
    return { kind: 'ended', endedOn: cancel_at || canceled_at || current_period_end || null };
  }
  if (cancel_at) return { kind: canceled_at ? 'canceled' : 'scheduled', endsOn: cancel_at };
  if (status === UNPAID) return { kind: 'unpaid', cents: price.amount };
  return {
    kind: 'active',
    cents: price.amount,
    dueOn: current_period_end || null,
    cancellable: ACTIVE.includes(status),
  };
}
