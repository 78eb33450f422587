import type { StuckItem } from '@silverjobs/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { PAGE, type PageQuery } from '../like.ts';

/** Work that has been due for so long does not go on by itself, in minutes. */
const LATE_MINUTES = 10;

const rows = z.array(
  z.object({
    kind: z.enum(['mail', 'task']),
    id: z.number(),
    title: z.string(),
    recipient: z.string().nullable(),
    state: z.enum(['failed', 'late']),
    attempts: z.number(),
    last_error: z.string().nullable(),
    created_at: z.coerce.date(),
    expired: z.boolean(),
  }),
);

/** Mails and tasks that were given up or are late, the oldest first (operators-16). */
export async function loadStuck(
  db: Database,
  now: Date,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<StuckItem[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isStuck = sql`dropped_at is null and (state = 'failed' or (state = 'waiting'
    and next_attempt_at <= ${moment} - make_interval(mins => ${LATE_MINUTES})))`;
  const state = sql`case state when 'failed' then 'failed' else 'late' end`;
  const found = await db.execute(sql`
    select 'mail' as kind, id, subject as title,
      '…@' || split_part(recipient, '@', 2) as recipient, ${state} as state, attempts, last_error,
      created_at, coalesce(expires_at <= ${moment}, false) as expired
    from outbox where ${isStuck} and not forget
    union all
    select 'task', id, kind, null, ${state}, attempts, last_error, created_at, false
    from billing_tasks where ${isStuck}
    order by created_at, kind, id limit ${limit} offset ${offset}`);
  return rows
    .parse((found as unknown as { rows: unknown }).rows)
    .map((row) => ({ ...row, created_at: row.created_at.getTime() }));
}
