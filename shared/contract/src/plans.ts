import { JOB_BOOKING_NET_CENTS, PLAN_KEYS, PLAN_PRICES_CENTS } from './constants.ts';

/** A plan: its minimum term in months, or 'free' (silverplus-9). */
export type Plan = 'free' | 3 | 6 | 12;
export type PaidPlan = Exclude<Plan, 'free'>;
/** What is ordered: a paid plan by its key (silverplus-6). */
export type Product = (typeof PLAN_KEYS)[PaidPlan];

/** All plans, each longer than the one before. */
export const PLANS: readonly Plan[] = ['free', 3, 6, 12];
export const PAID_PLANS: readonly PaidPlan[] = [3, 6, 12];

/** The plan that a label names: it contains '3 Monate', '6 Monate' or '12 Monate', else free. */
export function planOfLabel(label: string | null): Plan {
  const months = /(?:^|\D)(3|6|12) Monate/.exec(label ?? '')?.[1];
  return PAID_PLANS.find((plan) => String(plan) === months) ?? 'free';
}

/** The plan that is ordered with a key. */
export function planOfProduct(product: Product): PaidPlan {
  return PAID_PLANS.find((plan) => PLAN_KEYS[plan] === product) ?? 12;
}

/** Only a longer plan than the present one can be chosen: free < 3 < 6 < 12 (silverplus-11). */
export function isUpgrade(from: Plan, to: Plan): boolean {
  return PLANS.indexOf(to) > PLANS.indexOf(from);
}

/** What everything costs, in cents: plans a month with VAT, an advertisement without (operators-43). */
export type Prices = {
  readonly plan_3: number;
  readonly plan_6: number;
  readonly plan_12: number;
  readonly job_net: number;
};

/** What counts as long as the office has set nothing else. */
export const DEFAULT_PRICES: Prices = {
  plan_3: PLAN_PRICES_CENTS[3],
  plan_6: PLAN_PRICES_CENTS[6],
  plan_12: PLAN_PRICES_CENTS[12],
  job_net: JOB_BOOKING_NET_CENTS,
};

/** What a plan costs a month, in cents. */
export const planPriceCents = (prices: Prices, plan: PaidPlan): number => prices[`plan_${plan}`];

/** What the minimum term costs in all, in cents. @param monthly what a month costs */
export function termPriceCents(plan: PaidPlan, monthly: number): number {
  return monthly * plan;
}

type Poster = { readonly isPrivate: boolean; readonly nonProfit: boolean };
type Posted = {
  readonly contract_kind?: string | null | undefined;
  readonly pay_unit?: string | null | undefined;
};

/**
 * What an advertisement costs without VAT, in cents: private households pay nothing, and non-profits that
 * have shown their certificate pay nothing for voluntary work without pay (employers-66).
 */
export function jobNetCents({ isPrivate, nonProfit }: Poster, job: Posted, prices: Prices): number {
  const isUnpaid = !job.pay_unit || job.pay_unit === 'unpaid';
  const isVoluntary = job.contract_kind === 'voluntary' && isUnpaid;
  return isPrivate || (nonProfit && isVoluntary) ? 0 : prices.job_net;
}
