import { COMPARED_MEASURES, type JobComparison, TIME_ZONE } from '@silverjobs/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands, jobFigures, regions } from '../database/schema.ts';
import { findMainPosition } from './booked-job.ts';
import type { EmployerJobRow } from './find-employer-job.ts';

const DAY_MS = 86_400_000;
/** What happens in less than a week says nothing. */
const MIN_DAYS = 7;
const MAX_DAYS = 28;
/** Fewer advertisements, or fewer employers, would tell somebody else's numbers. */
const MIN_JOBS = 10;
const MIN_EMPLOYERS = 5;
/** The newest are enough for a middle. */
const MAX_JOBS = 300;
/** Numbers of before are gone. */
const MAX_AGE_DAYS = 370;

/** Numbers of the first days of advertisements, of those that were counted at all. */
function countFirstDays(db: Database, which: SQL, days: number) {
  const begun = sql`(${jobDemands.createdAt} at time zone ${TIME_ZONE})::date`;
  return db
    .select({
      clientId: jobDemands.clientId,
      shown: sql<number>`sum(${jobFigures.shown})::int`,
      opened: sql<number>`sum(${jobFigures.opened})::int`,
      saved: sql<number>`sum(${jobFigures.saved})::int`,
      applied: sql<number>`(select count(*)::int from communications c
        where c.job_demand_id = ${jobDemands.id} and c.type = 'application'
          and (c.created_at at time zone ${TIME_ZONE})::date < ${begun} + ${days}::int)`,
    })
    .from(jobDemands)
    .innerJoin(jobFigures, eq(jobFigures.jobDemandId, jobDemands.id))
    .where(sql`${jobDemands.id} in (${which}) and ${jobFigures.day} < ${begun} + ${days}::int`)
    .groupBy(jobDemands.id);
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * An advertisement beside running ones of other employers for the same activity, first of its Land, then
 * of everywhere. Compared are the first days of each, so that an old one is not ahead.
 * @returns null where it runs for less than a week, or where there are too few others
 */
export async function compareJob(
  db: Database,
  now: Date,
  job: EmployerJobRow,
): Promise<JobComparison | null> {
  const days = Math.min(MAX_DAYS, Math.floor((now.getTime() - job.createdAt.getTime()) / DAY_MS));
  const position = await findMainPosition(db, job.id);
  if (days < MIN_DAYS || !position) return null;
  const until = new Date(now.getTime() - days * DAY_MS);
  const since = new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS);
  for (const stateId of job.stateId === null ? [null] : [job.stateId, null]) {
    const others = await countFirstDays(
      db,
      sql`
        select p.job_demand_id from job_demand_positions p
        join job_demands o on o.id = p.job_demand_id
        where p.position_id = ${position.id} and p.active and p.rank = 0
          and p.created_at between ${since.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz
          and o.client_id <> ${job.clientId}
          ${stateId === null ? sql`` : sql`and p.state_id = ${stateId}`}
        order by p.created_at desc, p.job_demand_id desc limit ${MAX_JOBS}`,
      days,
    );
    const employers = new Set(others.map(({ clientId }) => clientId));
    if (others.length < MIN_JOBS || employers.size < MIN_EMPLOYERS) continue;
    const [own] = await countFirstDays(db, sql`${job.id}::int`, days);
    return {
      jobs: others.length,
      region: stateId === null ? null : await labelOf(db, stateId),
      position_label: position.label,
      days,
      measures: COMPARED_MEASURES.map((measure) => ({
        measure,
        own: own?.[measure] ?? 0,
        middle: middleOf(others.map((other) => other[measure])),
      })),
    };
  }
  return null;
}

async function labelOf(db: Database, stateId: number): Promise<string | null> {
  const [row] = await db
    .select({ label: regions.label })
    .from(regions)
    .where(eq(regions.id, stateId));
  return row?.label ?? null;
}
