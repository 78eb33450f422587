import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { addToFigures, germanDay } from './daily-figures.ts';

/**
 * Counts a user among those of this week and month, once each; of the days only the newest is kept, so that
 * nothing tells when somebody was there before (operators-38).
 */
export async function countActive(db: Database, now: Date, usersId: number): Promise<void> {
  const today = germanDay(now);
  const before = await db.execute(sql`
    with known as (select id, active_on from users where id = ${usersId} for update)
    update users set active_on = ${today}::date from known
    where users.id = known.id and known.active_on is distinct from ${today}::date
    returning
      (known.active_on is null
        or date_trunc('week', known.active_on) < date_trunc('week', ${today}::date)) as week,
      (known.active_on is null
        or date_trunc('month', known.active_on) < date_trunc('month', ${today}::date)) as month`);
  const [row] = (before as unknown as { rows: { week: boolean; month: boolean }[] }).rows;
  if (!row) return;
  await addToFigures(db, now, {
    active_week: row.week ? 1 : 0,
    active_month: row.month ? 1 : 0,
  });
}
