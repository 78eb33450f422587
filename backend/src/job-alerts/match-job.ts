import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { jobAlerts, jobDemands } from '../database/schema.ts';
import { ALERT_DAILY_ID, ALERT_WEEKLY_ID } from '../searches/alert-frequency.ts';
import { findSearchesOfJob } from './alert-criteria.ts';
import { nextDailyMoment, nextWeeklyMoment } from './daily-moment.ts';

/** Searches that are noted in one statement. */
const BATCH = 1_000;

/**
 * Notes for each saved search that finds a new job that its owner is to be told. All of it or nothing;
 * a second time changes nothing.
 */
export async function matchJob(database: Database, now: Date, jobDemandId: number): Promise<void> {
  const found = await findSearchesOfJob(database, jobDemandId);
  if (found.length === 0) return;
  await database.transaction(async (db) => {
    // Held, so that it is not deleted meanwhile.
    const [job] = await db
      .select({ id: jobDemands.id })
      .from(jobDemands)
      .where(eq(jobDemands.id, jobDemandId))
      .for('key share');
    if (!job) return;
    const dueAt = (alertConfigId: number) => {
      if (alertConfigId === ALERT_WEEKLY_ID) return nextWeeklyMoment(now);
      return alertConfigId === ALERT_DAILY_ID ? nextDailyMoment(now) : now;
    };
    for (let from = 0; from < found.length; from += BATCH) {
      const rows = found
        .slice(from, from + BATCH)
        .map(({ candidateId, searchId, alertConfigId }) => ({
          candidateId,
          jobDemandId,
          jobSearchId: searchId,
          createdAt: now,
          dueAt: dueAt(alertConfigId),
        }));
      await db.insert(jobAlerts).values(rows).onConflictDoNothing();
    }
  });
}
