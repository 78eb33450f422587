import { eq } from '../../database/drizzle.ts';
import { outbox, tasks } from '../../database/schema.ts';
import { readQueues } from '../../metrics/queue-figures.ts';
import { insertOperatorWork } from '../../testing/operators.ts';
import { STUCK_MAIL_ID } from '../../testing/samples/operators.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await insertOperatorWork(api.db);
});
afterEach(() => api.close());

const list = async () => (await api.send('GET /operator/stuck', {}, 'operator')).body;
const resolve = (kind: 'mail' | 'task', id: number, action: 'repeat' | 'drop') =>
  api.sendRaw(
    'POST /operator/stuck/{kind}/{id}',
    { params: { kind, id }, body: { action, reason: 'Postfach ist wieder da.' } },
    'operator',
  );
const task = async () =>
  (
    await api.db
      .select()
      .from(tasks)
      .where(eq(tasks.key, String(STUCK_MAIL_ID)))
  )[0];
const mail = async () =>
  (await api.db.select().from(outbox).where(eq(outbox.id, STUCK_MAIL_ID)))[0];

test('OPER-08 operators-16 what was given up or is late is listed without what it says', async () => {
  const minutes = (count: number) => new Date(api.clock.now.getTime() - count * 60_000);
  const task = { payload: {}, createdAt: minutes(20) };
  const failing = { ...task, nextAttemptAt: minutes(-50), lastError: 'x' };
  await api.db.insert(tasks).values([
    { ...task, kind: 'billing-end', nextAttemptAt: minutes(11) },
    { ...task, kind: 'billing-credit', nextAttemptAt: minutes(9) },
    { ...failing, kind: 'feed', attempts: 4 },
    { ...failing, kind: 'job-alert', attempts: 3 },
  ]);
  const found = await list();
  expect(found.map(({ kind, title, state }) => [kind, title, state])).toEqual(
    expect.arrayContaining([
      ['mail', 'Willkommen', 'failed'],
      ['task', 'billing-end', 'late'],
      ['task', 'feed', 'late'],
    ]),
  );
  expect(found).toHaveLength(3);
  expect(JSON.stringify(found)).not.toMatch(/Geheimer Text|weg@/);
  expect(found.find(({ kind }) => kind === 'mail')).toMatchObject({
    recipient: '…@test.example',
    last_error: '550 unknown user',
  });
});

test('OPER-08 operators-17 a mail is tried again from the beginning of its tries', async () => {
  expect(await resolve('mail', STUCK_MAIL_ID, 'repeat')).toMatchObject({ status: 200 });
  expect(await mail()).toMatchObject({ state: 'waiting' });
  expect(await task()).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
  expect(await list()).toEqual([]);
});

test('OPER-08 operators-17 what is dropped is never tried again and counts no more', async () => {
  const failed = async () =>
    (await readQueues(api.db)).find(({ queue }) => queue === 'mail')?.failed;
  expect(await failed()).toBe(1);
  await resolve('mail', STUCK_MAIL_ID, 'drop');
  expect(await mail()).toMatchObject({ state: 'failed' });
  expect(await task()).toMatchObject({ state: 'failed', droppedAt: api.clock.now });
  expect([await list(), await failed()]).toEqual([[], 0]);
  expect(await resolve('mail', STUCK_MAIL_ID, 'repeat')).toMatchObject({ status: 404 });
});

test('OPER-08 operators-17 what is done, gone or expired is not tried again', async () => {
  const set = (values: Partial<typeof outbox.$inferInsert>) =>
    api.db.update(outbox).set(values).where(eq(outbox.id, STUCK_MAIL_ID));
  await set({ expiresAt: new Date(api.clock.now.getTime() - 1) });
  expect((await list())[0]).toMatchObject({ expired: true });
  expect(await resolve('mail', STUCK_MAIL_ID, 'repeat')).toMatchObject({ status: 409 });
  await set({ state: 'sent' });
  expect(await resolve('mail', STUCK_MAIL_ID, 'drop')).toMatchObject({ status: 409 });
  expect(await resolve('task', 999_999, 'drop')).toMatchObject({ status: 404 });
});

test('HOUSE-04 operators-17 what comes again by itself is tried again, never dropped', async () => {
  const [row] = await api.db
    .insert(tasks)
    .values({ kind: 'find-feeds', key: 'every', payload: {}, nextAttemptAt: new Date(0) })
    .returning();
  expect(await resolve('task', row?.id ?? 0, 'drop')).toMatchObject({ status: 409 });
  expect(await resolve('task', row?.id ?? 0, 'repeat')).toMatchObject({ status: 200 });
});
