import {
  JOB_POOL_PAGE_SIZE,
  PUBLIC_PAGES_MAX,
  PUBLIC_WORDS_COUNT_MAX,
  type PublicSearch,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { desc, eq, sql } from '../database/drizzle.ts';
import { jobDemands, postalCodes } from '../database/schema.ts';
import { countJobs, someIds } from '../jobs/count-jobs.ts';
import { type Home, kilometres } from '../jobs/distance.ts';
import type { ReadFilter } from '../jobs/filter-condition.ts';
import { isOneOf } from '../jobs/named-jobs.ts';
import { nearestIds } from '../jobs/nearest-ids.ts';
import { newestIds } from '../jobs/newest-ids.ts';
import { loadPublicJobs } from './public-jobs.ts';

/** A filter without anybody who asks. */
export const everything: ReadFilter = {
  positionId: undefined,
  location: { kind: 'all' },
  hiddenIds: [],
};

export type PublicCount = {
  readonly count: number;
  readonly isLeast: boolean;
  /** All of them, where only the jobs' own rows know them and they are few. */
  readonly ids?: readonly number[];
};

/** More than are ever counted. */
export const MANY: PublicCount = { count: PUBLIC_WORDS_COUNT_MAX, isLeast: true };

/** Whether counters and indexes of places say how many there are. */
const isCounted = ({ ofJob, said, named }: ReadFilter) => !ofJob && !said && !named;

/** How many there are; what only the jobs' own rows answer is counted up to a limit (public-4). */
export async function countPublic(db: Database, filter: ReadFilter): Promise<PublicCount> {
  if (isCounted(filter)) return { count: await countJobs(db, filter), isLeast: false };
  const ids = await someIds(db, filter, PUBLIC_WORDS_COUNT_MAX + 1);
  if (ids.length > PUBLIC_WORDS_COUNT_MAX) return MANY;
  return { count: ids.length, isLeast: false, ids };
}

/** A page of a few jobs, the nearest first as the pool has it (jobs-60), without a home the newest. */
async function pageOf(
  db: Database,
  ids: readonly number[],
  home: Home | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { id, createdAt } = jobDemands;
  const rows = await db
    .select({ id })
    .from(jobDemands)
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(isOneOf(ids))
    .orderBy(
      ...(home ? [sql`${kilometres(home, postalCodes)} nulls last`] : []),
      desc(createdAt),
      desc(id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

export type PageInput = {
  readonly filter: ReadFilter;
  /** Where distances begin, and what 'nearest' is near to. */
  readonly origin: Home | null;
  readonly order: PublicSearch['filters']['order'];
  /** As asked for; beyond the last page it is the last one. */
  readonly page: number;
  readonly counted: PublicCount;
};

type Page = Pick<PublicSearch, 'jobs' | 'count' | 'count_is_least' | 'page' | 'pages'>;

/** A page of public jobs. */
export async function listPage(
  db: Database,
  { filter, origin, order, page: asked, counted: { count, isLeast, ids: known } }: PageInput,
): Promise<Page> {
  const pages = Math.min(Math.max(1, Math.ceil(count / JOB_POOL_PAGE_SIZE)), PUBLIC_PAGES_MAX);
  const page = Math.min(asked, pages);
  const offset = (page - 1) * JOB_POOL_PAGE_SIZE;
  // Nobody looks further away for more than there are.
  const range = { limit: Math.min(JOB_POOL_PAGE_SIZE, count - offset), offset };
  const isNearest = order === 'nearest' && origin;
  // Rings around a place are counted; what many say is counted by nobody.
  const ids =
    count === 0
      ? []
      : known
        ? await pageOf(db, known, isNearest ? origin : null, range)
        : isNearest && isCounted(filter)
          ? await nearestIds(db, filter, origin, range)
          : await newestIds(db, filter, range);
  const jobs = await loadPublicJobs(db, ids, origin);
  return { jobs, count, count_is_least: isLeast, page, pages };
}
