import type { Database } from '../database/database.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import type { Labels } from '../lookups/labels.ts';
import { loadPositionLabels } from '../lookups/position-labels.ts';
import type { SearchProfile } from './search-profile.ts';
import { suits } from './wishes.ts';

/** Why a job fits a candidate, or what it is about. */
export type JobMatch = {
  readonly label: string | null;
  /** It fits an activity, and is as she wants to work. */
  readonly fits: boolean;
  /** By which occupation: one of hers, one she can imagine, one that is related. */
  readonly by: 'own' | 'imagined' | 'related' | null;
  /** It is as she wants to work. */
  readonly suits: boolean;
};

type Job = {
  readonly positionIds: readonly number[];
  readonly potentialJobId: number | null;
  readonly workLoadId: number | null;
  readonly jobTypeId: number | null;
  readonly homeofficeId: number;
};

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
  profile: Pick<SearchProfile, 'activities' | 'related' | 'wishes'> | null,
  labels: Labels,
): Promise<(job: Job) => JobMatch> {
  const labelOf = await loadPositionLabels(db);
  const { activities, related, wishes } = profile ?? {};
  const relatedIds = new Set(Object.values(related ?? {}).flat());
  return (job) => {
    const { positionIds, potentialJobId } = job;
    const isSuiting = suits(job, wishes ?? null);
    const found = { fits: isSuiting, suits: isSuiting };
    const fit = positionIds.find((id) => activities?.positionIds.includes(id));
    if (fit !== undefined) return { ...found, label: labelOf(fit), by: 'own' };
    if (potentialJobId !== null && activities?.potentialJobIds.includes(potentialJobId)) {
      return { ...found, label: labels('potential_job', potentialJobId), by: 'imagined' };
    }
    const [main] = positionIds;
    const isRelated = activities && main !== undefined && relatedIds.has(main);
    return {
      label: main === undefined ? null : labelOf(main),
      fits: false,
      by: isRelated ? 'related' : null,
      suits: isSuiting,
    };
  };
}
