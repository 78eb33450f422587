import type { Conversation } from '../../../engine.ts';
import { describe, type FoundJob } from './describe-found.ts';
import { scoreJobs } from './score-jobs.ts';
import type { SearchCriteria } from './search-criteria.ts';

/**
 * Jobs of the pool for a wish, the best first: the wanted positions and those close to them, at the
 * place, by distance and hours. What the candidate has hidden is left out.
 * @param skip ids that were already shown
 */
export async function findJobs(
  conversation: Conversation,
  criteria: SearchCriteria,
  most: number,
  skip: readonly number[] = [],
): Promise<{
  readonly jobs: FoundJob[];
  readonly total: number;
  /** How many are of the wanted work and not only close to it. */
  readonly exact: number;
}> {
  const weighed = (await scoreJobs(conversation, criteria)).filter(({ id }) => !skip.includes(id));
  const jobs =
    weighed.length === 0 || most === 0 ? [] : await describe(conversation, weighed.slice(0, most));
  return { jobs, total: weighed.length, exact: weighed.filter((one) => one.isWanted).length };
}
