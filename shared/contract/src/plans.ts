import { PLAN_KEYS, PLAN_PRICES_CENTS } from './constants.ts';

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
  const months = /(?<!\d)(3|6|12) Monate/.exec(label ?? '')?.[1];
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

/** What the minimum term costs in all, in cents. */
export function termPriceCents(plan: PaidPlan): number {
  return PLAN_PRICES_CENTS[plan] * plan;
}
