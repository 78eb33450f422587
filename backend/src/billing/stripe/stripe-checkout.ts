import { formatPrice, type Product, planOfProduct, termPriceCents } from '@silverjobs/contract';
import type Stripe from 'stripe';
import type {
  CheckoutFacts,
  Order,
  PaidCheckout,
  Payment,
  PaymentStep,
  PayOptions,
} from '../provider.ts';

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** What stands above Stripe's button, as on our own page before (silverplus-15). */
function summary(order: Order): string {
  const plan = planOfProduct(order.product as Product);
  const price = formatPrice(order.priceCents);
  return `${plan} Monate Mindestlaufzeit, zusammen ${formatPrice(termPriceCents(plan, order.priceCents))}. Danach unbefristet für ${price} im Monat, jederzeit zum Ende des Vertragsmonats kündbar. 14 Tage Widerrufsrecht.`;
}

/** The checkout of an earlier try that can still be paid. */
async function openSession(stripe: Stripe, order: Order): Promise<string | null> {
  if (order.reference === null) return null;
  const session = await stripe.checkout.sessions.retrieve(order.reference);
  return session.status === 'open' ? session.url : null;
}

/** Closes a checkout that is open; Stripe refuses to close any other. */
export async function giveUpStripeCheckout(stripe: Stripe, reference: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(reference);
  if (status === 'open') await stripe.checkout.sessions.expire(reference);
}

/** Opens Stripe Checkout for an order, or the one that is open already. */
export async function openStripeCheckout(
  stripe: Stripe,
  order: Order,
  { email, customer, paidUrl, backUrl }: PayOptions,
): Promise<PaymentStep> {
  const known = await openSession(stripe, order);
  if (known !== null && order.reference !== null) {
    return { kind: 'redirect', url: known, reference: order.reference };
  }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      locale: 'de',
      client_reference_id: order.id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: order.priceCents,
            tax_behavior: 'inclusive',
            recurring: { interval: 'month' },
            product_data: { name: order.product },
          },
        },
      ],
      success_url: paidUrl,
      cancel_url: backUrl,
      ...(customer ? { customer } : { customer_email: email }),
      subscription_data: { metadata: { order: order.id } },
      custom_text: { submit: { message: summary(order) } },
    },
    { idempotencyKey: `order-${order.id}-${order.reference ?? 'first'}` },
  );
  if (!session.url) throw new Error(`The checkout ${session.id} has no address.`);
  return { kind: 'redirect', url: session.url, reference: session.id };
}

/** When the month of a subscription ends that is paid now, in seconds. */
export function periodEndOf({ items }: Stripe.Subscription): number | null {
  return items.data[0]?.current_period_end ?? null;
}

function paymentOf(subscription: Stripe.Subscription): Payment {
  return {
    reference: subscription.id,
    customer: idOf(subscription.customer),
    startedAt: subscription.start_date,
    currentPeriodEnd: periodEndOf(subscription),
  };
}

/** How a checkout stands; null for one that is none of ours. */
export async function findStripeCheckout(
  stripe: Stripe,
  reference: string,
): Promise<CheckoutFacts | PaidCheckout | null> {
  const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['subscription'] });
  const { client_reference_id: orderId, status, payment_status, subscription } = session;
  if (orderId === null) return null;
  if (status === 'open') return { orderId, state: 'open' };
  if (status === 'expired') return { orderId, state: 'expired' };
  if (payment_status === 'unpaid') return { orderId, state: 'processing' };
  if (subscription === null || typeof subscription === 'string') {
    throw new Error(`The checkout ${reference} has no subscription.`);
  }
  return { orderId, state: 'paid', payment: paymentOf(subscription) };
}
