import { eq } from '../../database/drizzle.ts';
import { subscriptions, tasks } from '../../database/schema.ts';
import { billingServices, planOf, runTasks } from '../../testing/billing.ts';
import { stripeSubscription } from '../../testing/stripe-server.ts';
import { testUsers } from '../../testing/test-users.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { openStripeApp, type StripeApp, SUBSCRIPTION } from './testing/open-stripe-app.ts';

const { usersId } = testUsers.candidate;

let stripe: StripeApp;
beforeAll(async () => {
  stripe = await openStripeApp();
});
beforeEach(() => stripe.restore());
afterAll(() => stripe.close());

test('PLUS-06 within the minimum term Stripe ends with the last month of it', async () => {
  await stripe.pay();
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription() };
  stripe.server.answers['POST /v1/subscriptions/sub_1'] = { body: stripeSubscription() };
  expect(await cancelSubscription(stripe.services, usersId)).toMatchObject({
    end: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
  });
  // Stripe counts in UTC: its sixth month ends an hour after ours, which is in summer time.
  expect(stripe.server.calls.at(-1)?.form).toEqual({
    cancel_at: String(Date.UTC(2027, 4, 21, 9) / 1_000),
    proration_behavior: 'none',
  });
  stripe.server.answers[SUBSCRIPTION] = {
    body: stripeSubscription({ cancel_at: Date.UTC(2027, 4, 21, 9) / 1_000 }),
  };
  await stripe.tell('customer.subscription.updated', { id: 'sub_1' });
  await runTasks(stripe.services);
  expect((await planOf(stripe.api, usersId)).subscription).toMatchObject({
    cancelAt: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
    canceledAt: Math.floor(stripe.api.clock.now.getTime() / 1_000),
  });
});

test('PLUS-06 after the minimum term Stripe ends with the running month', async () => {
  await stripe.pay();
  stripe.api.clock.now = new Date('2027-06-01T09:00:00Z');
  const end = Date.UTC(2027, 5, 21, 9) / 1_000;
  const items = { object: 'list', data: [{ id: 'si_1', current_period_end: end }] };
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription({ items }) };
  stripe.server.answers['POST /v1/subscriptions/sub_1'] = { body: stripeSubscription({ items }) };
  await cancelSubscription(stripe.services, usersId);
  expect(stripe.server.calls.at(-1)?.form).toEqual({ cancel_at_period_end: 'true' });
});

test('PLUS-07 a plan that Stripe has ended closes; a missing payment does not yet', async () => {
  await stripe.pay();
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'past_due' }) };
  await stripe.tell('invoice.payment_failed', { id: 'in_2', subscription: 'sub_1' });
  await runTasks(stripe.services);
  expect(await planOf(stripe.api, usersId)).toMatchObject({
    user: { type: 'paid' },
    subscription: { status: 'past_due' },
  });
  stripe.server.answers[SUBSCRIPTION] = { body: stripeSubscription({ status: 'canceled' }) };
  await stripe.tell('customer.subscription.deleted', { id: 'sub_1' });
  await runTasks(stripe.services);
  expect(await planOf(stripe.api, usersId)).toMatchObject({
    user: { type: 'free' },
    subscription: { status: 'canceled' },
  });
});

test('silverplus-37 a withdrawal ends the subscription at Stripe and gives every payment back, once', async () => {
  await stripe.pay();
  stripe.server.answers['DELETE /v1/subscriptions/sub_1'] = {
    body: stripeSubscription({ status: 'canceled' }),
  };
  const list = (data: object[]) => ({ body: { object: 'list', has_more: false, data } });
  stripe.server.answers['GET /v1/invoices'] = list([{ id: 'in_1', object: 'invoice' }]);
  stripe.server.answers['GET /v1/invoice_payments'] = list([
    { id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_1' } },
  ]);
  stripe.server.answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund' } };
  const body = { name: 'Renate', email: testUsers.candidate.email };
  await stripe.api.send('POST /contract_withdrawal', { body }, 'candidate');
  await runTasks(stripe.services);
  expect((await planOf(stripe.api, usersId)).user?.type).toBe('free');
  expect(stripe.server.calls.at(-1)).toMatchObject({
    call: 'POST /v1/refunds',
    form: { payment_intent: 'pi_1' },
    idempotencyKey: 'refund-pi_1',
  });
});

test('PLUS-06 without the connection a plan at Stripe is not told to be cancelled', async () => {
  await stripe.pay();
  await expect(cancelSubscription(billingServices(stripe.api), usersId)).rejects.toThrow(
    'not configured',
  );
  const [row] = await stripe.api.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId));
  expect(row?.cancelAt).toBeNull();
});

// The last one: its user is gone.
test('ACCT-09 a deleted account is ended at Stripe without a refund, and what is gone there is done', async () => {
  await stripe.pay();
  const params = { id: usersId };
  await stripe.api.send('DELETE /users/{id}', { params }, 'candidate');
  await runTasks(stripe.services);
  expect(stripe.server.calls.at(-1)?.call).toBe('DELETE /v1/subscriptions/sub_1');
  const [task] = await stripe.api.db.select().from(tasks).where(eq(tasks.kind, 'billing-end'));
  expect([task?.state, stripe.services.warnings]).toEqual(['done', []]);
});
