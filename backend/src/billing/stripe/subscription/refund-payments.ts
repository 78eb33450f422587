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
