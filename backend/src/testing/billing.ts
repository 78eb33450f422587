import { PLAN_KEYS } from '@silverjobs/contract';
import { createServices } from '../app.ts';
import type { BillingProvider } from '../billing/provider.ts';
import { eq } from '../database/drizzle.ts';
import {
  candidates,
  checkoutOrders,
  contractDeclarations,
  outbox,
  rateLimits,
  sessions,
  subscriptions,
  tasks,
  users,
} from '../database/schema.ts';
import { TASK_KINDS } from '../queue/task-kinds.ts';
import type { Services } from '../services.ts';
import type { TestApp } from './test-app.ts';
import { insertPlans, testUsers } from './test-users.ts';
import { openWork, workOff } from './work.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 9));

/** Everything about plans as at the beginning: quicker than a new database for each test. */
export async function restoreBilling(api: TestApp): Promise<void> {
  const { db, clock } = api;
  clock.now = NOW;
  for (const table of [tasks, checkoutOrders, contractDeclarations, outbox, subscriptions]) {
    await db.delete(table);
  }
  await db.delete(rateLimits);
  await db.update(sessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) });
  await db.update(users).set({ planType: 'free', planLabel: null, planEndDate: null });
  await db
    .update(users)
    .set({ planType: 'paid', planLabel: 'silver+ 6 Monate' })
    .where(eq(users.id, testUsers.paidCandidate.usersId));
  await insertPlans(db);
}

/** What the paying candidate is called. */
export async function nameOf(
  api: TestApp,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  const { usersId } = testUsers.paidCandidate;
  await api.db.update(candidates).set(names).where(eq(candidates.usersId, usersId));
}

/** Chooses and pays a plan. */
export async function orderPlan(
  api: TestApp,
  months: 3 | 6 | 12,
  as: 'candidate' | 'paidCandidate',
): Promise<void> {
  const body = { id: 'x', product: PLAN_KEYS[months], redirectPath: 'silverplus' };
  const { body: made } = await api.send('POST /candidate_checkout_session', { body }, as);
  const id = made.url.split('/').at(-1) ?? '';
  const paid = { params: { id }, body: { outcome: 'paid' as const } };
  await api.send('POST /candidate_checkout_session/{id}/order', paid, as);
}

/** What the workers of a test app use; warnings are collected. */
export function billingServices(
  api: TestApp,
  billing?: BillingProvider,
): Services & { readonly warnings: string[] } {
  const warnings: string[] = [];
  const services = createServices(
    {
      database: api.db,
      now: () => api.clock.now,
      publicUrl: 'https://test.example',
      ...(billing && { billing }),
    },
    (text) => warnings.push(text),
  );
  return { ...services, warnings };
}

/** The plan of a user as it is stored, in both places. */
export async function planOf(api: TestApp, usersId: number) {
  const [user] = await api.db
    .select({ type: users.planType, label: users.planLabel, end: users.planEndDate })
    .from(users)
    .where(eq(users.id, usersId));
  const [subscription] = await api.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId));
  return { user, subscription };
}

const BILLING_KINDS = TASK_KINDS.filter((kind) => kind.startsWith('billing-'));

/** Does what the payment service told or is to be told; how many tasks were tried. */
export async function runTasks(services: Services): Promise<number> {
  const work = openWork(services);
  const tried = await workOff(work, BILLING_KINDS);
  for (const text of work.logged) services.warn(text);
  return tried;
}

/** Does what is due for plans by time alone. */
export async function runScheduledWork(services: Services): Promise<void> {
  await workOff(openWork(services), ['find-due-plans', 'end-plan', 'renew-test-plan']);
}
