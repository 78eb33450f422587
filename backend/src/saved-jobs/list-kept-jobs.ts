import { JOB_POOL_PAGE_SIZE, type KeptJob } from '@silverjobs/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import type { CandidateAsker } from '../http/asker.ts';
import { loadLeanJobs } from '../jobs/load-lean-jobs.ts';
import type { KeptTable } from './kept-table.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** How many jobs a candidate has saved or hidden, closed ones included. */
export function countKeptJobs(
  db: Database,
  { candidateId }: CandidateAsker,
  table: KeptTable,
): Promise<number> {
  return db.$count(table, eq(table.candidateId, candidateId));
}

/** A page of saved or hidden jobs, the one kept last first. Closed ones stay, marked. */
export async function listKeptJobs(
  db: Database,
  asker: CandidateAsker,
  table: KeptTable,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page,
): Promise<KeptJob[]> {
  const rows = await db
    .select({ id: table.jobDemandId, keptAt: table.createdAt, status: jobDemands.status })
    .from(table)
    .innerJoin(jobDemands, eq(jobDemands.id, table.jobDemandId))
    .where(eq(table.candidateId, asker.candidateId))
    .orderBy(desc(table.createdAt), desc(table.jobDemandId))
    .limit(limit)
    .offset(offset);
  const kept = new Map(rows.map((row) => [row.id, row]));
  const jobs = await loadLeanJobs(
    db,
    asker,
    rows.map(({ id }) => id),
  );
  return jobs.flatMap((job) => {
    const row = kept.get(job.id);
    if (!row) return [];
    const state = row.status === 'active' ? 'open' : 'closed';
    return [{ ...job, state, kept_at: row.keptAt.getTime() }];
  });
}
