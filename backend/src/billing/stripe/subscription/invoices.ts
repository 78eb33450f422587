import type Stripe from 'stripe';

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
