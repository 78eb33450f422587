import { kindById } from '../../../understanding/wish/kinds.ts';
import { isAtTimes, isUnwanted, type JobFacts, paysEnough, timesText } from '../job-facts.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** What the wish names and a job has, what it does not tell, or that it is none (null). */
export function compare(job: JobFacts, hours: number | null, criteria: SearchCriteria) {
  const { kinds = [], times = [], pay = null, excluded = [], mostHours } = criteria;
  const types = kinds.flatMap((id) => kindById(id)?.jobTypes ?? []);
  if (types.length > 0 && !types.includes(job.jobType ?? '')) return null;
  if (mostHours !== undefined && hours !== null && hours > mostHours) return null;
  if (!isAtTimes(job, times) || isUnwanted(job, excluded)) return null;
  const isEnough = pay && paysEnough(job, pay);
  if (isEnough === false) return null;
  // One reason for all times: a card has room for six.
  const when = times.length > 0 ? timesText(job, times) : null;
  const kind = types.length > 0 && job.jobType ? [job.jobType] : [];
  const paid = isEnough ? [job.payHint ?? ''] : [];
  const untold = [
    pay && isEnough === null,
    mostHours !== undefined && hours === null,
    times.length > 0 && when === null,
  ].filter(Boolean).length;
  return { named: [...kind, ...(when ? [when] : []), ...paid], untold };
}
