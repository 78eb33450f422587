import type Stripe from 'stripe';
import type { Money, Subscription, SubscriptionFacts } from '../provider.ts';
import { periodEndOf } from './stripe-checkout.ts';

const ENDED: readonly string[] = ['canceled', 'incomplete_expired', 'unpaid'];
/** Months up to which an end is looked for: longer than anybody can wish. */
const MAX_MONTHS = 600;
/** Two ends that differ by less are the same: summer time lies between them. */
const SAME_SECONDS = 2 * 3_600;

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}

/** Lets pass that something is gone or done already: every task may be tried again. */
async function ignoringErrors<T>(codes: readonly string[], work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}

/** What Stripe knows of a subscription; null when it knows none. */
export async function findStripeSubscription(
  stripe: Stripe,
  reference: string,
): Promise<SubscriptionFacts | null> {
  const found = await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.retrieve(reference),
  );
  if (!found) return null;
  const currentPeriodEnd = periodEndOf(found);
  return {
    status: found.status,
    ended: ENDED.includes(found.status),
    currentPeriodEnd,
    cancelAt: found.cancel_at ?? (found.cancel_at_period_end ? currentPeriodEnd : null),
    canceledAt: found.canceled_at,
  };
}

/** The same time so many months later as Stripe counts: in UTC, at most the last day of the month. */
function addStripeMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1_000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return (Date.UTC(year, month, day) + (from.getTime() % 86_400_000)) / 1_000;
}

/**
 * The end of the month at Stripe that is nearest to our end: an end within a month would be billed
 * as a month of its own.
 */
function stripeEnd(anchor: number, end: number): number {
  let nearest = addStripeMonths(anchor, 1);
  for (let months = 2; months < MAX_MONTHS && nearest < end; months += 1) {
    const next = addStripeMonths(anchor, months);
    if (Math.abs(next - end) > Math.abs(nearest - end)) break;
    nearest = next;
  }
  return nearest;
}

/**
 * Lets a subscription end with the month that ends on this day. On its last day the next month may have
 * begun already: then it ends at once and that month's payment is given back.
 */
export async function endStripeSubscription(
  stripe: Stripe,
  { reference }: Subscription,
  end: number,
): Promise<void> {
  const found = await stripe.subscriptions.retrieve(reference);
  const moment = stripeEnd(found.billing_cycle_anchor, end);
  const begun = found.items.data[0]?.current_period_start ?? 0;
  if (moment <= begun + SAME_SECONDS) {
    await stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false });
    return refundPayments(stripe, reference, 1);
  }
  const soon = Math.abs(moment - (periodEndOf(found) ?? 0)) <= SAME_SECONDS;
  await stripe.subscriptions.update(
    reference,
    soon ? { cancel_at_period_end: true } : { cancel_at: moment, proration_behavior: 'none' },
  );
}

/** Gives back the newest payments, each once. */
async function refundPayments(stripe: Stripe, subscription: string, limit: number): Promise<void> {
  const invoices = await stripe.invoices.list({ subscription, status: 'paid', limit });
  for (const invoice of invoices.data) {
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    for (const { payment } of payments.data) {
      const intent = payment.payment_intent;
      if (!intent) continue;
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      await ignoringErrors(
        ['charge_already_refunded'],
        stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` }),
      );
    }
  }
}

/** Ends a subscription at once, and gives everything back where that is asked for. */
export async function endStripeSubscriptionNow(
  stripe: Stripe,
  reference: string,
  money: Money,
): Promise<void> {
  await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false }),
  );
  if (money === 'refund') await refundPayments(stripe, reference, 100);
}

/** Lets payments wait, or takes them again together with those that waited. */
export async function pauseStripeSubscription(
  stripe: Stripe,
  reference: string,
  paused: boolean,
): Promise<void> {
  const found = await ignoringErrors(
    ['resource_missing'],
    stripe.subscriptions.update(reference, {
      pause_collection: paused ? { behavior: 'keep_as_draft' } : '',
    }),
  );
  if (!found || paused) return;
  const waiting = await stripe.invoices.list({ subscription: reference, status: 'draft' });
  for (const { id } of waiting.data) {
    if (id) await stripe.invoices.update(id, { auto_advance: true });
  }
}

/** Sets an amount off against a customer's next invoices; below zero it takes it back. */
export async function giveStripeCredit(
  stripe: Stripe,
  customer: string,
  cents: number,
  key: string,
): Promise<void> {
  await stripe.customers.createBalanceTransaction(
    customer,
    { amount: -cents, currency: 'eur', description: key },
    { idempotencyKey: key },
  );
}

/** The page on which the payment that failed is made; null when none is open. */
export async function openStripeInvoice(stripe: Stripe, reference: string): Promise<string | null> {
  const open = await stripe.invoices.list({ subscription: reference, status: 'open', limit: 1 });
  return open.data[0]?.hosted_invoice_url ?? null;
}
