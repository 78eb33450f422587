import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import type { Labels } from '../lookups/labels.ts';
import { loadPositionLabels } from '../lookups/position-labels.ts';
import type { Activities } from './search-profile.ts';

/** Why a job fits a candidate, or what it is about. */
export type JobMatch = { readonly label: string | null; readonly fits: boolean };

type Job = { readonly positionIds: readonly number[]; readonly potentialJobId: number | null };

/** Column: the positions of the job of the row, the main one first. */
export const positionIdsOfJob: SQL<number[]> = sql`array(
  select ${jobDemandPositions.positionId} from ${jobDemandPositions}
  where ${jobDemandPositions.jobDemandId} = ${jobDemands.id}
  order by ${jobDemandPositions.rank}
)`;

/**
 * For each job the activity that fits a candidate: one of the experience first, then one the
 * candidate can imagine. Without a candidate or a fit, the job's main position.
 */
export async function loadJobMatches(
  db: Database,
  activities: Activities | null,
  labels: Labels,
): Promise<(job: Job) => JobMatch> {
  const labelOf = await loadPositionLabels(db);
  return ({ positionIds, potentialJobId }) => {
    const fit = positionIds.find((id) => activities?.positionIds.includes(id));
    if (fit !== undefined) return { label: labelOf(fit), fits: true };
    if (potentialJobId !== null && activities?.potentialJobIds.includes(potentialJobId)) {
      return { label: labels('potential_job', potentialJobId), fits: true };
    }
    const [main] = positionIds;
    return { label: main === undefined ? null : labelOf(main), fits: false };
  };
}
