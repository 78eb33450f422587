import { JOB_POOL_PAGE_SIZE, type MarkedJob } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { desc, eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { viewOf } from '../jobs/job-view.ts';
import { loadLeanJobs } from '../jobs/load-lean-jobs.ts';
import { loadSearchProfile } from '../jobs/search-profile.ts';
import type { MarkedJobTable } from './marked-job-table.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** How many jobs a candidate has saved or hidden, closed ones included. */
export function countMarkedJobs(
  db: Database,
  { candidateId }: CandidateRequester,
  table: MarkedJobTable,
): Promise<number> {
  return db.$count(table, eq(table.candidateId, candidateId));
}

/** A page of saved or hidden jobs, the one marked last first. Closed ones stay, marked. */
export async function listMarkedJobs(
  db: Database,
  requester: CandidateRequester,
  table: MarkedJobTable,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page,
): Promise<MarkedJob[]> {
  const rows = await db
    .select({ id: table.jobDemandId, markedAt: table.createdAt, status: jobDemands.status })
    .from(table)
    .innerJoin(jobDemands, eq(jobDemands.id, table.jobDemandId))
    .where(eq(table.candidateId, requester.candidateId))
    .orderBy(desc(table.createdAt), desc(table.jobDemandId))
    .limit(limit)
    .offset(offset);
  const marked = new Map(rows.map((row) => [row.id, row]));
  const jobs = await loadLeanJobs(
    db,
    requester,
    viewOf(await loadSearchProfile(db, requester.candidateId)),
    rows.map(({ id }) => id),
  );
  return jobs.flatMap((job) => {
    const row = marked.get(job.id);
    if (!row) return [];
    const state = row.status === 'active' ? 'open' : 'closed';
    return [{ ...job, state, kept_at: row.markedAt.getTime() }];
  });
}
