import type { Database } from '../database/database.ts';
import { and, eq, isNull, sql } from '../database/drizzle.ts';
import { jobAlerts } from '../database/schema.ts';

const waitingOf = (jobSearchId: number) =>
  and(eq(jobAlerts.jobSearchId, jobSearchId), isNull(jobAlerts.mailedAt));

/** Forgets what a search has found and not told yet: it shall not write any more. */
export async function dropWaitingAlerts(db: Database, jobSearchId: number): Promise<void> {
  await db.delete(jobAlerts).where(waitingOf(jobSearchId));
}

/** What a search has found for a later moment is looked at now: the search says whether it is due. */
export async function hastenWaitingAlerts(db: Database, jobSearchId: number): Promise<void> {
  await db
    .update(jobAlerts)
    .set({ dueAt: sql`${jobAlerts.createdAt}` })
    .where(waitingOf(jobSearchId));
}
