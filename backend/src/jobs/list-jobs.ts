import { type JOB_ORDERS, JOB_POOL_PAGE_SIZE, type JobDemandLean } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import type { ReadFilter } from './filter-condition.ts';
import { type JobView, loadJobView, viewOf } from './job-view.ts';
import { loadLeanJobs } from './load-lean-jobs.ts';
import { nearestIds } from './nearest-ids.ts';
import { type IdPage, newestIds } from './newest-ids.ts';
import { loadPlaceInTime } from './place-in-time.ts';
import { rankedIds } from './ranked-ids.ts';
import { type JobFilter, readSearch } from './read-filter.ts';
import { loadSearchProfile } from './search-profile.ts';

type Order = (typeof JOB_ORDERS)[number];
type ListQuery = JobFilter & {
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly after?: number | undefined;
};

/** Where an order has nothing to go by, the newest come first. */
function idsInOrder(
  db: Database,
  filter: ReadFilter,
  { profile, origin }: JobView,
  order: Order,
  page: IdPage,
): Promise<number[]> {
  if (order === 'fitting' && profile) return rankedIds(db, filter, profile, page);
  if (order === 'nearest' && origin) return nearestIds(db, filter, origin, page);
  return newestIds(db, filter, page);
}

/**
 * A page of jobs in the wanted order, by default that of jobs-57; after a job it costs no more than
 * the first, however deep (jobs-103).
 * @throws Failure validation.failed for a location id that no option has
 */
export async function listJobs(
  db: Database,
  requester: Requester,
  { order = 'fitting', limit = JOB_POOL_PAGE_SIZE, offset = 0, after, ...query }: ListQuery,
): Promise<JobDemandLean[]> {
  const { filter, profile } = await readSearch(db, requester, query);
  const view = await loadJobView(db, profile, query.search_location_id);
  const behind = after === undefined ? undefined : await loadPlaceInTime(db, after);
  const ids = await idsInOrder(db, filter, view, order, { limit, offset, behind });
  return loadLeanJobs(db, requester, view, ids);
}

/** The active job with a key, as a list of one or none; hidden ones are found, too. */
export async function findJobByKey(
  db: Database,
  requester: Requester,
  key: string,
): Promise<JobDemandLean[]> {
  const rows = await db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .where(and(eq(jobDemands.key, key), eq(jobDemands.status, 'active')));
  const view = viewOf(await loadSearchProfile(db, requester.candidateId));
  return loadLeanJobs(
    db,
    requester,
    view,
    rows.map((row) => row.id),
  );
}
