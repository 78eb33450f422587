import type { Product, TestOutcome } from '@silverjobs/contract';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { checkoutOrders } from '../../database/schema.ts';
import { describeError } from '../../errors/describe-error.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import type { Order, PaymentStep } from '../provider.ts';
import { startSubscription } from '../start-subscription.ts';
import { loadRunning, refuseNoUpgrade } from './create-order.ts';
import { isExpired, loadOrderOf } from './load-order.ts';
import { orderAddress, returnAddress } from './return-address.ts';

const PAYABLE = ['open', 'failed'] as const;

function refuseUnpayable(order: Order, services: Services): void {
  const payable = order.state === 'open' || order.state === 'failed';
  if (order.provider !== services.billing.name || isExpired(order, services.now()) || !payable) {
    throw new Failure('conflict', {
      message:
        'Diese Bestellung ist schon abgeschlossen oder abgelaufen. Bitte wählen Sie den Tarif noch einmal.',
    });
  }
}

async function requestPayment(
  services: Services,
  requester: Requester,
  order: Order,
  outcome: TestOutcome | undefined,
): Promise<PaymentStep> {
  const { billing, publicUrl, now } = services;
  const running = await loadRunning(services, requester.usersId);
  refuseNoUpgrade(running, order.product as Product);
  const options = {
    now: now(),
    email: requester.email,
    customer: running?.provider === billing.name ? running.customer : null,
    paidUrl: `${publicUrl}${returnAddress(order.redirectPath, order.id)}`,
    backUrl: `${publicUrl}${orderAddress(order.id)}`,
    outcome,
  };
  return billing.pay(order, options).catch((error: unknown) => {
    services.warn(`The payment service did not take an order: ${describeError(error)}`);
    throw new Failure('unavailable', {
      message:
        'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts bestellt. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    });
  });
}

/**
 * The binding order (silverplus-14).
 * @param outcome how a test payment ends; a real one ignores it
 * @returns where the browser goes: to pay, or back to the application
 * @throws Failure not_found, conflict, unavailable
 */
export async function confirmOrder(
  services: Services,
  requester: Requester,
  orderId: string,
  outcome: TestOutcome | undefined,
): Promise<string> {
  const order = await loadOrderOf(services, requester.usersId, orderId);
  refuseUnpayable(order, services);
  const step = await requestPayment(services, requester, order, outcome);
  const { db, now } = services;
  const change = (values: Partial<Order>) =>
    db
      .update(checkoutOrders)
      .set(values)
      .where(and(eq(checkoutOrders.id, orderId), inArray(checkoutOrders.state, PAYABLE)));
  switch (step.kind) {
    case 'redirect':
      await change({ reference: step.reference });
      return step.url;
    case 'failed':
      await change({ state: 'failed' });
      return orderAddress(orderId);
    case 'processing': {
      const { reference, lookAt } = step;
      await change({ state: 'processing', reference });
      const task = { kind: 'billing-checkout', payload: { reference } } as const;
      await addTask(db, now(), { ...task, key: `checkout:${reference}`, notBefore: lookAt });
      break;
    }
    case 'paid':
      await startSubscription(services, orderId, step.payment);
  }
  return returnAddress(order.redirectPath, orderId);
}

/**
 * Gives an order up before it is paid.
 * @returns where the browser goes
 * @throws Failure not_found, conflict when it is already paid
 */
export async function abandonOrder(
  services: Services,
  requester: Requester,
  orderId: string,
): Promise<string> {
  const order = await loadOrderOf(services, requester.usersId, orderId);
  if (order.state === 'open' || order.state === 'failed') {
    // A checkout that stays open ends by itself; what is paid there all the same still counts.
    if (order.reference !== null) {
      await services.billing
        .giveUp(order.reference)
        .catch((error: unknown) => services.warn(`A checkout stays open: ${describeError(error)}`));
    }
    await services.db
      .update(checkoutOrders)
      .set({ state: 'canceled' })
      .where(and(eq(checkoutOrders.id, orderId), inArray(checkoutOrders.state, PAYABLE)));
  } else if (order.state === 'paid' || order.state === 'processing') {
    throw new Failure('conflict', {
      message: 'Diese Bestellung ist schon abgeschickt. Sie können den Vertrag widerrufen.',
    });
  }
  return returnAddress(order.redirectPath, orderId);
}
