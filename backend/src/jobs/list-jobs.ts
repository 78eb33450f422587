import { JOB_POOL_PAGE_SIZE, type JobDemandLean } from '@silverjobs/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { jobSource, type ReadFilter } from './job-source.ts';
import { loadLeanJobs } from './load-lean-jobs.ts';

export type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** A page of jobs, newest first. */
export async function listJobs(
  db: Database,
  requester: Requester,
  filter: ReadFilter,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page,
): Promise<JobDemandLean[]> {
  const { table, id, createdAt, condition } = jobSource(filter);
  const rows = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(condition)
    // The id makes the order total, so that no page repeats or leaves out a job.
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return loadLeanJobs(
    db,
    requester,
    rows.map((row) => row.id),
  );
}

/** The active job with a key, as a list of one or none; hidden ones are found, too. */
export async function findJobByKey(
  db: Database,
  requester: Requester,
  key: string,
): Promise<JobDemandLean[]> {
  const rows = await db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .where(and(eq(jobDemands.key, key), eq(jobDemands.status, 'active')));
  return loadLeanJobs(
    db,
    requester,
    rows.map((row) => row.id),
  );
}
