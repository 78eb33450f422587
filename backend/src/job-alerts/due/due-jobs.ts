import type { Database } from '../../database/database.ts';
import { and, eq, isNull, lt, or, type SQL } from '../../database/drizzle.ts';
import { jobAlerts, jobSearches } from '../../database/schema.ts';
import {
  ALERT_AT_ONCE_ID,
  ALERT_DAILY_ID,
  ALERT_WEEKLY_ID,
} from '../../searches/alert-frequency.ts';
import { lastDailyMoment, lastWeeklyMoment } from '../daily-moment.ts';

/** Reported at once, or what was found before the last hour of daily or weekly mails. */
export function due(now: Date): SQL | undefined {
  return and(
    isNull(jobAlerts.mailedAt),
    or(
      eq(jobSearches.alertConfigId, ALERT_AT_ONCE_ID),
      and(
        eq(jobSearches.alertConfigId, ALERT_DAILY_ID),
        lt(jobAlerts.createdAt, lastDailyMoment(now)),
      ),
      and(
        eq(jobSearches.alertConfigId, ALERT_WEEKLY_ID),
        lt(jobAlerts.createdAt, lastWeeklyMoment(now)),
      ),
    ),
  );
}

/** Ids of the jobs that are due for a claimed search. */
export async function dueJobIds(db: Database, now: Date, searchId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobAlerts.jobDemandId })
    .from(jobAlerts)
    .innerJoin(jobSearches, eq(jobSearches.id, jobAlerts.jobSearchId))
    .where(and(eq(jobAlerts.jobSearchId, searchId), due(now)));
  return rows.map(({ id }) => id);
}
