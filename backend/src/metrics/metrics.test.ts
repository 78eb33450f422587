import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { tasks } from '../database/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMetrics } from './create-metrics.ts';
import { buildOperatorServer } from './serve-metrics.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let operator: FastifyInstance;
let away = false;
let isMailReachable = true;
beforeAll(async () => {
  database = await openTestDatabase();
  const db = new Proxy(database.db, {
    get: (target, key, receiver) => {
      if (away && key === 'execute')
        return () => Promise.reject(new Error('Connection terminated'));
      return Reflect.get(target, key, receiver);
    },
  });
  const metrics = createMetrics({
    db,
    connections: () => ({ idle: 3, used: 2, wanted: 1 }),
    isMailReachable: async () => isMailReachable,
  });
  app = buildApp({ database: database.db, measure: metrics.measure });
  operator = buildOperatorServer(
    metrics,
    db,
    () => false,
    async () => isMailReachable,
  );
});
afterAll(async () => {
  await Promise.all([app.close(), operator.close()]);
  await database.close();
});

const read = async (url: string) => (await operator.inject(url)).body;
const add = (state: 'waiting' | 'failed', nextAttemptAt = new Date()) =>
  database.db.insert(tasks).values({ kind: 'mail', payload: {}, state, nextAttemptAt });

test('OPER-04 operation-11 answers are counted by route and status, without anybody in them', async () => {
  await app.inject('/api/auth/me');
  await app.inject('/api/job_demand/4711');
  await app.inject('/api/geheim/renate@test.example');
  const text = await read('/metrics');
  expect(text).toMatch(
    /silverjobs_request_duration_seconds_count\{method="GET",route="\/api\/auth\/me",status="401"\} 1/,
  );
  expect(text).toContain('route="/api/job_demand/:id"');
  expect(text).toContain('route="unknown",status="404"');
  expect(text).not.toMatch(/\b4711\b|renate/);
  expect(text).toContain('silverjobs_database_connections{state="wanted"} 1');
});

test('OPER-04 queues tell what waits, what was given up and how late it is', async () => {
  await add('failed');
  await add('waiting', new Date(Date.now() - 120_000));
  const text = await read('/metrics');
  expect(text).toContain('silverjobs_queue_waiting{queue="mail"} 1');
  expect(text).toContain('silverjobs_queue_failed{queue="mail"} 1');
  const [, late] = /silverjobs_queue_late_seconds\{queue="mail"\} ([\d.]+)/.exec(text) ?? [];
  expect(Number(late)).toBeGreaterThanOrEqual(120);
});

test('OPER-04 OPER-17 operation-12 ready tells the truth about database and mail, live only of the process', async () => {
  const ready = async () => {
    const { statusCode, body } = await operator.inject('/ready');
    return [statusCode, JSON.parse(body)];
  };
  expect(await ready()).toEqual([200, { ready: true, database: 'ok', mail: 'ok', backup: 'none' }]);
  await add('waiting', new Date(Date.now() - 3_600_000));
  expect(await ready()).toEqual([
    200,
    { ready: true, database: 'ok', mail: 'late', backup: 'none' },
  ]);
  isMailReachable = false;
  expect(await ready()).toEqual([
    200,
    { ready: true, database: 'ok', mail: 'unreachable', backup: 'none' },
  ]);
  expect(await read('/metrics')).toContain('silverjobs_mail_reachable 0');
  isMailReachable = true;
  away = true;
  expect(await ready()).toEqual([
    503,
    { ready: false, database: 'away', mail: 'unknown', backup: 'unknown' },
  ]);
  const text = await read('/metrics');
  expect(text).toContain('silverjobs_database_up 0');
  expect(text).not.toContain('silverjobs_queue_waiting{');
  expect((await operator.inject('/live')).statusCode).toBe(200);
  away = false;
});
