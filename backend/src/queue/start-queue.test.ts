import type { OpenDatabase } from '../database/database.ts';
import { asc } from '../database/drizzle.ts';
import { tasks } from '../database/schema.ts';
import { rowsSoFar } from '../testing/count-rows.ts';
import { engines, openTestDatabase } from '../testing/test-database.ts';
import { attemptTask } from './attempt.ts';
import { checkHandlers, type Handlers, TaskFailure } from './handler.ts';
import { startQueue } from './start-queue.ts';
import { TASK_KINDS, type TaskKind } from './task-kinds.ts';
import { addTask, addTasks, claimTask, deleteOldTasks } from './tasks.ts';

const MINUTE_MS = 60_000;

/** Every kind, left waiting. */
const idle = Object.fromEntries(
  TASK_KINDS.map((kind) => [kind, { lanes: 0, run: async () => {} }]),
) as unknown as Handlers;

test('HOUSE-04 a kind without a handler fails at the start, by its name', () => {
  const { feed: _, ...rest } = idle;
  expect(() => checkHandlers(rest)).toThrow('No handler for tasks of feed');
  expect(checkHandlers(idle)).toBe(idle);
});

describe.each(engines)('on %s', (engine) => {
  let database: OpenDatabase;
  let now: Date;
  let logged: string[];
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(tasks);
    now = new Date(Date.UTC(2026, 10, 21, 9));
    logged = [];
  });

  const log = {
    warn: (text: string) => logged.push(`warn ${text}`),
    error: (text: string) => logged.push(`error ${text}`),
  };
  const partsOf = (handlers: Partial<Handlers>) => ({
    db: database.db,
    now: () => now,
    handlers: { ...idle, ...handlers },
    log,
  });
  const rows = () => database.db.select().from(tasks).orderBy(asc(tasks.id));
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const add = (id: number, more: { isUrgent?: boolean; notBefore?: Date } = {}) =>
    addTask(database.db, now, { kind: 'job-alert', payload: { id }, key: String(id), ...more });

  /** Does what is due of one kind, one after the other. */
  async function workOff(handlers: Partial<Handlers>, kind: TaskKind = 'job-alert') {
    for (;;) {
      const task = await claimTask(database.db, now, [kind]);
      if (!task) return;
      await attemptTask(partsOf(handlers), task);
    }
  }

  /** A handler whose tasks end when the test says so. */
  function gated() {
    const begun: number[] = [];
    let finish: (() => void)[] = [];
    let look = () => {};
    return {
      handler: {
        lanes: 5,
        run: ({ id }: { id: number }) =>
          new Promise<void>((resolve) => {
            begun.push(id);
            finish.push(resolve);
            look();
          }),
      },
      begun,
      hasBegun: (count: number) =>
        new Promise<void>((resolve) => {
          look = () => begun.length >= count && resolve();
          look();
        }),
      finishAll: () => {
        for (const resolve of finish) resolve();
        finish = [];
      },
    };
  }

  test('HOUSE-04 TRUST-26 one record that fails delays itself alone, ever longer, and is given up', async () => {
    await add(1);
    await add(2);
    const done: number[] = [];
    const alert = {
      run: async ({ id }: { id: number }) => {
        if (id === 1) throw new Error('Search 1 has no owner');
        done.push(id);
      },
    };
    await workOff({ 'job-alert': alert });
    expect(done).toEqual([2]);
    expect(await rows()).toMatchObject([
      { attempts: 1, lastError: 'Error: Search 1 has no owner', state: 'waiting' },
    ]);
    for (const minutes of [1, 5, 15, 60, 180, 360, 720, 1_440, 1_440, 1_440]) {
      const [before] = await rows();
      later(minutes * MINUTE_MS - 1);
      await workOff({ 'job-alert': alert });
      expect((await rows())[0]?.attempts).toBe(before?.attempts);
      later(1);
      await workOff({ 'job-alert': alert });
    }
    expect(await rows()).toMatchObject([{ attempts: 11, state: 'failed' }]);
    expect(logged).toHaveLength(11);
    expect(logged.at(-1)).toMatch(/^error Task \d+ \(job-alert\), attempt 11: .*; given up$/);
  });

  test('HOUSE-04 what can never succeed is given up at once, and its owner is told', async () => {
    await add(1);
    const givenUp: unknown[] = [];
    await workOff({
      'job-alert': {
        run: () => Promise.reject(new TaskFailure('550 weg@test.example', { isPermanent: true })),
        onGivenUp: async (payload) => {
          givenUp.push(payload);
        },
      },
    });
    expect(await rows()).toMatchObject([{ state: 'failed', lastError: '550 …' }]);
    expect(givenUp).toEqual([{ id: 1 }]);
  });

  test('HOUSE-04 what comes again by itself is never given up and is tried at least every hour', async () => {
    const find = { kind: 'find-feeds', payload: {}, key: 'every' } as const;
    await addTask(database.db, now, find);
    const fails = { everyMs: 24 * 60 * MINUTE_MS, run: () => Promise.reject(new Error('x')) };
    for (let hour = 0; hour < 20; hour += 1) {
      await workOff({ 'find-feeds': fails }, 'find-feeds');
      later(60 * MINUTE_MS);
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 20 }]);
    await workOff({ 'find-feeds': { everyMs: MINUTE_MS, run: async () => {} } }, 'find-feeds');
    expect(await rows()).toMatchObject([
      { attempts: 0, lastError: null, nextAttemptAt: new Date(now.getTime() + MINUTE_MS) },
    ]);
  });

  test('PLUS-07 what was done is known for 30 days where that counts', async () => {
    const add = () =>
      addTask(database.db, now, {
        kind: 'billing-subscription',
        payload: { reference: 'sub_1' },
        key: 'stripe:evt_1',
      });
    let done = 0;
    const handler = {
      isRemembered: true,
      run: async () => {
        done += 1;
      },
    };
    const work = () => workOff({ 'billing-subscription': handler }, 'billing-subscription');
    await add();
    await work();
    await add();
    await work();
    expect([done, (await rows()).map(({ state }) => state)]).toEqual([1, ['done']]);
    later(31 * 24 * 60 * MINUTE_MS);
    await deleteOldTasks(database.db, now);
    expect(await rows()).toEqual([]);
  });

  test('HOUSE-04 two backends never do one task twice', async () => {
    for (let id = 0; id < 60; id += 1) await add(id);
    const done: number[] = [];
    let finished = () => {};
    const all = new Promise<void>((resolve) => {
      finished = resolve;
    });
    const handler = {
      lanes: 3,
      run: async ({ id }: { id: number }) => {
        done.push(id);
        if (done.length >= 60) finished();
      },
    };
    const backends = [1, 2, 3].map(() => startQueue(partsOf({ 'job-alert': handler })));
    await all;
    await Promise.all(backends.map((backend) => backend.stop()));
    expect(done.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 60 }, (_, id) => id),
    );
    expect(await rows()).toEqual([]);
  });

  test('delivery-28 what waits is done at the start, and what is added when it is told', async () => {
    await add(1);
    const { handler, begun, hasBegun, finishAll } = gated();
    const queue = startQueue(partsOf({ 'job-alert': handler }));
    await hasBegun(1);
    await add(2);
    queue.wake();
    await hasBegun(2);
    finishAll();
    await queue.stop();
    expect(begun).toEqual([1, 2]);
    expect([logged, await rows()]).toEqual([[], []]);
  });

  test("operation-7 stopping waits for what is under way; the rest is nobody's and done at once", async () => {
    for (let id = 1; id <= 6; id += 1) await add(id);
    const first = gated();
    const queue = startQueue(partsOf({ 'job-alert': first.handler }));
    await first.hasBegun(5);
    const stopped = queue.stop();
    queue.wake();
    first.finishAll();
    await stopped;
    expect(first.begun).toHaveLength(5);
    const second = gated();
    const next = startQueue(partsOf({ 'job-alert': second.handler }));
    await second.hasBegun(1);
    second.finishAll();
    await next.stop();
    expect(second.begun).toEqual([6]);
  });

  test('HOUSE-04 a kind that stands still holds up no other', async () => {
    for (let id = 1; id <= 5; id += 1) await add(id);
    const stuck = gated();
    let taken = () => {};
    const feedTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const feed = { run: async () => taken() };
    const queue = startQueue(partsOf({ 'job-alert': stuck.handler, feed }));
    await stuck.hasBegun(5);
    await addTask(database.db, now, { kind: 'feed', payload: { source: 'partner' } });
    queue.wake();
    await feedTaken;
    const stopped = queue.stop();
    stuck.finishAll();
    await stopped;
    expect(await rows()).toEqual([]);
  });

  test('HOUSE-04 of a thousand that wait a claim reads each once at most, whatever the database knows of them', async () => {
    const all = Array.from({ length: 1_000 }, (_, id) => ({
      kind: 'job-alert' as const,
      payload: { id },
      key: String(id),
    }));
    await addTasks(database.db, now, all);
    const read = await database.db.transaction(async (tx) => {
      const before = await rowsSoFar(tx);
      await claimTask(tx, now, TASK_KINDS);
      return (await rowsSoFar(tx)) - before;
    });
    expect(read).toBeLessThan(2_000);
  });

  test('operation-7 what somebody waits for goes first; what is not due waits', async () => {
    await add(1, { notBefore: new Date(now.getTime() + 1) });
    await add(2);
    await add(3, { isUrgent: true });
    const taken = [];
    for (let index = 0; index < 3; index += 1) {
      taken.push((await claimTask(database.db, now, ['job-alert']))?.key);
    }
    expect(taken).toEqual(['3', '2', undefined]);
  });
});
