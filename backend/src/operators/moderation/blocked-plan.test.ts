import type { BillingProvider } from '../../billing/provider.ts';
import { testProvider } from '../../billing/test-provider.ts';
import { eq } from '../../database/drizzle.ts';
import { invoices, outbox, sessions, subscriptions, tasks } from '../../database/schema.ts';
import {
  billingServices,
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
beforeEach(() => restoreBilling(api));
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
/** The month of the plan's first day, to the end of its last day in Germany. */
const MONTH_END = Date.UTC(2026, 11, 1, 22, 59, 59) / 1_000;

const decide = (action: 'block' | 'unblock') => {
  const body = { kind: 'user', id: usersId, action, ground: 'terms', reason: 'Betrug.' };
  return api.sendRaw('POST /operator/decision', { body }, 'operator');
};

async function goTo(time: string): Promise<void> {
  api.clock.now = new Date(time);
  await api.db.update(sessions).set({ expiresAt: new Date(api.clock.now.getTime() + 3_600_000) });
}

test('OPER-08 operators-13 a block ends the plan with the paid month: nothing is taken any more, and the mail says so', async () => {
  const told: unknown[] = [];
  const provider: BillingProvider = {
    ...testProvider,
    endAt: async ({ reference }, end) => void told.push([reference, end]),
  };
  expect((await decide('block')).status).toBe(200);
  const [plan] = await api.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId));
  expect(plan).toMatchObject({ status: 'active', cancelAt: MONTH_END });
  const services = billingServices(api, provider);
  await runTasks(services);
  expect(told).toEqual([[plan?.reference, MONTH_END]]);
  const [mail] = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mail?.text).toContain('Ihre Mitgliedschaft endet mit dem Monat, der schon bezahlt ist.');
  expect(mail?.text).toContain('E-Mails zu Ihren gespeicherten Suchen verschicken wir nicht mehr.');

  const before = await api.db.$count(invoices);
  await goTo('2027-02-15T09:00:00Z');
  await runScheduledWork(services);
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'free' },
    subscription: { status: 'canceled', cancelAt: MONTH_END },
  });
  expect(await api.db.$count(invoices)).toBe(before);
});

test('operators-13 freed within the month, the plan runs to its end and no longer; blocked twice, the service is told once', async () => {
  await decide('block');
  await decide('unblock');
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails.at(-1)?.text).toContain('verlängert sich nicht von selbst');
  await decide('block');
  expect(await api.db.$count(tasks, eq(tasks.kind, 'billing-stop'))).toBe(1);
  await decide('unblock');
});
