import { and, asc, eq, inArray } from 'drizzle-orm';
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

async function ownPositions(db: Database, candidateId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: candidatePositions.positionId })
    .from(candidatePositions)
    .where(
      and(
        eq(candidatePositions.candidateId, candidateId),
        eq(candidatePositions.matchingUsed, true),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

async function ownPotentialJobs(db: Database, candidateId: number): Promise<ReadonlySet<number>> {
  const [row] = await db
    .select({ additional: candidates.additional })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  return new Set(potentialJobIds(row?.additional ?? {}));
}

/**
 * For each job the activity that fits the candidate: one of the experience first, then one the
 * candidate can imagine. Without a candidate or a fit, the job's main position.
 */
export async function loadJobMatches(
  db: Database,
  labels: Labels,
  candidateId: number | null,
  jobs: readonly Job[],
): Promise<(job: Job) => JobMatch> {
  const ids = jobs.map((job) => job.id);
  const rows = await db
    .select({
      jobId: jobDemandPositions.jobDemandId,
      positionId: positions.id,
      label: positions.label,
    })
    .from(jobDemandPositions)
    .innerJoin(positions, eq(positions.id, jobDemandPositions.positionId))
    .where(inArray(jobDemandPositions.jobDemandId, ids))
    .orderBy(asc(jobDemandPositions.rank));
  const known = candidateId === null ? null : await ownPositions(db, candidateId);
  const imagined = candidateId === null ? null : await ownPotentialJobs(db, candidateId);
  return (job) => {
    const own = rows.filter((row) => row.jobId === job.id);
    const fit = own.find((row) => known?.has(row.positionId));
    if (fit) return { label: fit.label, fits: true };
    if (job.potentialJobId !== null && imagined?.has(job.potentialJobId)) {
      return { label: labels('potential_job', job.potentialJobId), fits: true };
    }
    return { label: own[0]?.label ?? null, fits: false };
  };
}
