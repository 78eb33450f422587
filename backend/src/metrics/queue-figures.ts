import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/** How the tasks of a kind stand. */
export type QueueFigures = {
  /** Kind of the tasks (queue/task-kinds.ts). */
  readonly queue: string;
  readonly waiting: number;
  /** Given up; somebody has to look. */
  readonly failed: number;
  /** How long the oldest has been due, in seconds. */
  readonly late: number;
};

const rows = z.array(
  z.object({
    queue: z.string(),
    waiting: z.coerce.number(),
    failed: z.coerce.number(),
    late: z.coerce.number(),
  }),
);

/** Reads how all kinds of tasks stand that there are; mail is always among them. */
export async function readQueues(db: Database): Promise<QueueFigures[]> {
  const found = await db.execute(sql`
    select kind as queue, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'failed' and dropped_at is null) as failed,
      coalesce(greatest(0, extract(epoch from
        now() - min(next_attempt_at) filter (where state = 'waiting'))), 0) as late
    from tasks group by kind
    union all
    select 'mail', 0, 0, 0 where not exists (select from tasks where kind = 'mail')
    order by queue`);
  return rows.parse((found as unknown as { rows: unknown }).rows);
}
