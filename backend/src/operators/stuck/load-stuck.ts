import type { StuckItem } from '@silverjobs/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { type SQL, sql } from '../../database/drizzle.ts';
import { PAGE, type PageQuery } from '../like.ts';

/** Work that has been due for so long does not go on by itself, in minutes. */
const LATE_MINUTES = 10;
/** So many attempts are no hiccup any more. */
const FAILED_ATTEMPTS = 4;

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

/** What does not go on by itself at a moment. */
const stuckTasks = (moment: SQL) => sql`
    from tasks t
    left join outbox m on t.kind = 'mail' and m.id::text = t.key
    where t.dropped_at is null and case t.kind when 'mail' then not m.forget else true end and (t.state = 'failed'
      or (t.state = 'waiting' and (t.next_attempt_at <= ${moment}
        - make_interval(mins => ${LATE_MINUTES}) or (t.attempts >= ${FAILED_ATTEMPTS}
        and t.last_error is not null))))`;

const momentOf = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** How much does not go on by itself. */
export async function countStuck(db: Database, now: Date): Promise<number> {
  const found = await db.execute(sql`select count(*)::int as count ${stuckTasks(momentOf(now))}`);
  return (found as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0;
}

/**
 * Tasks of all kinds that were given up, are late or have failed several times, the oldest first
 * (operators-16).
 */
export async function loadStuck(
  db: Database,
  now: Date,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<StuckItem[]> {
  const moment = momentOf(now);
  const found = await db.execute(sql`
    select case t.kind when 'mail' then 'mail' else 'task' end as kind, coalesce(m.id, t.id) as id,
      coalesce(m.subject, t.kind) as title, '…@' || split_part(m.recipient, '@', 2) as recipient,
      case t.state when 'failed' then 'failed' else 'late' end as state, t.attempts, t.last_error,
      t.created_at, coalesce(m.expires_at <= ${moment}, false) as expired
    ${stuckTasks(moment)}
    order by t.created_at, t.kind, t.id limit ${limit} offset ${offset}`);
  return rows
    .parse((found as unknown as { rows: unknown }).rows)
    .map((row) => ({ ...row, created_at: row.created_at.getTime() }));
}
