import type { TestOutcome } from '@silverjobs/contract';
import type { checkoutOrders, subscriptions } from '../database/schema.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type Order = typeof checkoutOrders.$inferSelect;

/** A plan that the payment service runs since a payment. Dates in seconds since 1970. */
export type Payment = {
  readonly reference: string;
  readonly customer: string | null;
  readonly startedAt: number;
  readonly currentPeriodEnd: number | null;
};

/** What follows the binding click. */
export type PaymentStep =
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'processing'; readonly reference: string; readonly lookAt: Date }
  | { readonly kind: 'failed' };

/** What the payment service knows of a checkout. */
export type CheckoutFacts = {
  readonly orderId: string;
  readonly state: 'open' | 'processing' | 'failed' | 'expired';
};
export type PaidCheckout = {
  readonly orderId: string;
  readonly state: 'paid';
  readonly payment: Payment;
};

/** What the payment service knows of a running or ended plan. */
export type SubscriptionFacts = {
  readonly status: string;
  readonly ended: boolean;
  readonly currentPeriodEnd: number | null;
  readonly cancelAt: number | null;
  readonly canceledAt: number | null;
};

/** What becomes of money already paid when a plan ends at once. */
export type Money = 'keep' | 'refund';

export type PayOptions = {
  readonly now: Date;
  readonly email: string;
  /** The customer of an earlier plan, so that credit is found again. */
  readonly customer: string | null;
  /** Where the browser comes back to, paid or not; complete addresses. */
  readonly paidUrl: string;
  readonly backUrl: string;
  readonly outcome: TestOutcome | undefined;
};

/**
 * Who takes the money: Stripe, or a test that takes none (silverplus-16). Every method may be called
 * again with the same values without doing anything twice.
 * @throws Error when the service cannot be reached
 */
export type BillingProvider = {
  readonly name: 'stripe' | 'test';
  readonly pay: (order: Order, options: PayOptions) => Promise<PaymentStep>;
  /** Closes a checkout that was given up; one that is closed already stays as it is. */
  readonly giveUp: (reference: string) => Promise<void>;
  readonly findCheckout: (
    reference: string,
    now: Date,
  ) => Promise<CheckoutFacts | PaidCheckout | null>;
  /** null: nothing is known of it. */
  readonly findSubscription: (reference: string) => Promise<SubscriptionFacts | null>;
  /**
   * Takes no further payments after the month that ends on this day; a payment of a later month is
   * given back.
   */
  readonly endAt: (subscription: Subscription, end: number) => Promise<void>;
  readonly endNow: (reference: string, money: Money) => Promise<void>;
  /** Takes no payments until it is told otherwise, and then those that waited. */
  readonly setPaused: (reference: string, paused: boolean) => Promise<void>;
  /** Sets an amount off against the next payments; below zero it takes it back. Once for each key. */
  readonly giveCredit: (customer: string, cents: number, key: string) => Promise<void>;
  /** A plan that was to end goes on. */
  readonly goOn: (reference: string) => Promise<void>;
  /** Gives an amount of the newest payments of a plan back, once for each key. */
  readonly giveBack: (reference: string, cents: number, key: string) => Promise<void>;
  /** Where a payment that failed is made; null when nothing is open. A complete address or a path. */
  readonly payOpenAt: (subscription: Subscription) => Promise<string | null>;
};
