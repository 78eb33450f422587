import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

/** Longer than a process of the release before can hold a mail or task without saying so, in minutes. */
const CLAIMED_MINUTES = 5;

/**
 * Takes over what processes of the release before have added, or left when they ended: they keep mails
 * and billing tasks in queues of their own (outbox, billing_tasks). What one of them works on is left to
 * it. Goes with the release after this one.
 */
export async function adoptOldWork(db: Database, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isFree = sql`(next_attempt_at <= ${moment}
    or next_attempt_at > ${moment} + make_interval(mins => ${CLAIMED_MINUTES}))`;
  await db.execute(sql`
    with moved as (
      delete from billing_tasks where state <> 'waiting' or ${isFree} returning *
    )
    insert into tasks (kind, payload, key, state, attempts, last_error, created_at, next_attempt_at,
      dropped_at)
    select 'billing-' || kind, payload, key, state, attempts, last_error, created_at, next_attempt_at,
      dropped_at
    from moved where state <> 'done' or key is not null
    on conflict do nothing`);
  await db.execute(sql`
    with moved as (
      update outbox o set next_attempt_at = '9999-12-31', attempts = 0
      from outbox before
      where o.id = before.id and o.next_attempt_at < '9999-12-31' and before.dropped_at is null
        and (o.state = 'failed' or o.state = 'waiting' and (o.next_attempt_at <= ${moment}
          or o.next_attempt_at > ${moment} + make_interval(mins => ${CLAIMED_MINUTES})))
      returning o.id, o.state, o.expires_at, o.last_error, o.created_at, before.attempts,
        before.next_attempt_at
    )
    insert into tasks (kind, payload, key, state, priority, attempts, last_error, created_at,
      next_attempt_at)
    select 'mail', jsonb_build_object('id', id), id::text, state,
      case when expires_at is null then 0 else 1 end, attempts, last_error, created_at, next_attempt_at
    from moved
    on conflict do nothing`);
}
