import { createSession } from '../auth/sessions/create-session.ts';
import { and, desc, eq, like } from '../database/drizzle.ts';
import {
  auditLog,
  candidates,
  communications,
  outbox,
  subscriptions,
  users,
} from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { servicesOf } from '../testing/work.ts';
import { countDormant, tidyDormant } from './dormant-accounts.ts';

const { usersId } = testUsers.stranger;
const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(outbox);
  // Everybody has been here today.
  await api.db
    .update(users)
    .set({ lastSeenAt: api.clock.now, dormantWarnings: 0, dormantWarnedAt: null });
});

const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS);
};
const sleep = (months: number, id: number = usersId) => {
  const lastSeenAt = new Date(api.clock.now);
  lastSeenAt.setUTCMonth(lastSeenAt.getUTCMonth() - months);
  return api.db.update(users).set({ lastSeenAt }).where(eq(users.id, id));
};
const tidy = () => tidyDormant(servicesOf(api));
const warnings = () =>
  api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.usersId, usersId), like(outbox.key, 'dormant:%')))
    .orderBy(desc(outbox.id));
const exists = async () => (await api.db.$count(users, eq(users.id, usersId))) === 1;
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('OPER-17 account-50 nobody is warned before the time, and nobody twice for one thing', async () => {
  await sleep(23);
  await tidy();
  expect(await warnings()).toEqual([]);
  await sleep(25);
  await tidy();
  await tidy();
  expect(await warnings()).toHaveLength(1);
  later(31);
  await tidy();
  await tidy();
  expect(await warnings()).toHaveLength(2);
  expect(await exists()).toBe(true);
});

test('OPER-17 account-50 a press in the second mail keeps the account, and so does signing in', async () => {
  await sleep(25);
  await tidy();
  later(31);
  await tidy();
  const [last] = await warnings();
  expect(last?.text).toContain('/konto-behalten?token=');
  const token = tokenIn(last?.text);
  later(29);
  expect((await api.send('POST /account_keeping', { body: { token } }, null)).status).toBe(200);
  later(10);
  await tidy();
  expect(await exists()).toBe(true);
  expect((await api.db.select().from(users).where(eq(users.id, usersId)))[0]).toMatchObject({
    dormantWarnings: 0,
  });
  await sleep(25);
  await tidy();
  await createSession(servicesOf(api), usersId);
  later(70);
  await tidy();
  expect(await warnings()).toHaveLength(3);
  expect(await exists()).toBe(true);
});

const reasons: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'a running plan',
    () =>
      api.db.insert(subscriptions).values({
        usersId,
        provider: 'test',
        reference: 'dormant',
        number: 'V2024-DORMNT',
        status: 'active',
        priceCents: 1_399,
        months: 6,
        startedAt: 1,
        termEnd: 2,
      }),
    () => api.db.delete(subscriptions).where(eq(subscriptions.usersId, usersId)),
  ],
  [
    'a block',
    () => api.db.update(users).set({ blockedAt: api.clock.now }).where(eq(users.id, usersId)),
    () => api.db.update(users).set({ blockedAt: null }).where(eq(users.id, usersId)),
  ],
];

test.each(reasons)('OPER-17 account-50 %s keeps an account', async (_, begin, end) => {
  await begin();
  await sleep(60);
  await tidy();
  expect(await warnings()).toEqual([]);
  await end();
  await tidy();
  expect(await warnings()).toHaveLength(1);
});

test('OPER-17 account-50 a conversation of the last months keeps both sides', async () => {
  const [conversation] = await api.db
    .update(communications)
    .set({ lastMessageAt: api.clock.now })
    .returning();
  const [side] = await api.db
    .select({ usersId: candidates.usersId })
    .from(candidates)
    .where(eq(candidates.id, conversation?.candidateId ?? 0));
  const id = side?.usersId ?? 0;
  await sleep(60, id);
  await tidy();
  const warned = like(outbox.key, `dormant:${id}:%`);
  expect(await api.db.$count(outbox, warned)).toBe(0);
});

test('OPER-17 account-50 operators-46 after two mails it is deleted, told, logged and counted', async () => {
  await sleep(25);
  await tidy();
  const figures = () => countDormant(servicesOf(api));
  expect(await figures()).toMatchObject({ months: 24, warned: 1, warned_again: 0, deleted: 0 });
  later(31);
  await tidy();
  expect(await figures()).toMatchObject({ warned: 0, warned_again: 1 });
  later(31);
  await tidy();
  expect(await exists()).toBe(false);
  const { email } = testUsers.stranger;
  expect(await api.db.select().from(outbox).where(eq(outbox.recipient, email))).toMatchObject([
    { subject: 'Ihr Konto ist gelöscht', owed: true, forget: true },
  ]);
  expect(
    await api.db.select().from(auditLog).where(eq(auditLog.action, 'dormant-deleted')),
  ).toMatchObject([{ operator: 'Frist', subject: 'user', subjectId: usersId }]);
  expect(await figures()).toMatchObject({ warned_again: 0, deleted: 1 });
});
