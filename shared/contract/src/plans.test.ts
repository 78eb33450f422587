import { PLAN_KEYS } from './constants.ts';
import {
  DEFAULT_PRICES,
  isUpgrade,
  PLANS,
  planOfLabel,
  planOfProduct,
  planPriceCents,
  termPriceCents,
} from './plans.ts';

test.each([
  ['silver+ 3 Monate', 3],
  ['silver+ 6 Monate Mindestlaufzeit', 6],
  ['12 Monate', 12],
  ['silver+ 12 Monate Mindestlaufzeit', 12],
  ['Gratis', 'free'],
  ['', 'free'],
  [null, 'free'],
  ['silver+ 36 Monate', 'free'],
])('PLUS-03 the label %p is the plan %p', (label, plan) => {
  expect(planOfLabel(label)).toBe(plan);
});

test('PLUS-03 every key of a product is also a label of its plan', () => {
  for (const plan of [3, 6, 12] as const) {
    expect(planOfProduct(PLAN_KEYS[plan])).toBe(plan);
    expect(planOfLabel(PLAN_KEYS[plan])).toBe(plan);
  }
});

test('PLUS-04 only longer plans are upgrades', () => {
  const upgrades = PLANS.map((from) => PLANS.filter((to) => isUpgrade(from, to)));
  expect(upgrades).toEqual([[3, 6, 12], [6, 12], [12], []]);
});

test.each([
  [3, 5_997],
  [6, 8_394],
  [12, 10_788],
] as const)('silverplus-5 %i months cost %i cents in all', (plan, cents) => {
  expect(termPriceCents(plan, planPriceCents(DEFAULT_PRICES, plan))).toBe(cents);
});
