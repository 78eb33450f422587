import { eq } from 'drizzle-orm';
import { billingTasks, subscriptions } from '../database/schema.ts';
import { billingServices, planOf } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { ORDER_ID, testUsers } from '../testing/test-users.ts';
import { startBillingWorker } from './billing-worker.ts';
import { runTasks } from './tasks/run-tasks.ts';
import { addTask } from './tasks/tasks.ts';
import { testProvider } from './test-provider.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;

test('PLUS-07 the worker does what waits, when woken what has come, and forgets what is old', async () => {
  const { db, clock } = api;
  const old = new Date(clock.now.getTime() - 31 * 24 * HOUR_MS);
  const nothing = { kind: 'declaration', payload: { id: 1 } } as const;
  await addTask(db, old, nothing, { key: 'old' });
  await db.update(billingTasks).set({ state: 'done' });
  await db
    .update(subscriptions)
    .set({ cancelAt: Math.floor(clock.now.getTime() / 1_000) - 1 })
    .where(eq(subscriptions.usersId, testUsers.paidCandidate.usersId));
  let asked = () => {};
  const settled = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const worker = startBillingWorker(
    billingServices(api, {
      ...testProvider,
      findCheckout: async (...given) => {
        asked();
        return testProvider.findCheckout(...given);
      },
    }),
  );
  await addTask(db, clock.now, { kind: 'checkout', payload: { reference: ORDER_ID } });
  worker.wake();
  await settled;
  await worker.stop();
  expect((await planOf(api, testUsers.candidate.usersId)).user?.type).toBe('paid');
  expect((await planOf(api, testUsers.paidCandidate.usersId)).user?.type).toBe('free');
  const tasks = await db.select().from(billingTasks);
  expect(tasks.map(({ kind, state, key }) => [kind, state, key])).toEqual([
    ['checkout', 'done', null],
  ]);
});

test('PLUS-07 two workers never do the same task', async () => {
  const { db, clock } = api;
  let asked = 0;
  const parts = billingServices(api, {
    ...testProvider,
    findCheckout: async () => {
      asked += 1;
      return null;
    },
  });
  for (let task = 0; task < 5; task += 1) {
    await addTask(db, clock.now, { kind: 'checkout', payload: { reference: `r${task}` } });
  }
  const done = await Promise.all([runTasks(parts), runTasks(parts), runTasks(parts)]);
  expect([asked, done.reduce((sum, count) => sum + count, 0)]).toEqual([5, 5]);
});
