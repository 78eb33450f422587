/** @jest-environment node */

import type { SubscriptionDetails } from '@silverjobs/contract';
import { buildSubscriptionDetails } from '@silverjobs/testing';
import { membershipState } from './membership-state.ts';

const END = 1_798_671_600;
const EARLIER = 1_795_000_000;

const details = buildSubscriptionDetails({ current_period_end: END });
const normal = {
  kind: 'active',
  cents: 1_399,
  nextCents: 1_399,
  dueOn: END,
  cancellable: true,
};

test.each<[string, Partial<SubscriptionDetails>, object]>([
  ['active', {}, normal],
  ['trialing', { status: 'trialing' }, normal],
  ['current', { status: 'current' }, normal],
  ['active, dates of 0 count as none', { cancel_at: 0, canceled_at: 0 }, normal],
  ['active, taken back: canceled_at alone', { canceled_at: EARLIER }, normal],
  ['active, period unknown', { current_period_end: null }, { ...normal, dueOn: null }],
  ['a payment is missing', { status: 'past_due' }, { kind: 'unpaid', cents: 1_399 }],
  [
    'active, with a credit',
    { credit_cents: 466, next_payment_cents: 933 },
    { ...normal, nextCents: 933 },
  ],
  ['an unknown status', { status: 'paused' }, { ...normal, cancellable: false }],
  [
    'cancelled, still active',
    { cancel_at: END, canceled_at: EARLIER },
    { kind: 'canceled', endsOn: END, dueCents: 0 },
  ],
  ['scheduled', { cancel_at: END }, { kind: 'scheduled', endsOn: END }],
  [
    'scheduled, canceled_at of 0',
    { cancel_at: END, canceled_at: 0 },
    { kind: 'scheduled', endsOn: END },
  ],
  [
    'trialing and cancelled',
    { status: 'trialing', cancel_at: END, canceled_at: EARLIER },
    { kind: 'canceled', endsOn: END, dueCents: 0 },
  ],
  [
    'canceled at a date',
    { status: 'canceled', cancel_at: END, canceled_at: EARLIER },
    { kind: 'ended', endedOn: END },
  ],
  [
    'canceled at once',
    { status: 'canceled', canceled_at: EARLIER },
    { kind: 'ended', endedOn: EARLIER },
  ],
  ['canceled, only the period known', { status: 'canceled' }, { kind: 'ended', endedOn: END }],
  [
    'canceled, no date at all',
    { status: 'canceled', current_period_end: null },
    { kind: 'ended', endedOn: null },
  ],
])('ACCT-03 membership %s', (_, values, expected) => {
  expect(membershipState({ ...details, ...values })).toEqual(expected);
});
