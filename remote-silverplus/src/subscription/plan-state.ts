import type { SubscriptionDetails, User } from '@silverjobs/contract';
import { isUpgrade, type Plan, planOfLabel } from '@silverjobs/contract/plans';

/** What stands above the plans. Dates in seconds since 1970; null when unknown. */
export type PlanBanner =
  | { kind: 'canceled'; endsOn: number }
  | { kind: 'term'; termEnd: number | null };

/** The plan of a user and what is to be said about it. */
export interface PlanState {
  plan: Plan;
  banner: PlanBanner | null;
}

const ACTIVE = ['active', 'trialing', 'current'];

/**
 * The plan from the user's label and the details of the payment service (silverplus-10).
 * @param details null while they are not known
 */
export function planState(
  user: Pick<User, 'isPaidUser' | 'plan_label' | 'plan_end_date'>,
  details: SubscriptionDetails | null,
): PlanState {
  const plan = user.isPaidUser ? planOfLabel(user.plan_label) : 'free';
  if (plan === 'free' || details?.status === 'canceled') return { plan: 'free', banner: null };
  if (details?.cancel_at && ACTIVE.includes(details.status)) {
    return { plan, banner: { kind: 'canceled', endsOn: details.cancel_at } };
  }
  return { plan, banner: { kind: 'term', termEnd: user.plan_end_date } };
}

/** What the button of a plan says, and why it cannot be used. */
export interface PlanChoice {
  label: string;
  /** null: it can be chosen. */
  reason: string | null;
}

/** What can be done with a plan beside the present one (silverplus-11). */
export function planChoice(offered: Plan, present: Plan): PlanChoice {
  if (offered === present) {
    return { label: 'Ihr aktueller Tarif', reason: 'Diesen Tarif nutzen Sie gerade.' };
  }
  if (offered === 'free') {
    return {
      label: 'Zu Gratis wechseln',
      reason: 'Der Wechsel ist nach der Mindestlaufzeit möglich. Kündigen Sie dafür silver+.',
    };
  }
  if (isUpgrade(present, offered)) return { label: 'Weiter zur Bezahlung', reason: null };
  return {
    label: 'Nicht verfügbar',
    reason: 'Während der Mindestlaufzeit können Sie nur in einen längeren Tarif wechseln.',
  };
}
