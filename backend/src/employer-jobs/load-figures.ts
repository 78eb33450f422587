import { type JobDay, type JobFigures, TIME_ZONE } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, sql } from '../database/drizzle.ts';
import { communications, jobFigures } from '../database/schema.ts';
import { germanDay } from '../figures/daily-figures.ts';
import type { ClientRequester } from '../http/requester.ts';
import { compareJob } from './compare-job.ts';
import { findEmployerJob } from './find-employer-job.ts';

/**
 * Numbers of an own advertisement by day and place (employers-63). What was applied is read from the
 * applications themselves; it comes from the search of candidates.
 * @throws Failure not_found
 */
export async function loadFigures(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  requester: ClientRequester,
  id: number,
): Promise<JobFigures> {
  const job = await findEmployerJob(db, requester, id);
  const { day, source, shown, opened, saved, ledAway } = jobFigures;
  const counted = await db
    .select({ day, source, shown, opened, saved, led_away: ledAway })
    .from(jobFigures)
    .where(eq(jobFigures.jobDemandId, id));
  const appliedOn = sql<string>`(${communications.createdAt} at time zone ${TIME_ZONE})::date::text`;
  const applied = await db
    .select({ day: appliedOn.as('applied_on'), applied: sql<number>`count(*)::int` })
    .from(communications)
    .where(and(eq(communications.jobDemandId, id), eq(communications.type, 'application')))
    .groupBy(sql`applied_on`)
    .orderBy(asc(sql`applied_on`));
  const days = new Map<string, JobDay>(
    counted.map((row) => [`${row.day} ${row.source}`, { ...row, applied: 0 }]),
  );
  for (const one of applied) {
    const key = `${one.day} pool`;
    const nothing = {
      day: one.day,
      source: 'pool',
      shown: 0,
      opened: 0,
      saved: 0,
      led_away: 0,
    } as const;
    days.set(key, { ...(days.get(key) ?? nothing), applied: one.applied });
  }
  return {
    title: job.title,
    from: germanDay(job.createdAt),
    until: germanDay(now()),
    comparison: await compareJob(db, now(), job),
    days: [...days].sort(([one], [other]) => one.localeCompare(other)).map(([, row]) => row),
  };
}
