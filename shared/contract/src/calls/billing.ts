import type { CallTable } from '../call.ts';
import { checkoutInput, checkoutSession, subscriptionDetails } from '../entities/subscription.ts';
import { done } from '../primitives.ts';

export const billingCalls = {
  'GET /candidate_subscription_details': {
    group: 'billing',
    identity: { feature: 'subscription-management' },
    summary: 'State of the paid plan.',
    spec: '1 §7, 2 §7',
    response: subscriptionDetails,
    errors: ['not_found'],
  },
  'POST /candidate_checkout_session': {
    group: 'billing',
    identity: 'candidate',
    summary: 'Starts a checkout; the browser goes to the url.',
    spec: '2 §3, §7',
    body: checkoutInput,
    response: checkoutSession,
    errors: ['conflict'],
  },
  'POST /candidate_cancel_subscription': {
    group: 'billing',
    identity: { feature: 'subscription-management' },
    summary: 'Cancels the paid plan to the end of the term.',
    spec: '2 §7',
    response: done,
    errors: ['conflict'],
  },
} as const satisfies CallTable;
