import { eq } from '../../database/drizzle.ts';
import { invoices, subscriptions } from '../../database/schema.ts';
import { planOf, runTasks } from '../../testing/billing.ts';
import { stripeSubscription } from '../../testing/stripe-server.ts';
import { testUsers } from '../../testing/test-users.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { createOrder } from '../orders/create-order.ts';
import { payOpenInvoice } from '../pay-open-invoice.ts';
import { startSubscription } from '../start-subscription.ts';
import { openStripeApp, type StripeApp, SUBSCRIPTION } from './testing/open-stripe-app.ts';

const { usersId, email } = testUsers.candidate;

let stripe: StripeApp;
beforeAll(async () => {
  stripe = await openStripeApp();
});
beforeEach(async () => {
  await stripe.restore();
  await stripe.api.db.delete(invoices);
});
afterAll(() => stripe.close());

const list = (data: object[]) => ({ body: { object: 'list', has_more: false, data } });
const called = (call: string) => stripe.server.calls.filter((made) => made.call === call);
const HALF = 'POST /v1/subscriptions/sub_1';
const BALANCE = 'POST /v1/customers/cus_1/balance_transactions';

/** A longer plan is paid half an hour after the first. */
async function upgrade(): Promise<void> {
  const { api, services, server } = stripe;
  server.answers[HALF] = { body: stripeSubscription() };
  server.answers[BALANCE] = { body: { id: 'cbtxn_1', object: 'customer_balance_transaction' } };
  api.clock.now = new Date(api.clock.now.getTime() + 1_800_000);
  const id = await createOrder(
    services,
    usersId,
    'silver+ 12 Monate Mindestlaufzeit',
    'silverplus',
  );
  const startedAt = api.clock.now.getTime() / 1_000;
  const payment = { reference: 'sub_2', customer: 'cus_1', startedAt, currentPeriodEnd: null };
  await startSubscription(services, id, payment);
  await runTasks(services);
}

test('TRUST-07 silverplus-45 an upgrade pauses the plan before at Stripe and sets off what the order said', async () => {
  await stripe.pay();
  await upgrade();
  expect(called(HALF).map(({ form }) => form)).toEqual([
    { 'pause_collection[behavior]': 'keep_as_draft' },
  ]);
  // Half an hour of thirty days of 13,99 € is used.
  expect(called(BALANCE)).toMatchObject([
    { form: { amount: '-1398', currency: 'eur' }, idempotencyKey: 'credit-sub_2' },
  ]);
  expect(called('DELETE /v1/subscriptions/sub_1')).toEqual([]);
});

test('TRUST-07 silverplus-45 its withdrawal takes payments for the plan before again and gives back the new one', async () => {
  await stripe.pay();
  await upgrade();
  const { server, api, services } = stripe;
  server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  server.answers['DELETE /v1/subscriptions/sub_2'] = {
    body: stripeSubscription({ id: 'sub_2', status: 'canceled' }),
  };
  server.answers['GET /v1/invoices'] = list([{ id: 'in_7', object: 'invoice' }]);
  server.answers['POST /v1/invoices/in_7'] = { body: { id: 'in_7', object: 'invoice' } };
  server.answers['GET /v1/invoice_payments'] = list([
    { id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_2' } },
  ]);
  server.answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund' } };
  await api.send('POST /contract_withdrawal', { body: { name: 'R', email } }, 'candidate');
  await runTasks(services);
  expect(services.warnings).toEqual([]);
  expect(called(HALF).at(-1)?.form).toEqual({ pause_collection: '' });
  expect(called('POST /v1/invoices/in_7')[0]?.form).toEqual({ auto_advance: 'true' });
  expect(called(BALANCE).at(-1)).toMatchObject({
    form: { amount: '1398' },
    idempotencyKey: 'credit-back-sub_2',
  });
  expect(called('DELETE /v1/subscriptions/sub_2')).toHaveLength(1);
  expect(called('POST /v1/refunds')).toMatchObject([{ form: { payment_intent: 'pi_2' } }]);
  expect((await planOf(api, usersId)).subscription).toMatchObject({
    reference: 'sub_1',
    months: 6,
  });
});

test('TRUST-07 silverplus-45 once nobody can withdraw any more the plan before ends at Stripe', async () => {
  await stripe.pay();
  await upgrade();
  stripe.server.answers['DELETE /v1/subscriptions/sub_1'] = { body: stripeSubscription() };
  stripe.api.clock.now = new Date(Date.UTC(2026, 11, 25, 9));
  await runTasks(stripe.services);
  expect(called('DELETE /v1/subscriptions/sub_1')).toHaveLength(1);
  expect(called('POST /v1/refunds')).toEqual([]);
});

test('TRUST-07 silverplus-41 on the last day, after the next month began, Stripe ends at once and gives that month back', async () => {
  await stripe.pay();
  const { api, server, services } = stripe;
  api.clock.now = new Date('2027-05-21T15:00:00Z');
  const item = {
    id: 'si_1',
    current_period_start: Date.UTC(2027, 4, 21, 9) / 1_000,
    current_period_end: Date.UTC(2027, 5, 21, 9) / 1_000,
  };
  const items = { object: 'list', data: [item] };
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ items }) };
  server.answers['DELETE /v1/subscriptions/sub_1'] = { body: stripeSubscription({ items }) };
  server.answers['GET /v1/invoices'] = list([{ id: 'in_7', object: 'invoice' }]);
  server.answers['GET /v1/invoice_payments'] = list([
    { id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_7' } },
  ]);
  server.answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund' } };
  const end = Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000;
  expect(await cancelSubscription(services, usersId)).toMatchObject({ end });
  expect(called('POST /v1/refunds')).toMatchObject([{ form: { payment_intent: 'pi_7' } }]);
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'canceled', items }) };
  await stripe.tell('customer.subscription.deleted', { id: 'sub_1' });
  await runTasks(services);
  // Open until the day is over.
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
});

test('TRUST-07 silverplus-46 a payment that failed is made at Stripe, and its month is invoiced once it is', async () => {
  await stripe.pay();
  const { api, server, services } = stripe;
  await expect(payOpenInvoice(services, usersId)).rejects.toMatchObject({ code: 'conflict' });
  const items = {
    object: 'list',
    data: [{ id: 'si_1', current_period_end: Date.UTC(2027, 0, 21, 9) / 1_000 }],
  };
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'past_due', items }) };
  await stripe.tell('invoice.payment_failed', { id: 'in_2', subscription: 'sub_1' });
  await runTasks(services);
  const count = () => api.db.$count(invoices, eq(invoices.usersId, usersId));
  expect(await count()).toBe(1);
  await expect(payOpenInvoice(services, usersId)).rejects.toMatchObject({ code: 'unavailable' });
  server.answers['GET /v1/invoices'] = list([
    { id: 'in_2', object: 'invoice', hosted_invoice_url: 'https://invoice.stripe.com/i/in_2' },
  ]);
  expect(await payOpenInvoice(services, usersId)).toBe('https://invoice.stripe.com/i/in_2');
  server.answers[SUBSCRIPTION] = { body: stripeSubscription({ items }) };
  await stripe.tell('invoice.paid', { id: 'in_2', subscription: 'sub_1' });
  await runTasks(services);
  expect(await count()).toBe(2);
  const [row] = await api.db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  expect(row?.status).toBe('active');
});
