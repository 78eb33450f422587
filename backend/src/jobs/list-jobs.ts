import { JOB_POOL_PAGE_SIZE, type JobDemandLean } from '@silverjobs/contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { type JobFilter, jobCondition } from './job-condition.ts';
import { loadLeanJobs } from './load-lean-jobs.ts';

async function findIds(
  db: Database,
  condition: SQL | undefined,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .where(condition)
    // The id makes the order total, so that no page repeats or leaves out a job.
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** A page of jobs, newest first. */
export async function listJobs(
  db: Database,
  asker: Asker,
  filter: JobFilter,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<JobDemandLean[]> {
  const { limit = JOB_POOL_PAGE_SIZE, offset = 0 } = page;
  const ids = await findIds(db, await jobCondition(db, filter), limit, offset);
  return loadLeanJobs(db, asker, ids);
}

/** How many jobs fit; the condition is that of the list. */
export async function countJobs(db: Database, filter: JobFilter): Promise<number> {
  const [row] = await db
    .select({ jobs: count() })
    .from(jobDemands)
    .where(await jobCondition(db, filter));
  return row?.jobs ?? 0;
}

/** The active job with a key, as a list of one or none. */
export async function findJobByKey(
  db: Database,
  asker: Asker,
  key: string,
): Promise<JobDemandLean[]> {
  const condition = and(eq(jobDemands.key, key), eq(jobDemands.status, 'active'));
  return loadLeanJobs(db, asker, await findIds(db, condition, 1, 0));
}
