import { PLAN_KEYS } from '@silverjobs/contract';
import { asc, eq } from '../../database/drizzle.ts';
import { invoices, outbox, sessions, tasks } from '../../database/schema.ts';
import {
  billingServices,
  orderPlan,
  planOf,
  restoreBilling,
  runScheduledWork,
  runTasks,
} from '../../testing/billing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await restoreBilling(api);
  await api.db.delete(invoices);
});
afterAll(() => api.close());

const { usersId, email } = testUsers.candidate;
const order = (months: 3 | 6 | 12) => orderPlan(api, months, 'candidate');
const work = () => runTasks(billingServices(api));
async function goTo(time: string) {
  api.clock.now = new Date(time);
  await api.db.update(sessions).set({ expiresAt: new Date(api.clock.now.getTime() + 3_600_000) });
  await runScheduledWork(billingServices(api));
}
async function declareWithdrawal() {
  const body = { name: 'Renate Schuster', email };
  expect((await api.send('POST /contract_withdrawal', { body }, 'candidate')).status).toBe(200);
}
async function withdraw() {
  await declareWithdrawal();
  await work();
}
const invoiced = async () => {
  const rows = await api.db
    .select()
    .from(invoices)
    .where(eq(invoices.usersId, usersId))
    .orderBy(asc(invoices.id));
  return rows.map(({ kind, content }) => [kind, content.gross_cents]);
};
const lastMail = async () => {
  const rows = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.id));
  return rows.at(-1);
};

test('TRUST-07 silverplus-45 withdrawing an upgrade restores the plan before, with its end and number', async () => {
  await order(3);
  const before = await planOf(api, usersId);
  await goTo('2026-11-27T09:00:00Z');
  await order(12);
  expect((await planOf(api, usersId)).subscription).toMatchObject({ months: 12 });
  await goTo('2026-12-05T09:00:00Z');
  await withdraw();
  expect(await planOf(api, usersId)).toEqual(before);
  expect(await invoiced()).toEqual([
    ['invoice', 1_999],
    ['invoice', 899],
    ['cancellation', -899],
  ]);
  const mail = await lastMail();
  expect(mail?.subject).toBe('Ihr Wechsel des Tarifs ist widerrufen');
  expect(mail?.text).toContain('Tarif mit 3 Monaten');
  expect(mail?.text).toContain('21.02.2027');
  const ends = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-end'));
  expect(ends.map(({ payload }) => payload)).toMatchObject([{ money: 'refund' }]);
  // The month that was paid goes on; the next one is invoiced in full, without the credit.
  await goTo('2026-12-21T10:00:00Z');
  expect((await invoiced()).slice(3)).toEqual([['invoice', 1_999]]);
});

test('TRUST-07 silverplus-45 sent twice, a withdrawal does not reach the plan that came back', async () => {
  await order(3);
  await order(12);
  await declareWithdrawal();
  await declareWithdrawal();
  await work();
  expect((await planOf(api, usersId)).user).toMatchObject({ type: 'paid', label: PLAN_KEYS[3] });
  // Declared anew it is meant: the first plan is within its 14 days, too.
  await withdraw();
  expect((await planOf(api, usersId)).user).toMatchObject({ type: 'free', label: 'Gratis' });
  expect((await invoiced()).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
  expect((await lastMail())?.subject).toBe('Ihr Vertrag über silver+ ist widerrufen');
});

test('TRUST-07 silverplus-45 two upgrades: each withdrawal takes one back', async () => {
  for (const months of [3, 6, 12] as const) await order(months);
  await withdraw();
  expect((await planOf(api, usersId)).subscription).toMatchObject({ months: 6 });
  await withdraw();
  expect((await planOf(api, usersId)).subscription).toMatchObject({ months: 3, replaced: null });
});

test('TRUST-07 silverplus-45 a cancelled plan comes back cancelled, and is over if its end has passed', async () => {
  await order(3);
  await api.send('POST /candidate_cancel_subscription', {}, 'candidate');
  await goTo('2027-02-15T09:00:00Z');
  await order(12);
  await withdraw();
  const end = Date.UTC(2027, 1, 21, 22, 59, 59) / 1_000;
  expect((await planOf(api, usersId)).subscription).toMatchObject({ months: 3, cancelAt: end });
  await order(12);
  await goTo('2027-02-25T09:00:00Z');
  await withdraw();
  expect((await planOf(api, usersId)).user).toMatchObject({ type: 'free', end: null });
  const cancelled = (await invoiced()).filter(([kind]) => kind === 'cancellation');
  expect(cancelled).toEqual([
    ['cancellation', -899],
    ['cancellation', -899],
  ]);
});

test('TRUST-07 silverplus-45 after its 14 days an upgrade stays', async () => {
  await order(3);
  await order(12);
  await goTo('2026-12-08T09:00:00Z');
  await withdraw();
  expect((await planOf(api, usersId)).subscription).toMatchObject({ months: 12 });
  expect(await invoiced()).toHaveLength(2);
});

test('TRUST-07 silverplus-41 cancelled on its last day a plan ends that day, and the month that began is given back', async () => {
  await order(3);
  await goTo('2027-02-21T12:00:00Z');
  expect((await invoiced()).at(-1)).toEqual(['invoice', 1_999]);
  await api.send('POST /candidate_cancel_subscription', {}, 'candidate');
  expect((await invoiced()).at(-1)).toEqual(['cancellation', -1_999]);
  expect(await invoiced()).toHaveLength(5);
  await goTo('2027-02-21T22:59:59Z');
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  await goTo('2027-02-21T23:00:00Z');
  expect((await planOf(api, usersId)).user?.type).toBe('free');
});

test('TRUST-07 silverplus-41 cancelled before, no month begins on the last day', async () => {
  await order(3);
  await api.send('POST /candidate_cancel_subscription', {}, 'candidate');
  await goTo('2027-02-21T12:00:00Z');
  expect(await invoiced()).toHaveLength(3);
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
});
