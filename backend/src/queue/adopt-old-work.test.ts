import type { OpenDatabase } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { billingTasks, outbox, tasks } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { adoptOldWork } from './adopt-old-work.ts';

const now = new Date(Date.UTC(2026, 10, 21, 9));
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const letter = { recipient: 'renate@test.example', subject: 'Betreff', text: 'x', html: 'x' };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [outbox, billingTasks, tasks]) await database.db.delete(table);
});
const kept = () => database.db.select().from(tasks).orderBy(asc(tasks.id));

test('HOUSE-04 operation-17 mails of the release before are taken over, but those it is sending', async () => {
  const { db } = database;
  await db.insert(outbox).values([
    { ...letter, id: 1, nextAttemptAt: minutes(-1), attempts: 2, lastError: '451' },
    { ...letter, id: 2, nextAttemptAt: minutes(0.5), attempts: 1 },
    { ...letter, id: 3, nextAttemptAt: minutes(60), expiresAt: minutes(90) },
    { ...letter, id: 4, nextAttemptAt: minutes(-1), state: 'sent' },
    { ...letter, id: 5, nextAttemptAt: minutes(-1), state: 'failed', attempts: 11 },
  ]);
  await adoptOldWork(db, now);
  await adoptOldWork(db, now);
  expect(await kept()).toMatchObject([
    { kind: 'mail', key: '1', payload: { id: 1 }, attempts: 2, lastError: '451', priority: 0 },
    { key: '3', nextAttemptAt: minutes(60), priority: 1 },
    { key: '5', state: 'failed', attempts: 11 },
  ]);
  // Its processes never send what is ours now.
  const due = await db.select().from(outbox).where(eq(outbox.id, 1));
  expect(due[0]?.nextAttemptAt.getUTCFullYear()).toBe(9999);
});

test('HOUSE-04 a mail of today is there once, whatever is taken over', async () => {
  await addMail(database.db, now, { ...letter, usersId: null });
  await adoptOldWork(database.db, minutes(60));
  expect(await kept()).toHaveLength(1);
});

test('HOUSE-04 operation-17 billing tasks of the release before go on, and what was done stays known', async () => {
  const task = { payload: { reference: 'sub_1' }, kind: 'subscription', createdAt: now };
  await database.db.insert(billingTasks).values([
    { ...task, key: 'stripe:1', nextAttemptAt: minutes(-1), attempts: 1 },
    { ...task, key: 'stripe:2', nextAttemptAt: minutes(1) },
    { ...task, key: 'stripe:3', nextAttemptAt: minutes(-60), state: 'done' },
    { ...task, nextAttemptAt: minutes(-60), state: 'done' },
  ]);
  await adoptOldWork(database.db, now);
  const found = (await kept()).map(({ kind, key, state, attempts }) => [
    kind,
    key,
    state,
    attempts,
  ]);
  expect(found.sort()).toEqual([
    ['billing-subscription', 'stripe:1', 'waiting', 1],
    ['billing-subscription', 'stripe:3', 'done', 0],
  ]);
  expect(await database.db.$count(billingTasks)).toBe(1);
});
