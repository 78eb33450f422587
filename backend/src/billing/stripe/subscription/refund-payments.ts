import type Stripe from 'stripe';
import { ignoringErrors } from './ignoring-errors.ts';

/** Gives back the newest payments, each once. */
export async function refundPayments(
  stripe: Stripe,
  subscription: string,
  limit: number,
): Promise<void> {
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

/** As many payments as an amount can be spread over: more than a year of months. */
const MOST_PAYMENTS = 24;

/**
 * Gives an amount back from the newest payments on, each at most as far as it was paid. The same key gives
 * nothing back twice.
 * @throws Error when less was paid than is to be given back
 */
export async function refundAmount(
  stripe: Stripe,
  subscription: string,
  cents: number,
  key: string,
): Promise<void> {
  let left = cents;
  const invoices = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: MOST_PAYMENTS,
  });
  for (const invoice of invoices.data) {
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    for (const { payment, amount_paid: paid } of payments.data) {
      const intent = payment.payment_intent;
      if (!intent || !paid || left <= 0) continue;
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      const amount = Math.min(left, paid);
      await stripe.refunds.create(
        { payment_intent, amount },
        { idempotencyKey: `${key}-${payment_intent}` },
      );
      left -= amount;
    }
  }
  if (left > 0) throw new Error(`Payments for ${left} cents of a refund are missing.`);
}
