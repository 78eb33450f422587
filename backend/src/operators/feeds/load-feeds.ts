import { FEED_LEFT_OUT, type FeedState } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, sql } from '../../database/drizzle.ts';
import { feedRuns } from '../../database/schema.ts';

/** Feeds of partner jobs with their last run (operators-21). */
export async function loadFeeds(db: Database): Promise<FeedState[]> {
  const rows = await db
    .select({
      run: feedRuns,
      jobs: sql<number>`(
        select count(*)::int from partner_jobs p where p.source = "feed_runs"."source")`,
    })
    .from(feedRuns)
    .orderBy(asc(feedRuns.sourceName));
  return rows.map(({ run, jobs }) => ({
    source: run.source,
    name: run.sourceName,
    jobs,
    started_at: run.startedAt.getTime(),
    succeeded_at: run.succeededAt?.getTime() ?? null,
    error: run.error,
    left_out: FEED_LEFT_OUT.flatMap((reason) => {
      const count = run.leftOut[reason];
      return count ? { reason, count } : [];
    }),
    notice: run.notice,
  }));
}
