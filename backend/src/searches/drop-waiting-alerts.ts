import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobAlerts } from '../database/schema.ts';

/** Forgets what a search has found and not told yet: it shall not write any more. */
export async function dropWaitingAlerts(db: Database, jobSearchId: number): Promise<void> {
  await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.jobSearchId, jobSearchId), isNull(jobAlerts.mailedAt)));
}
