import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { cancelSubscriptionOf } from './cancel-subscription.ts';
import { confirmDeclaration } from './declarations/confirm-declaration.ts';
import { receiveDeclaration } from './declarations/receive-declaration.ts';
import { abandonOrder, confirmOrder } from './orders/confirm-order.ts';
import { createOrder, loadRunning } from './orders/create-order.ts';
import { loadOrderOf, orderOf } from './orders/load-order.ts';
import { orderAddress } from './orders/return-address.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { loadSubscription } from './subscription-details.ts';

export const billingCalls = [
  implement('GET /candidate_subscription_details', async ({ requester }, { db, now }) => {
    const details = await loadSubscription({ db, now }, requester.usersId);
    if (!details) throw new Failure('not_found');
    return details;
  }),
  // The token in the body decides nothing: who asks is decided by the header (silverplus-12).
  implement('POST /candidate_checkout_session', async ({ requester, body }, services) => {
    const { product, redirectPath } = body;
    const order = await createOrder(services, requester.usersId, product, redirectPath);
    return { url: orderAddress(order) };
  }),
  implement('GET /candidate_checkout_session/{id}', async ({ requester, params }, services) => {
    const order = await loadOrderOf(services, requester.usersId, params.id);
    const running = await loadRunning(services, requester.usersId);
    return orderOf(order, running, services.now());
  }),
  implement('POST /candidate_checkout_session/{id}/order', async (request, services) => {
    const { requester, params, body } = request;
    return { url: await confirmOrder(services, requester, params.id, body.outcome) };
  }),
  implement('POST /candidate_checkout_session/{id}/cancel', async (request, services) => {
    const { requester, params } = request;
    return { url: await abandonOrder(services, requester, params.id) };
  }),
  implement('POST /candidate_cancel_subscription', async ({ requester }, services) => {
    await cancelSubscriptionOf(services, requester.usersId);
    return { ok: true as const };
  }),
  implement('POST /candidate_subscription/pay', async ({ requester }, services) => ({
    url: await payOpenInvoice(services, requester.usersId),
  })),
  implement('POST /contract_declaration/confirm', ({ body, network }, services) =>
    confirmDeclaration(services, body.token, network),
  ),
  implement('POST /contract_cancellation', ({ requester, body, network }, services) => {
    const { end, ...given } = body;
    const declaration = { ...given, requestedEnd: end ?? null };
    return receiveDeclaration(services, requester, declaration, network);
  }),
  implement('POST /contract_withdrawal', ({ requester, body, network }, services) =>
    receiveDeclaration(services, requester, { ...body, kind: 'withdrawal' }, network),
  ),
];
