import { PLAN_KEYS } from '@silverjobs/contract';
import { and, eq, like } from '../database/drizzle.ts';
import { checkoutOrders, outbox, sessions, tasks } from '../database/schema.ts';
import { billingServices, planOf, restoreBilling, runTasks } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { ORDER_ID, testUsers } from '../testing/test-users.ts';
import { renewTestPlan } from './due-plans.ts';
import { startSubscription } from './start-subscription.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => restoreBilling(api));
afterAll(() => api.close());

const { candidate, paidCandidate } = testUsers;
const input = (months: 3 | 6 | 12, redirectPath = 'silverplus') => ({
  body: { id: 't', product: PLAN_KEYS[months], redirectPath },
});

/** Chooses a plan; gives the id of the order. */
async function choose(months: 3 | 6 | 12, as: 'candidate' | 'paidCandidate' = 'candidate') {
  const { status, body } = await api.send('POST /candidate_checkout_session', input(months), as);
  expect(status).toBe(200);
  expect(body.url).toMatch(/^\/silverplus\/checkout\/[\w-]{43}$/);
  return body.url.split('/').at(-1) ?? '';
}

const order = (
  id: string,
  outcome: 'paid' | 'failed' | 'delayed' = 'paid',
  as: 'candidate' | 'paidCandidate' | 'stranger' = 'candidate',
) =>
  api.send(
    'POST /candidate_checkout_session/{id}/order',
    { params: { id }, body: { outcome } },
    as,
  );
const look = (id: string, as: 'candidate' | 'paidCandidate' | 'stranger' = 'candidate') =>
  api.send('GET /candidate_checkout_session/{id}', { params: { id } }, as);
const abandon = (id: string) =>
  api.send('POST /candidate_checkout_session/{id}/cancel', { params: { id } }, 'candidate');
const mailsTo = (recipient: string) =>
  api.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);

test('PLUS-05 PLUS-07 a paid order opens silver+ for the same session', async () => {
  const id = await choose(6);
  expect((await look(id)).body).toMatchObject({
    state: 'open',
    test: true,
    price_cents: 1_399,
    credit_cents: 0,
    term_end: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
  });
  expect((await api.send('GET /candidate_subscription_details', {}, 'candidate')).status).toBe(403);
  expect((await order(id)).body).toEqual({ url: `/silverplus?checkout=${id}` });
  expect((await look(id)).body.state).toBe('paid');
  const { body: me } = await api.send('GET /auth/me', {}, 'candidate');
  expect(me).toMatchObject({
    isPaidUser: true,
    plan_type: 'paid',
    plan_label: PLAN_KEYS[6],
    plan_end_date: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
  });
  const details = await api.send('GET /candidate_subscription_details', {}, 'candidate');
  expect(details.body).toEqual({
    status: 'active',
    price: { amount: 1_399 },
    current_period_end: Date.UTC(2026, 11, 21, 9) / 1_000,
    cancel_at: null,
    canceled_at: null,
    contract_number: expect.stringMatching(/^SP-[0-9A-F]{10}$/),
    credit_cents: 0,
    next_payment_cents: 1_399,
    earliest_end: Date.UTC(2027, 4, 21, 21, 59, 59) / 1_000,
    due_cents: 5 * 1_399,
  });
  const [mail, ...others] = await mailsTo(candidate.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Ihre Bestellung: silver+ ist freigeschaltet');
  for (const words of ['83,94 €', '13,99 €', '21.05.2027', 'Widerrufsbelehrung', 'Test-Best']) {
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(words);
  }
});

test('PLUS-07 a payment that is told twice, or long after, changes nothing', async () => {
  const id = await choose(3);
  await order(id);
  const before = await planOf(api, candidate.usersId);
  api.clock.now = new Date(api.clock.now.getTime() + 40 * 24 * 3_600_000);
  const again = {
    reference: before.subscription?.reference ?? '',
    customer: null,
    startedAt: Math.floor(api.clock.now.getTime() / 1_000),
    currentPeriodEnd: null,
  };
  const services = billingServices(api);
  await startSubscription(services, id, again);
  await Promise.all([
    startSubscription(services, id, again),
    startSubscription(services, id, again),
  ]);
  expect(await planOf(api, candidate.usersId)).toEqual(before);
  expect(await mailsTo(candidate.email)).toHaveLength(1);
});

test('PLUS-05 a refused payment opens nothing and can be tried again', async () => {
  const id = await choose(12);
  expect((await order(id, 'failed')).body).toEqual({ url: `/silverplus/checkout/${id}` });
  expect((await look(id)).body.state).toBe('failed');
  expect((await planOf(api, candidate.usersId)).user?.type).toBe('free');
  await order(id);
  expect((await look(id)).body.state).toBe('paid');
});

test('PLUS-07 a payment that is confirmed later opens silver+ when it is', async () => {
  const id = await choose(3);
  expect((await order(id, 'delayed')).body).toEqual({ url: `/silverplus?checkout=${id}` });
  const services = billingServices(api);
  expect(await runTasks(services)).toBe(0);
  expect((await look(id)).body.state).toBe('processing');
  expect((await order(id)).status).toBe(409);
  api.clock.now = new Date(api.clock.now.getTime() + 10_000);
  expect(await runTasks(services)).toBe(1);
  expect((await look(id)).body.state).toBe('paid');
  expect((await planOf(api, candidate.usersId)).user?.type).toBe('paid');
});

test('PLUS-05 an order can be given up, and then not be paid', async () => {
  const id = await choose(3);
  expect((await abandon(id)).body).toEqual({ url: `/silverplus?checkout=${id}` });
  expect((await look(id)).body.state).toBe('canceled');
  expect(await order(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await planOf(api, candidate.usersId)).user?.type).toBe('free');
});

test('PLUS-05 an order that was left lying for a day cannot be paid', async () => {
  const id = await choose(3);
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000);
  await api.db.update(sessions).set({
    expiresAt: new Date(api.clock.now.getTime() + 3_600_000),
  });
  expect((await look(id)).body.state).toBe('expired');
  expect((await order(id)).status).toBe(409);
});

