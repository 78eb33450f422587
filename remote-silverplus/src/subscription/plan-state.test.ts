/** @jest-environment node */

import { PLANS } from '@silverjobs/contract/plans';
import { buildSubscriptionDetails } from '@silverjobs/testing';
import { planChoice, planState } from './plan-state.ts';

const END = 1_810_000_000;
const free = { isPaidUser: false, plan_label: 'Gratis', plan_end_date: null };
const paid = {
  isPaidUser: true,
  plan_label: 'silver+ 6 Monate Mindestlaufzeit',
  plan_end_date: END,
};
const details = buildSubscriptionDetails({ current_period_end: END });
const term = { plan: 6, banner: { kind: 'term', termEnd: END } };
const FREE = { plan: 'free', banner: null };

test.each([
  ['free', free, null, FREE],
  ['free with an old label', { ...paid, isPaidUser: false }, null, FREE],
  ['paid, details not known yet', paid, null, term],
  ['paid and active', paid, details, term],
  ['paid, a payment is missing', paid, { ...details, status: 'past_due' }, term],
  ['paid, past due and cancelled', paid, { ...details, status: 'past_due', cancel_at: END }, term],
  ['canceled, the end still to come', paid, { ...details, status: 'canceled' }, FREE],
  [
    'active with an end',
    paid,
    { ...details, cancel_at: END - 5 },
    { plan: 6, banner: { kind: 'canceled', endsOn: END - 5 } },
  ],
  [
    'current with an end',
    paid,
    { ...details, status: 'current', cancel_at: END },
    { plan: 6, banner: { kind: 'canceled', endsOn: END } },
  ],
  ['paid with a label that names no plan', { ...paid, plan_label: 'silver+' }, details, FREE],
  ['3 months', { ...paid, plan_label: '3 Monate' }, details, { ...term, plan: 3 }],
  ['12 months', { ...paid, plan_label: 'silver+ 12 Monate' }, details, { ...term, plan: 12 }],
])('PLUS-03 %s', (_, user, known, expected) => {
  expect(planState(user, known)).toEqual(expected);
});

test('PLUS-04 what each plan offers beside each present one', () => {
  const current = 'Ihr aktueller Tarif';
  const pay = 'Weiter zur Bezahlung';
  const none = 'Nicht verfügbar';
  const back = 'Zu Gratis wechseln';
  const table = PLANS.map((present) => PLANS.map((offered) => planChoice(offered, present).label));
  expect(table).toEqual([
    [current, pay, pay, pay],
    [back, current, pay, pay],
    [back, none, current, pay],
    [back, none, none, current],
  ]);
});

test('PLUS-04 layout-13 every button that cannot be used says why, any other does not', () => {
  for (const present of PLANS) {
    for (const offered of PLANS) {
      const { label, reason } = planChoice(offered, present);
      expect([label, reason === null]).toEqual([label, label === 'Weiter zur Bezahlung']);
    }
  }
});
