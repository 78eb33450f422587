import type { Database } from '../database/database.ts';
import { and, eq, inArray, type SQL, sql } from '../database/drizzle.ts';
import { guestAlerts, jobAlerts, jobDemands, outbox } from '../database/schema.ts';
import { isPrinted } from '../mail/printed-mail.ts';

/** A mail that waits names an advertisement that nobody may see any more. */
export const namesGoneJob: SQL = sql`exists (
  select 1 from unnest(${outbox.namedJobs}) named(id)
  where not exists (
    select 1 from ${jobDemands} where ${jobDemands.id} = named.id and ${jobDemands.status} = 'active'
  )
)`;

const isWaiting = eq(outbox.state, 'waiting');

/** The alert is told again of what may be shown of it, as if it had not been. */
async function untell(db: Database, now: Date, key: string, jobIds: number[]): Promise<void> {
  const [kind, id] = key.split(':');
  if (kind === 'job-alert') {
    await db
      .update(jobAlerts)
      .set({ mailedAt: null })
      .where(and(eq(jobAlerts.candidateId, Number(id)), inArray(jobAlerts.jobDemandId, jobIds)));
    return;
  }
  const [oldest] = await db
    .select({ at: sql<Date | null>`min(${jobDemands.createdAt})`.mapWith(jobDemands.createdAt) })
    .from(jobDemands)
    .where(inArray(jobDemands.id, jobIds));
  if (!oldest?.at) return;
  const before = new Date(oldest.at.getTime() - 1);
  await db
    .update(guestAlerts)
    .set({ toldUntil: before, nextAt: now })
    .where(eq(guestAlerts.id, Number(id)));
}

/**
 * Takes back the mail of an alert that names an advertisement which was hidden or has ended since: it is written
 * anew of what may be shown when it is sent (delivery-88).
 * @returns whether it was taken back
 */
export async function renewAlert(database: Database, now: Date, id: number): Promise<boolean> {
  return database.transaction(async (db) => {
    const [gone] = await db
      .delete(outbox)
      .where(and(eq(outbox.id, id), isWaiting, namesGoneJob))
      .returning({ key: outbox.key, jobs: outbox.namedJobs });
    if (!gone) return false;
    if (gone.key !== null) await untell(db, now, gone.key, gone.jobs);
    return true;
  });
}

/** The same for all that wait to be printed. */
export async function renewLetters(db: Database, now: Date): Promise<void> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isPrinted, namesGoneJob));
  for (const { id } of rows) await renewAlert(db, now, id);
}
