import { z } from 'zod';
import { PLAN_KEYS } from '../constants.ts';
import { milliseconds, seconds, text } from '../primitives.ts';

/** State of the paid plan (silverplus-25). Dates in seconds since 1970. */
export const subscriptionDetails = z
  .object({
    status: text(50),
    price: z.object({ amount: z.int().min(0) }),
    current_period_end: seconds.nullable(),
    cancel_at: seconds.nullable(),
    canceled_at: seconds.nullable(),
    /** Names the contract where nobody is signed in (silverplus-43; ours). */
    contract_number: text(20),
    /** What is set off against the next payments, in cents (silverplus-48; ours). */
    credit_cents: z.int().min(0),
    /** What the next payment takes: the price less the credit. */
    next_payment_cents: z.int().min(0),
    /** When the plan ends: as cancelled, else if it is cancelled now. In seconds. */
    earliest_end: seconds,
    /** What is still taken until then, in cents. */
    due_cents: z.int().min(0),
  })
  .meta({ id: 'SubscriptionDetails' });

const product = z.enum([PLAN_KEYS[3], PLAN_KEYS[6], PLAN_KEYS[12]]);

export const checkoutInput = z
  .object({
    /** The auth token of the user (silverplus-12). */
    id: text(500),
    product,
    redirectPath: text(200),
  })
  .meta({ id: 'CheckoutInput' });

/** Where the browser goes next. */
export const checkoutSession = z.object({ url: text(2_000) }).meta({ id: 'CheckoutSession' });

/**
 * Where an order stands. processing: ordered, the payment is not confirmed yet. failed: nothing was
 * paid, it can be ordered again.
 */
export const ORDER_STATES = [
  'open',
  'processing',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const;

/** An order of the paid plan, before and after the binding click (silverplus-14). */
export const checkoutOrder = z
  .object({
    id: text(100),
    product,
    state: z.enum(ORDER_STATES),
    /** True where no payment service is connected: nothing is really paid (silverplus-16). */
    test: z.boolean(),
    /** Price of a month, in cents. */
    price_cents: z.int().min(0),
    /** What is left of the month already paid, set off against the next payments, in cents. */
    credit_cents: z.int().min(0),
    /** The plan that this one would replace at once, and its end if it is cancelled; in seconds. */
    replaces: z.object({ months: z.int(), cancel_at: seconds.nullable() }).nullable(),
    /** Last day of the minimum term if it is ordered now, in seconds. */
    term_end: seconds,
    created_at: milliseconds,
  })
  .meta({ id: 'CheckoutOrder' });

/** How a test payment ends (silverplus-16); left out where a payment service is connected. */
const TEST_OUTCOMES = ['paid', 'delayed', 'failed'] as const;

export const checkoutConfirmation = z
  .object({ outcome: z.enum(TEST_OUTCOMES).optional() })
  .meta({ id: 'CheckoutConfirmation' });

export const orderParams = z.object({ id: z.string().regex(/^[\w-]{20,100}$/) });

export type SubscriptionDetails = z.output<typeof subscriptionDetails>;
export type CheckoutOrder = z.output<typeof checkoutOrder>;
export type OrderState = CheckoutOrder['state'];
export type TestOutcome = (typeof TEST_OUTCOMES)[number];