test('PLUS-04 only a longer plan can be ordered, and the rest of the month is set off', async () => {
  for (const months of [3, 6] as const) {
    const answer = await api.send(
      'POST /candidate_checkout_session',
      input(months),
      'paidCandidate',
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  const id = await choose(12, 'paidCandidate');
  // Ten of thirty days are left of 13,99 €.
  expect((await look(id, 'paidCandidate')).body.credit_cents).toBe(466);
  await order(id, 'paid', 'paidCandidate');
  const { user, subscription } = await planOf(api, paidCandidate.usersId);
  expect(user?.label).toBe(PLAN_KEYS[12]);
  expect(subscription).toMatchObject({ months: 12, priceCents: 899, cancelAt: null });
  const added = await api.db
    .select()
    .from(tasks)
    .where(like(tasks.kind, 'billing-%'))
    .orderBy(tasks.id);
  // Put aside as long as the longer one can be withdrawn from, and 15 days for its link.
  expect(added.map(({ kind, payload, nextAttemptAt }) => [kind, payload, nextAttemptAt])).toEqual([
    ['billing-pause', { provider: 'test', reference: 'test-karl' }, api.clock.now],
    [
      'billing-end',
      { provider: 'test', reference: 'test-karl', money: 'keep' },
      new Date(Date.UTC(2026, 11, 22, 23)),
    ],
  ]);
});

test('TRUST-20 the credit is counted when it is paid, not when the order was opened', async () => {
  const id = await choose(12, 'paidCandidate');
  const { subscription: before } = await planOf(api, paidCandidate.usersId);
  expect((await look(id, 'paidCandidate')).body).toMatchObject({
    credit_cents: 466,
    replaces: { months: before?.months, cancel_at: null },
  });
  // The order lies there until the next month of the plan has begun and is paid.
  api.clock.now = new Date(api.clock.now.getTime() + 10 * 24 * 3_600_000 + 60_000);
  await api.db.update(sessions).set({ expiresAt: new Date(api.clock.now.getTime() + 3_600_000) });
  await api.db
    .update(checkoutOrders)
    .set({ createdAt: api.clock.now })
    .where(eq(checkoutOrders.id, id));
  await renewTestPlan(billingServices(api), paidCandidate.usersId);
  const shown = (await look(id, 'paidCandidate')).body.credit_cents;
  expect(shown).toBeGreaterThan(1_390);
  await order(id, 'paid', 'paidCandidate');
  expect((await look(id, 'paidCandidate')).body.credit_cents).toBe(shown);
  const { body } = await api.send('GET /candidate_subscription_details', {}, 'paidCandidate');
  expect(body).toMatchObject({
    price: { amount: 899 },
    credit_cents: shown,
    next_payment_cents: 0,
    due_cents: 11 * 899 - shown,
  });
});

test('TRUST-20 opened without a plan, paid after a shorter one: its month is set off all the same', async () => {
  const long = await choose(12);
  const short = await choose(3);
  await order(short);
  // The longer one was open in another window: it lapses with the payment.
  expect((await look(long)).body.state).toBe('expired');
  expect((await order(long)).status).toBe(409);
  const payment = {
    reference: 'test-late',
    customer: null,
    startedAt: Math.floor(api.clock.now.getTime() / 1_000),
    currentPeriodEnd: null,
  };
  // At a payment service it could be paid all the same.
  await startSubscription(billingServices(api), long, payment);
  const { body } = await api.send('GET /candidate_subscription_details', {}, 'candidate');
  expect(body).toMatchObject({ price: { amount: 899 }, credit_cents: 1_999 });
  expect((await mailsTo(candidate.email)).at(-1)?.text.replaceAll('\u00a0', ' ')).toMatch(
    /Ihr Tarif mit 3 Monaten Mindestlaufzeit ist damit beendet.*19,99 €/s,
  );
});

test('PLUS-07 paid twice in two tabs: the second payment is given back', async () => {
  const [first, second] = [await choose(6), await choose(6)];
  await order(first);
  const before = await planOf(api, candidate.usersId);
  expect((await order(second)).status).toBe(409);
  expect((await look(second)).body.state).toBe('expired');
  // At a payment service both could be paid all the same.
  const payment = { reference: 'sub_2', customer: null, startedAt: 1, currentPeriodEnd: 2 };
  await startSubscription(billingServices(api), second, payment);
  expect(await planOf(api, candidate.usersId)).toEqual(before);
  expect((await look(second)).body.state).toBe('canceled');
  const [task] = await api.db.select().from(tasks).where(like(tasks.key, '%sub_2'));
  expect(task?.payload).toEqual({ provider: 'test', reference: 'sub_2', money: 'refund' });
});

test('PLUS-07 paid for an account that is gone: the payment is given back', async () => {
  const payment = { reference: 'sub_3', customer: null, startedAt: 1, currentPeriodEnd: 2 };
  await startSubscription(billingServices(api), 'order-of-nobody', payment);
  const [task] = await api.db.select().from(tasks).where(like(tasks.key, '%sub_3'));
  expect(task?.payload).toMatchObject({ money: 'refund' });
});

test('PLUS-05 the price is ours: a body that names one is not asked', async () => {
  const body = { ...input(12).body, price_cents: 1, amount: 1 };
  await api.sendRaw('POST /candidate_checkout_session', { body }, 'candidate');
  const rows = await api.db
    .select({ price: checkoutOrders.priceCents })
    .from(checkoutOrders)
    .where(and(eq(checkoutOrders.usersId, candidate.usersId), eq(checkoutOrders.months, 12)));
  expect(rows).toEqual([{ price: 899 }]);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'login',
  '/api/auth/me',
  '../%2f%2fevil.example',
])('ACC-18 the checkout does not return to %p', async (redirectPath) => {
  const answer = await api.send(
    'POST /candidate_checkout_session',
    input(3, redirectPath),
    'candidate',
  );
  if (answer.status === 200) {
    const id = answer.body.url.split('/').at(-1) ?? '';
    const { body } = await abandon(id);
    expect(new URL(body.url, 'https://test.example').origin).toBe('https://test.example');
    expect(body.url).toMatch(/^\/[^/\\]/);
  } else {
    expect(answer).toMatchObject({ status: 400, body: { param: 'redirectPath' } });
  }
});

test('API-02 an order belongs to whoever made it', async () => {
  expect((await look(ORDER_ID, 'stranger')).status).toBe(404);
  expect((await order(ORDER_ID, 'paid', 'stranger')).status).toBe(404);
  expect((await look(ORDER_ID)).body.state).toBe('open');
});
