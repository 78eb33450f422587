import type { JobScopes } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { countShown } from './count-jobs.ts';
import { narrowFilter } from './narrow-filter.ts';
import { type JobFilter, readSearch } from './read-filter.ts';

/** How many jobs of a filter each scope leaves, and what is known to judge by (jobs-59). */
export async function countScopes(
  db: Database,
  requester: Requester,
  query: Omit<JobFilter, 'scope'>,
): Promise<JobScopes> {
  const { filter, profile } = await readSearch(db, requester, query);
  const [all, near, fitting] = await Promise.all([
    countShown(db, filter),
    countShown(db, narrowFilter(filter, profile, 'near')),
    countShown(db, narrowFilter(filter, profile, 'fitting')),
  ]);
  return {
    all,
    near,
    fitting,
    has_place: Boolean(profile?.home),
    has_activities: Boolean(profile?.activities),
  };
}
