import { asc, eq, inArray, sql } from 'drizzle-orm';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import {
  candidatePositions,
  candidates,
  jobDemandPositions,
  positions,
} from '../database/schema.ts';
import type { Labels } from '../lookups/labels.ts';

/** Why a job fits a candidate, or what it is about. */
export type JobMatch = { readonly label: string | null; readonly fits: boolean };

type Job = { readonly id: number; readonly potentialJobId: number | null };

/** What a candidate has done and can imagine to do. */
type CandidateProfile = {
  readonly positions: ReadonlySet<number>;
  readonly potentialJobs: ReadonlySet<number>;
};

async function loadCandidateProfile(
  db: Database,
  candidateId: number | null,
): Promise<CandidateProfile | null> {
  if (candidateId === null) return null;
  const used = sql<number[]>`array(
    select ${candidatePositions.positionId} from ${candidatePositions}
    where ${candidatePositions.candidateId} = ${candidateId} and ${candidatePositions.matchingUsed}
  )`;
  const [row] = await db
    .select({ additional: candidates.additional, used })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  return {
    positions: new Set(row?.used),
    potentialJobs: new Set(potentialJobIds(row?.additional ?? {})),
  };
}

/**
 * For each job the activity that fits the candidate: one of the experience first, then one the
 * candidate can imagine. Without a candidate or a fit, the job's main position.
 */
export async function loadJobMatches(
  db: Database,
  candidateId: number | null,
  jobIds: readonly number[],
): Promise<(labels: Labels, job: Job) => JobMatch> {
  const [rows, profile] = await Promise.all([
    db
      .select({
        jobId: jobDemandPositions.jobDemandId,
        positionId: positions.id,
        label: positions.label,
      })
      .from(jobDemandPositions)
      .innerJoin(positions, eq(positions.id, jobDemandPositions.positionId))
      .where(inArray(jobDemandPositions.jobDemandId, [...jobIds]))
      .orderBy(asc(jobDemandPositions.rank)),
    loadCandidateProfile(db, candidateId),
  ]);
  return (labels, job) => {
    const ofJob = rows.filter((row) => row.jobId === job.id);
    const fit = ofJob.find((row) => profile?.positions.has(row.positionId));
    if (fit) return { label: fit.label, fits: true };
    if (job.potentialJobId !== null && profile?.potentialJobs.has(job.potentialJobId)) {
      return { label: labels('potential_job', job.potentialJobId), fits: true };
    }
    return { label: ofJob[0]?.label ?? null, fits: false };
  };
}
