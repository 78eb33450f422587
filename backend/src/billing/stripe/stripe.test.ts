import { PLAN_KEYS } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { buildApp } from '../../app.ts';
import { billingTasks, checkoutOrders, subscriptions } from '../../database/schema.ts';
import { billingServices, planOf, restoreBilling } from '../../testing/billing.ts';
import {
  startStripeServer,
  stripeSession,
  stripeSubscription,
} from '../../testing/stripe-server.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { ORDER_ID, testUsers } from '../../testing/test-users.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { confirmOrder } from '../orders/confirm-order.ts';
import { runTasks } from '../tasks/run-tasks.ts';
import { openStripe } from './open-stripe.ts';

const webhookSecret = 'whsec_test';
const { usersId } = testUsers.candidate;
const SESSION = 'GET /v1/checkout/sessions/cs_test_1';
const SUBSCRIPTION = 'GET /v1/subscriptions/sub_1';

let api: TestApp;
let server: Awaited<ReturnType<typeof startStripeServer>>;
let stripe: ReturnType<typeof openStripe>;
let app: ReturnType<typeof buildApp>;
let services: ReturnType<typeof billingServices>;
beforeAll(async () => {
  api = await openTestApp();
  server = await startStripeServer();
  stripe = openStripe({ secretKey: 'sk_test_1', webhookSecret, address: server.address });
  app = buildApp({
    database: api.db,
    now: () => api.clock.now,
    publicUrl: 'https://test.example',
    billing: stripe.billing,
    readStripeEvent: stripe.readEvent,
  });
});
beforeEach(async () => {
  await restoreBilling(api);
  services = billingServices(api, stripe.billing);
  server.calls.length = 0;
  for (const call of Object.keys(server.answers)) delete server.answers[call];
  await api.db
    .update(checkoutOrders)
    .set({ provider: 'stripe' })
    .where(eq(checkoutOrders.id, ORDER_ID));
});
afterAll(async () => {
  await app.close();
  await server.close();
  await api.close();
});

const requester = { usersId, email: testUsers.candidate.email } as Parameters<
  typeof confirmOrder
>[1];
let eventCount = 0;

/** Stripe tells of something; the signature is made by Stripe's own library. */
function tell(type: string, object: object, { id = '', secret = webhookSecret } = {}) {
  eventCount += 1;
  const event = { id: id || `evt_${eventCount}`, object: 'event', type, data: { object } };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return app.inject({
    method: 'POST',
    url: '/api/stripe_webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

/** The order is paid at Stripe and everything that follows is done. */
async function pay(): Promise<void> {
  server.answers[SESSION] = {
    body: stripeSession(ORDER_ID, {
      status: 'complete',
      payment_status: 'paid',
      subscription: stripeSubscription(),
    }),
  };
  await tell('checkout.session.completed', { id: 'cs_test_1' });
  await runTasks(services);
}

test('PLUS-05 silverplus-15 the order opens Stripe Checkout with our price, summary and ways back', async () => {
  server.answers['POST /v1/checkout/sessions'] = { body: stripeSession(ORDER_ID) };
  const url = await confirmOrder(services, requester, ORDER_ID, 'paid');
  expect(url).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
  const form = server.calls[0]?.form ?? {};
  expect(form).toMatchObject({
    mode: 'subscription',
    locale: 'de',
    client_reference_id: ORDER_ID,
    customer_email: testUsers.candidate.email,
    'line_items[0][price_data][unit_amount]': '1399',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][recurring][interval]': 'month',
    'line_items[0][price_data][product_data][name]': PLAN_KEYS[6],
    success_url: `https://test.example/silverplus?checkout=${ORDER_ID}`,
    cancel_url: `https://test.example/silverplus/checkout/${ORDER_ID}`,
  });
  expect(form['custom_text[submit][message]']?.replaceAll('\u00a0', ' ')).toContain('83,94 €');
  expect(server.calls[0]?.idempotencyKey).toContain(ORDER_ID);
  // What the browser says about the outcome opens nothing.
  expect((await planOf(api, usersId)).user?.type).toBe('free');
  server.answers[SESSION] = { body: stripeSession(ORDER_ID) };
  expect(await confirmOrder(services, requester, ORDER_ID, undefined)).toBe(url);
  expect(server.calls.map(({ call }) => call)).toEqual(['POST /v1/checkout/sessions', SESSION]);
});

test('PLUS-05 Stripe does not answer: nothing is ordered, and the user is told', async () => {
  server.answers['POST /v1/checkout/sessions'] = { status: 500, body: { error: { message: 'x' } } };
  await expect(confirmOrder(services, requester, ORDER_ID, undefined)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(services.warnings).toHaveLength(1);
});

test('PLUS-07 a paid checkout opens silver+', async () => {
  await pay();
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'paid', label: PLAN_KEYS[6] },
    subscription: {
      provider: 'stripe',
      reference: 'sub_1',
      customer: 'cus_1',
      termEnd: Date.UTC(2027, 4, 21, 8) / 1_000,
      currentPeriodEnd: Date.UTC(2026, 11, 21, 9) / 1_000,
    },
  });
});

