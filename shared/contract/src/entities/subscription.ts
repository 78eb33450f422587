import { z } from 'zod';
import { PLAN_KEYS } from '../constants.ts';
import { seconds, text } from '../primitives.ts';

/** State of the paid plan (Spec 1 §3). Dates in seconds since 1970. */
export const subscriptionDetails = z
  .object({
    status: text(50),
    price: z.object({ amount: z.int().min(0) }),
    current_period_end: seconds.nullable(),
    cancel_at: seconds.nullable(),
    canceled_at: seconds.nullable(),
  })
  .meta({ id: 'SubscriptionDetails' });

export const checkoutInput = z
  .object({
    /** The auth token of the user (Spec 2 §3). */
    id: text(500),
    product: z.enum([PLAN_KEYS[3], PLAN_KEYS[6], PLAN_KEYS[12]]),
    redirectPath: text(200),
  })
  .meta({ id: 'CheckoutInput' });

export const checkoutSession = z.object({ url: text(2_000) }).meta({ id: 'CheckoutSession' });

export type SubscriptionDetails = z.output<typeof subscriptionDetails>;
export type CheckoutInput = z.input<typeof checkoutInput>;
