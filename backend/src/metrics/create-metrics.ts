import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';
import { isNotNull } from '../database/drizzle.ts';
import { returnedAddresses } from '../database/schema.ts';
import { readBackupAge } from './backup-age.ts';
import { readQueues } from './queue-figures.ts';
import { measureRequests } from './request-metrics.ts';

/** What a process tells Prometheus about itself (operation-11). */
export type Metrics = {
  /** Measures the answers of a server whose routes are not added yet. */
  readonly measure: (app: FastifyInstance) => void;
  /** All figures in Prometheus' text format; those of a database that is away are left out. */
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

type Source = Pick<OpenDatabase, 'db' | 'connections'> & {
  /** Whether the mail server lets us in; without it none is configured. */
  readonly isMailReachable?: (() => Promise<boolean>) | undefined;
};

/** Gauges that are found out at the time of asking. */
function watchDatabase(
  { db, connections, isMailReachable }: Source,
  registry: Registry,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `silverjobs_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', 'Whether the database answers.', []);
  const pool = gauge('database_connections', 'Connections of this process by state.', ['state']);
  const waiting = gauge('queue_waiting', 'Tasks that wait, by kind.', ['queue']);
  const failed = gauge('queue_failed', 'Tasks that were given up, by kind.', ['queue']);
  const late = gauge('queue_late_seconds', 'How long the oldest task has been due, by kind.', [
    'queue',
  ]);
  const suppressed = gauge('mail_suppressed', 'Addresses to which nothing is sent any more.', []);
  const backup = gauge(
    'backup_age_seconds',
    'How long ago the newest backup was begun: any, and of those that a drill has restored.',
    ['state'],
  );
  const reachable =
    isMailReachable && gauge('mail_reachable', 'Whether the mail server lets us in.', []);
  return async () => {
    if (isMailReachable) reachable?.set((await isMailReachable()) ? 1 : 0);
    for (const [state, count] of Object.entries(connections?.() ?? {})) pool.set({ state }, count);
    try {
      const queues = await readQueues(db);
      // A kind of which nothing is left is not read any more.
      for (const stale of [waiting, failed, late]) stale.reset();
      for (const { queue, ...figures } of queues) {
        waiting.set({ queue }, figures.waiting);
        failed.set({ queue }, figures.failed);
        late.set({ queue }, figures.late);
      }
      suppressed.set(await db.$count(returnedAddresses, isNotNull(returnedAddresses.suppressedAt)));
      backup.reset();
      for (const [state, age] of Object.entries(await readBackupAge(db))) {
        if (age !== null) backup.set({ state }, age);
      }
      up.set(1);
    } catch {
      up.set(0);
      for (const stale of [waiting, failed, late]) stale.reset();
    }
  };
}

export function createMetrics(source: Source): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'silverjobs_' });
  const look = watchDatabase(source, registry);
  return {
    measure: (app) => measureRequests(app, registry),
    read: async () => {
      await look();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