test('PLUS-07 the same event twice is worked on once, other news of the same thing change nothing', async () => {
  await pay();
  const before = await planOf(api, usersId);
  server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  for (const id of ['evt_same', 'evt_same']) {
    expect((await tell('checkout.session.completed', { id: 'cs_test_1' }, { id })).statusCode).toBe(
      200,
    );
  }
  await tell('customer.subscription.created', { id: 'sub_1' });
  await tell('invoice.paid', {
    id: 'in_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
  });
  expect(await runTasks(services)).toBe(3);
  expect(await planOf(api, usersId)).toEqual(before);
});

test('PLUS-07 news in the wrong order: the state at Stripe decides, not the event', async () => {
  server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  await tell('customer.subscription.updated', { id: 'sub_1', status: 'canceled' });
  await runTasks(services);
  await pay();
  // An old event says that it is over; Stripe says that it runs.
  await tell('customer.subscription.deleted', { id: 'sub_1', status: 'canceled' });
  await runTasks(services);
  expect((await planOf(api, usersId)).subscription?.status).toBe('active');
});

test.each([
  ['signed with another secret', { secret: 'whsec_other' }],
  ['older than five minutes', {}],
])('PLUS-07 an event %s is refused and not noted', async (name, options) => {
  const object = { id: 'cs_test_1' };
  let response: { statusCode: number };
  if (name.startsWith('signed'))
    response = await tell('checkout.session.completed', object, options);
  else {
    const payload = JSON.stringify({ id: 'evt_old', type: 'x', data: { object } });
    const timestamp = Math.floor(Date.now() / 1_000) - 301;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp,
    });
    response = await app.inject({
      method: 'POST',
      url: '/api/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  }
  expect(response.statusCode).toBe(400);
  expect(await api.db.$count(billingTasks)).toBe(0);
});

test('PLUS-07 an event without signature is refused; without Stripe nothing listens', async () => {
  const event = { method: 'POST' as const, url: '/api/stripe_webhook', payload: { id: 'evt_1' } };
  expect((await app.inject(event)).statusCode).toBe(400);
  expect((await api.app.inject(event)).statusCode).toBe(404);
});

test('PLUS-07 Stripe does not answer: the event is tried again later', async () => {
  server.answers[SESSION] = { status: 503, body: { error: { message: 'x' } } };
  await tell('checkout.session.completed', { id: 'cs_test_1' });
  await runTasks(services);
  expect(services.warnings).toHaveLength(1);
  expect((await planOf(api, usersId)).user?.type).toBe('free');
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  server.answers[SESSION] = {
    body: stripeSession(ORDER_ID, {
      status: 'complete',
      payment_status: 'paid',
      subscription: stripeSubscription(),
    }),
  };
  await runTasks(services);
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
});

test.each([
  ['expired', 'checkout.session.expired', { status: 'expired' }, 'expired'],
  ['not confirmed yet', 'checkout.session.completed', { status: 'complete' }, 'processing'],
  ['refused after all', 'checkout.session.async_payment_failed', { status: 'complete' }, 'failed'],
])('PLUS-07 a checkout that is %s', async (_, type, values, state) => {
  server.answers[SESSION] = { body: stripeSession(ORDER_ID, values) };
  await tell(type, { id: 'cs_test_1' });
  await runTasks(services);
  const [order] = await api.db.select().from(checkoutOrders).where(eq(checkoutOrders.id, ORDER_ID));
  expect(order?.state).toBe(state);
  expect((await planOf(api, usersId)).user?.type).toBe('free');
});

test('PLUS-06 within the minimum term Stripe ends with the last month of it', async () => {
  await pay();
  server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  server.answers['POST /v1/subscriptions/sub_1'] = { body: stripeSubscription() };
  expect(await cancelSubscription(services, usersId)).toMatchObject({
    end: Date.UTC(2027, 4, 21, 8) / 1_000,
  });
  // Stripe counts in UTC: its sixth month ends an hour after ours, which is in summer time.
  expect(server.calls.at(-1)?.form).toEqual({
    cancel_at: String(Date.UTC(2027, 4, 21, 9) / 1_000),
    proration_behavior: 'none',
  });
  server.answers[SUBSCRIPTION] = {
    body: stripeSubscription({ cancel_at: Date.UTC(2027, 4, 21, 9) / 1_000 }),
  };
  await tell('customer.subscription.updated', { id: 'sub_1' });
  await runTasks(services);
  expect((await planOf(api, usersId)).subscription).toMatchObject({
    cancelAt: Date.UTC(2027, 4, 21, 8) / 1_000,
    canceledAt: Math.floor(api.clock.now.getTime() / 1_000),
  });
});

test('PLUS-06 after the minimum term Stripe ends with the running month', async () => {
  await pay();
  api.clock.now = new Date('2027-06-01T09:00:00Z');
  const end = Date.UTC(2027, 5, 21, 9) / 1_000;
  const items = { object: 'list', data: [{ id: 'si_1', current_period_end: end }] };
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ items }) };
  server.answers['POST /v1/subscriptions/sub_1'] = { body: stripeSubscription({ items }) };
  await cancelSubscription(services, usersId);
  expect(server.calls.at(-1)?.form).toEqual({ cancel_at_period_end: 'true' });
});

