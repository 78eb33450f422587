import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** Where work waits: mails, tasks of the payment, jobs that alerts are to be told of. */
const QUEUES = ['mail', 'billing', 'alerts'] as const;
type Queue = (typeof QUEUES)[number];

/** How a queue of the database stands. */
export type QueueFigures = {
  readonly queue: Queue;
  readonly waiting: number;
  /** Given up; somebody has to look. */
  readonly failed: number;
  /** How long the oldest has been due, in seconds; unknown of alerts, which are in order. */
  readonly late: number;
};

const rows = z.array(
  z.object({
    queue: z.enum(QUEUES),
    waiting: z.coerce.number(),
    failed: z.coerce.number(),
    late: z.coerce.number(),
  }),
);

const late = sql.raw(
  `coalesce(greatest(0, extract(epoch from now() - min(next_attempt_at) filter (where state = 'waiting'))), 0)`,
);

/** Reads all queues at once. */
export async function readQueues(db: Database): Promise<QueueFigures[]> {
  const found = await db.execute(sql`
    select 'mail' as queue, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'failed' and dropped_at is null) as failed, ${late} as late
    from outbox
    union all
    select 'billing', count(*) filter (where state = 'waiting'),
      count(*) filter (where state = 'failed' and dropped_at is null), ${late}
    from billing_tasks
    union all
    select 'alerts', count(*), 0, 0 from job_news`);
  return rows.parse((found as unknown as { rows: unknown }).rows);
}
