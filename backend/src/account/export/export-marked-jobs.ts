import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import { hiddenJobs, jobAlerts, jobDemands, savedJobs } from '../../database/schema.ts';
import type { MarkedJobTable } from '../../marked-jobs/marked-job-table.ts';

type MarkedJobsExport = Pick<AccountExport, 'saved_jobs' | 'hidden_jobs' | 'job_alerts'>;

async function exportMarked(db: Database, candidateId: number, table: MarkedJobTable) {
  const rows = await db
    .select({ id: jobDemands.id, title: jobDemands.title, createdAt: table.createdAt })
    .from(table)
    .innerJoin(jobDemands, eq(jobDemands.id, table.jobDemandId))
    .where(eq(table.candidateId, candidateId))
    .orderBy(asc(table.createdAt), asc(table.jobDemandId));
  return rows.map(({ id, title, createdAt }) => ({ id, title, created_at: createdAt.getTime() }));
}

async function exportAlerts(
  db: Database,
  candidateId: number,
): Promise<MarkedJobsExport['job_alerts']> {
  const rows = await db
    .select({ alert: jobAlerts, title: jobDemands.title })
    .from(jobAlerts)
    .innerJoin(jobDemands, eq(jobDemands.id, jobAlerts.jobDemandId))
    .where(eq(jobAlerts.candidateId, candidateId))
    .orderBy(asc(jobAlerts.createdAt), asc(jobAlerts.jobDemandId));
  return rows.map(({ alert, title }) => ({
    job_demand_id: alert.jobDemandId,
    job_title: title,
    created_at: alert.createdAt.getTime(),
    mailed_at: alert.mailedAt?.getTime() ?? null,
  }));
}

/** The jobs that a candidate has saved and hidden, and those it is told of by mail. */
export async function exportMarkedJobs(
  db: Database,
  candidateId: number | null,
): Promise<MarkedJobsExport> {
  if (candidateId === null) return { saved_jobs: [], hidden_jobs: [], job_alerts: [] };
  return {
    saved_jobs: await exportMarked(db, candidateId, savedJobs),
    hidden_jobs: await exportMarked(db, candidateId, hiddenJobs),
    job_alerts: await exportAlerts(db, candidateId),
  };
}