test('PLUS-07 a plan that Stripe has ended closes; a missing payment does not yet', async () => {
  await pay();
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'past_due' }) };
  await tell('invoice.payment_failed', { id: 'in_2', subscription: 'sub_1' });
  await runTasks(services);
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'paid' },
    subscription: { status: 'past_due' },
  });
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'canceled' }) };
  await tell('customer.subscription.deleted', { id: 'sub_1' });
  await runTasks(services);
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'free' },
    subscription: { status: 'canceled' },
  });
});

test('silverplus-37 a withdrawal ends the subscription at Stripe and gives every payment back, once', async () => {
  await pay();
  server.answers['DELETE /v1/subscriptions/sub_1'] = {
    body: stripeSubscription({ status: 'canceled' }),
  };
  const list = (data: object[]) => ({ body: { object: 'list', has_more: false, data } });
  server.answers['GET /v1/invoices'] = list([{ id: 'in_1', object: 'invoice' }]);
  server.answers['GET /v1/invoice_payments'] = list([
    { id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_1' } },
  ]);
  server.answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund' } };
  const body = { name: 'Renate', email: testUsers.candidate.email };
  await api.send('POST /contract_withdrawal', { body }, null);
  await runTasks(services);
  expect((await planOf(api, usersId)).user?.type).toBe('free');
  expect(server.calls.at(-1)).toMatchObject({
    call: 'POST /v1/refunds',
    form: { payment_intent: 'pi_1' },
    idempotencyKey: 'refund-pi_1',
  });
});

test('PLUS-06 without the connection a plan at Stripe is not told to be cancelled', async () => {
  await pay();
  await expect(cancelSubscription(billingServices(api), usersId)).rejects.toThrow('not configured');
  const [row] = await api.db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  expect(row?.cancelAt).toBeNull();
});

// The last one: its user is gone.
test('ACCT-09 a deleted account is ended at Stripe without a refund, and what is gone there is done', async () => {
  await pay();
  const params = { id: usersId };
  await api.send('DELETE /users/{id}', { params }, 'candidate');
  await runTasks(services);
  expect(server.calls.at(-1)?.call).toBe('DELETE /v1/subscriptions/sub_1');
  const [task] = await api.db.select().from(billingTasks).where(eq(billingTasks.kind, 'end'));
  expect([task?.state, services.warnings]).toEqual(['done', []]);
});
