import { HOMEOFFICE_MOSTLY_ID, type JobReason } from '@silverjobs/contract';
import { timesOfJob } from '../database/tables/job-times.ts';
import type { JobMatch } from './job-matches.ts';
import type { SearchProfile } from './search-profile.ts';
import { misses, timePoints } from './wishes.ts';

type Judged = {
  readonly workLoadId: number | null;
  readonly jobTypeId: number | null;
  readonly homeofficeId: number;
  readonly saidTimes: number | null;
  readonly times: number;
};

/** Why a job stands where it does for a candidate, the weightiest reason; null where nothing says it (jobs-152). */
export function whyOf(
  profile: Pick<SearchProfile, 'wishes' | 'home'> | null,
  job: Judged,
  { by }: Pick<JobMatch, 'by'>,
  group: 'fitting' | 'near' | 'other' | null,
): JobReason | null {
  if (!profile) return null;
  const { wishes, home } = profile;
  const missed = wishes && misses(job, wishes);
  const points = wishes ? timePoints(timesOfJob(job), wishes.times) : 0;
  if (missed) return missed;
  if (points < 0) return 'times';
  if (by) return by;
  if (wishes?.place && wishes.place !== 'out' && job.homeofficeId >= HOMEOFFICE_MOSTLY_ID)
    return 'home';
  if (points > 0) return 'at_her_times';
  if (group === 'near') return 'near';
  return home ? 'far' : null;
}
