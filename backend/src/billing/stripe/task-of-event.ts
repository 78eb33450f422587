import type Stripe from 'stripe';
import type { Task } from '../../queue/task-kinds.ts';

type Given = Readonly<Record<string, unknown>>;

function idOf(thing: unknown): string | null {
  if (typeof thing === 'string') return thing;
  const id = (thing as Given | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

/** The subscription of an invoice; its place depends on the version that the webhook was made with. */
function subscriptionOf(invoice: Given): string | null {
  const parent = invoice.parent as { subscription_details?: Given } | null | undefined;
  return idOf(parent?.subscription_details?.subscription ?? invoice.subscription);
}

/**
 * What is to be done about an event: look how the thing stands now. What the event itself says is
 * not used, because it may be old; null for events that do not concern us.
 */
export function taskOfEvent({ type, data }: Pick<Stripe.Event, 'type' | 'data'>): Task | null {
  const object = data.object as unknown as Given;
  const [kind, reference] = type.startsWith('checkout.session.')
    ? (['billing-checkout', idOf(object)] as const)
    : type.startsWith('customer.subscription.')
      ? (['billing-subscription', idOf(object)] as const)
      : type.startsWith('invoice.')
        ? (['billing-subscription', subscriptionOf(object)] as const)
        : (['billing-checkout', null] as const);
  if (reference === null) return null;
  if (type === 'checkout.session.async_payment_failed') {
    return { kind: 'billing-checkout', payload: { reference, failed: true } };
  }
  return { kind, payload: { reference } };
}
