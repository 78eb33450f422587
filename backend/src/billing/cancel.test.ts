import { eq } from '../database/drizzle.ts';
import { outbox, sessions, subscriptions } from '../database/schema.ts';
import { billingServices, planOf, restoreBilling, runScheduledWork } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { cancelSubscriptionOf } from './cancel-subscription.ts';
import { testProvider } from './test-provider.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => restoreBilling(api));
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
const TERM_END = Date.UTC(2027, 4, 1, 21, 59, 59) / 1_000;
const cancel = () => api.send('POST /candidate_cancel_subscription', {}, 'paidCandidate');
const details = () => api.send('GET /candidate_subscription_details', {}, 'paidCandidate');

/** Moves the clock; sessions live on. */
async function goTo(time: string): Promise<void> {
  api.clock.now = new Date(time);
  await api.db.update(sessions).set({ expiresAt: new Date(api.clock.now.getTime() + 3_600_000) });
}

test('PLUS-06 a cancelled plan stays open to the end of the minimum term, and the mail says so', async () => {
  expect(await cancel()).toEqual({ status: 200, body: { ok: true } });
  expect((await details()).body).toMatchObject({
    status: 'active',
    cancel_at: TERM_END,
    canceled_at: Math.floor(api.clock.now.getTime() / 1_000),
  });
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  const [mail] = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mail?.text).toContain('Kündigung vom 21.11.2026 um 10:00 Uhr');
  expect(mail?.text).toContain('endet am 01.05.2027');
});

test('PLUS-06 a second cancellation is refused and sends nothing', async () => {
  await cancel();
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Ihre Mitgliedschaft ist schon gekündigt.' },
  });
  expect(await api.db.select().from(outbox).where(eq(outbox.recipient, email))).toHaveLength(1);
});

test('PLUS-06 after the minimum term a plan ends with its month', async () => {
  await goTo('2027-06-10T09:00:00Z');
  await cancel();
  expect((await details()).body.cancel_at).toBe(Date.UTC(2027, 6, 1, 21, 59, 59) / 1_000);
});

test('PLUS-06 TRUST-07 what is over closes with the end of its last day, to the second', async () => {
  await cancel();
  const services = billingServices(api);
  await goTo('2027-05-01T21:59:59.999Z');
  await runScheduledWork(services);
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  await goTo('2027-05-01T22:00:00Z');
  await runScheduledWork(services);
  await runScheduledWork(services);
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'free', label: 'Gratis', end: null },
    subscription: { status: 'canceled', cancelAt: TERM_END },
  });
  expect((await details()).status).toBe(403);
});

test('PLUS-07 without a cancellation the plan goes on month by month', async () => {
  await goTo('2027-08-15T09:00:00Z');
  await runScheduledWork(billingServices(api));
  expect((await details()).body).toMatchObject({
    status: 'active',
    current_period_end: Date.UTC(2027, 8, 1, 8) / 1_000,
  });
});

test('PLUS-06 a plan without records cannot be cancelled', async () => {
  await api.db.delete(subscriptions).where(eq(subscriptions.usersId, usersId));
  expect((await cancel()).status).toBe(409);
  expect((await details()).status).toBe(404);
});

test('PLUS-06 a payment service that does not answer: nothing is cancelled', async () => {
  const services = billingServices(api, {
    ...testProvider,
    endAt: () => Promise.reject(new Error('no answer')),
  });
  await expect(cancelSubscriptionOf(services, usersId)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(services.warnings).toEqual([expect.stringContaining('no answer')]);
  expect((await details()).body.cancel_at).toBeNull();
});
