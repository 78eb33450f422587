import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { jobDemandPositions, positions } from '../database/schema.ts';
import type { Labels } from '../lookups/labels.ts';
import type { Activities } from './search-profile.ts';

/** Why a job fits a candidate, or what it is about. */
export type JobMatch = { readonly label: string | null; readonly fits: boolean };

type Job = { readonly id: number; readonly potentialJobId: number | null };

const findPositions = keptStatement((db) =>
  db
    .select({
      jobId: jobDemandPositions.jobDemandId,
      positionId: positions.id,
      label: positions.label,
    })
    .from(jobDemandPositions)
    .innerJoin(positions, eq(positions.id, jobDemandPositions.positionId))
    .where(sql`${jobDemandPositions.jobDemandId} = any(${sql.placeholder('jobIds')}::int[])`)
    .orderBy(asc(jobDemandPositions.rank))
    .prepare('positions_of_jobs'),
);

/**
 * For each job the activity that fits a candidate: one of the experience first, then one the
 * candidate can imagine. Without a candidate or a fit, the job's main position.
 */
export async function loadJobMatches(
  db: Database,
  activities: Activities | null,
  jobIds: readonly number[],
): Promise<(labels: Labels, job: Job) => JobMatch> {
  const rows = await findPositions(db).execute({ jobIds });
  return (labels, job) => {
    const ofJob = rows.filter((row) => row.jobId === job.id);
    const fit = ofJob.find((row) => activities?.positionIds.includes(row.positionId));
    if (fit) return { label: fit.label, fits: true };
    if (job.potentialJobId !== null && activities?.potentialJobIds.includes(job.potentialJobId)) {
      return { label: labels('potential_job', job.potentialJobId), fits: true };
    }
    return { label: ofJob[0]?.label ?? null, fits: false };
  };
}
