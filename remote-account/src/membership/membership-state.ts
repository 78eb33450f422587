import type { SubscriptionDetails } from '@silverjobs/contract';

/** What the membership card says (account-5). Dates in seconds since 1970; null when unknown. */
export type MembershipState =
  /** Cancelled and over. */
  | { kind: 'ended'; endedOn: number | null }
  /** Cancelled by the user, open until the date; no further payments. */
  | { kind: 'canceled'; endsOn: number; dueCents: number }
  /** Will be cancelled at the date. */
  | { kind: 'scheduled'; endsOn: number }
  /** A payment is missing. */
  | { kind: 'unpaid'; cents: number }
  | {
      kind: 'active';
      /** Price of a month. */
      cents: number;
      /** What the next payment takes: less by a credit (silverplus-48). */
      nextCents: number;
      dueOn: number | null;
      cancellable: boolean;
    };

const ACTIVE = ['active', 'trialing', 'current'];
const CANCELED = 'canceled';
const UNPAID = 'past_due';

/** The state of a paid plan. Only the normal active one can be cancelled. */
export function membershipState(details: SubscriptionDetails): MembershipState {
  const { status, price, current_period_end, cancel_at, canceled_at } = details;
  if (status === CANCELED) {
    return { kind: 'ended', endedOn: cancel_at || canceled_at || current_period_end || null };
  }
  if (cancel_at && canceled_at) {
    return { kind: 'canceled', endsOn: cancel_at, dueCents: details.due_cents };
  }
  if (cancel_at) return { kind: 'scheduled', endsOn: cancel_at };
  if (status === UNPAID) return { kind: 'unpaid', cents: details.next_payment_cents };
  return {
    kind: 'active',
    cents: price.amount,
    nextCents: details.next_payment_cents,
    dueOn: current_period_end || null,
    cancellable: ACTIVE.includes(status),
  };
}
