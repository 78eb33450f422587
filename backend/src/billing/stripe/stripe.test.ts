import { PLAN_KEYS } from '@silverjobs/contract';
import Stripe from 'stripe';
import { eq } from '../../database/drizzle.ts';
import { checkoutOrders, tasks } from '../../database/schema.ts';
import { planOf, runTasks } from '../../testing/billing.ts';
import { stripeSession, stripeSubscription } from '../../testing/stripe-server.ts';
import { ORDER_ID, testUsers } from '../../testing/test-users.ts';
import { confirmOrder } from '../orders/confirm-order.ts';
import {
  openStripeApp,
  SESSION,
  type StripeApp,
  SUBSCRIPTION,
  webhookSecret,
} from './testing/open-stripe-app.ts';

const { usersId } = testUsers.candidate;

let stripe: StripeApp;
beforeAll(async () => {
  stripe = await openStripeApp();
});
beforeEach(() => stripe.restore());
afterAll(() => stripe.close());

const requester = { usersId, email: testUsers.candidate.email } as Parameters<
  typeof confirmOrder
>[1];

test('PLUS-05 silverplus-15 the order opens Stripe Checkout with our price, summary and ways back', async () => {
  stripe.server.answers['POST /v1/checkout/sessions'] = { body: stripeSession(ORDER_ID) };
  const url = await confirmOrder(stripe.services, requester, ORDER_ID, 'paid');
  expect(url).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
  const form = stripe.server.calls[0]?.form ?? {};
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
  expect(stripe.server.calls[0]?.idempotencyKey).toContain(ORDER_ID);
  // What the browser says about the outcome opens nothing.
  expect((await planOf(stripe.api, usersId)).user?.type).toBe('free');
  stripe.server.answers[SESSION] = { body: stripeSession(ORDER_ID) };
  expect(await confirmOrder(stripe.services, requester, ORDER_ID, undefined)).toBe(url);
  expect(stripe.server.calls.map(({ call }) => call)).toEqual([
    'POST /v1/checkout/sessions',
    SESSION,
  ]);
});

test('PLUS-05 Stripe does not answer: nothing is ordered, and the user is told', async () => {
  stripe.server.answers['POST /v1/checkout/sessions'] = {
    status: 500,
    body: { error: { message: 'x' } },
  };
  await expect(confirmOrder(stripe.services, requester, ORDER_ID, undefined)).rejects.toMatchObject(
    {
      code: 'unavailable',
    },
  );
  expect(stripe.services.warnings).toHaveLength(1);
});

test('PLUS-07 a paid checkout opens silver+', async () => {
  await stripe.pay();
  expect(await planOf(stripe.api, usersId)).toMatchObject({
    user: { type: 'paid', label: PLAN_KEYS[6] },
    subscription: {
      provider: 'stripe',
      reference: 'sub_1',
      customer: 'cus_1',
      termEnd: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
      currentPeriodEnd: Date.UTC(2026, 11, 21, 9) / 1_000,
    },
  });
});

test('PLUS-07 the same event twice is worked on once, other news of the same thing change nothing', async () => {
  await stripe.pay();
  const before = await planOf(stripe.api, usersId);
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  for (const id of ['evt_same', 'evt_same']) {
    expect(
      (await stripe.tell('checkout.session.completed', { id: 'cs_test_1' }, { id })).statusCode,
    ).toBe(200);
  }
  await stripe.tell('customer.subscription.created', { id: 'sub_1' });
  await stripe.tell('invoice.paid', {
    id: 'in_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
  });
  expect(await runTasks(stripe.services)).toBe(3);
  expect(await planOf(stripe.api, usersId)).toEqual(before);
});

test('PLUS-07 news in the wrong order: the state at Stripe decides, not the event', async () => {
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  await stripe.tell('customer.subscription.updated', { id: 'sub_1', status: 'canceled' });
  await runTasks(stripe.services);
  await stripe.pay();
  // An old event says that it is over; Stripe says that it runs.
  await stripe.tell('customer.subscription.deleted', { id: 'sub_1', status: 'canceled' });
  await runTasks(stripe.services);
  expect((await planOf(stripe.api, usersId)).subscription?.status).toBe('active');
});

test.each([
  ['signed with another secret', { secret: 'whsec_other' }],
  ['older than five minutes', {}],
])('PLUS-07 an event %s is refused and not noted', async (name, options) => {
  const object = { id: 'cs_test_1' };
  let response: { statusCode: number };
  if (name.startsWith('signed'))
    response = await stripe.tell('checkout.session.completed', object, options);
  else {
    const payload = JSON.stringify({ id: 'evt_old', type: 'x', data: { object } });
    const timestamp = Math.floor(Date.now() / 1_000) - 301;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp,
    });
    response = await stripe.receive(payload, signature);
  }
  expect(response.statusCode).toBe(400);
  expect(await stripe.api.db.$count(tasks)).toBe(0);
});

test('PLUS-07 an event without signature is refused; without Stripe nothing listens', async () => {
  const event = { method: 'POST' as const, url: '/api/stripe_webhook', payload: { id: 'evt_1' } };
  expect((await stripe.app.inject(event)).statusCode).toBe(400);
  expect((await stripe.api.app.inject(event)).statusCode).toBe(404);
});

test.each([
  'null',
  '[]',
  '"text"',
  '{}',
  '{"id":1,"type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}',
  '{"id":"evt_1","type":null,"data":{"object":{"id":"cs_1"}}}',
  '{"id":"evt_1","type":"invoice.paid","data":{"object":null}}',
  '{"id":"evt_1","type":"invoice.paid"}',
  `{"id":"${'e'.repeat(300)}","type":"invoice.paid","data":{"object":{}}}`,
])('TRUST-11 a signed event %s is refused, not a crash', async (payload) => {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const response = await stripe.receive(payload, signature);
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation.failed']);
  expect(await stripe.api.db.$count(tasks)).toBe(0);
});

test('PLUS-07 Stripe does not answer: the event is tried again later', async () => {
  stripe.server.answers[SESSION] = { status: 503, body: { error: { message: 'x' } } };
  await stripe.tell('checkout.session.completed', { id: 'cs_test_1' });
  await runTasks(stripe.services);
  expect(stripe.services.warnings).toHaveLength(1);
  expect((await planOf(stripe.api, usersId)).user?.type).toBe('free');
  stripe.api.clock.now = new Date(stripe.api.clock.now.getTime() + 60_000);
  stripe.server.answers[SESSION] = {
    body: stripeSession(ORDER_ID, {
      status: 'complete',
      payment_status: 'paid',
      subscription: stripeSubscription(),
    }),
  };
  await runTasks(stripe.services);
  expect((await planOf(stripe.api, usersId)).user?.type).toBe('paid');
});

test.each([
  ['expired', 'checkout.session.expired', { status: 'expired' }, 'expired'],
  ['not confirmed yet', 'checkout.session.completed', { status: 'complete' }, 'processing'],
  ['refused after all', 'checkout.session.async_payment_failed', { status: 'complete' }, 'failed'],
])('PLUS-07 a checkout that is %s', async (_, type, values, state) => {
  stripe.server.answers[SESSION] = { body: stripeSession(ORDER_ID, values) };
  await stripe.tell(type, { id: 'cs_test_1' });
  await runTasks(stripe.services);
  const [order] = await stripe.api.db
    .select()
    .from(checkoutOrders)
    .where(eq(checkoutOrders.id, ORDER_ID));
  expect(order?.state).toBe(state);
  expect((await planOf(stripe.api, usersId)).user?.type).toBe('free');
});
