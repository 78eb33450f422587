import {
  JOB_POOL_PAGE_SIZE,
  PUBLIC_PAGES_MAX,
  PUBLIC_WORDS_COUNT_MAX,
  type PublicSearch,
} from '@silverjobs/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import type { Home } from '../jobs/distance.ts';
import type { ReadFilter } from '../jobs/filter-condition.ts';
import { jobSource } from '../jobs/job-source.ts';
import { withRoom } from '../jobs/job-words.ts';
import { nearestIds } from '../jobs/nearest-ids.ts';
import { newestIds } from '../jobs/newest-ids.ts';
import { loadPublicJobs } from './public-jobs.ts';

/** A filter without anybody who asks. */
export const everything: ReadFilter = {
  positionId: undefined,
  location: { kind: 'all' },
  hiddenIds: [],
};

export type PublicCount = { readonly count: number; readonly isLeast: boolean };

/** More than are ever counted. */
export const MANY: PublicCount = { count: PUBLIC_WORDS_COUNT_MAX, isLeast: true };

/** How many there are; what only the jobs' own rows answer is counted up to a limit (public-4). */
export async function countPublic(db: Database, filter: ReadFilter): Promise<PublicCount> {
  if (!filter.ofJob) return { count: await countJobs(db, filter), isLeast: false };
  const { table, condition } = jobSource(filter);
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(PUBLIC_WORDS_COUNT_MAX + 1)
    .as('some');
  const [row] = await withRoom(db, (roomy) =>
    roomy.select({ jobs: sql<number>`count(*)::int` }).from(some),
  );
  const jobs = row?.jobs ?? 0;
  return { count: Math.min(jobs, PUBLIC_WORDS_COUNT_MAX), isLeast: jobs > PUBLIC_WORDS_COUNT_MAX };
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
  { filter, origin, order, page: asked, counted: { count, isLeast } }: PageInput,
): Promise<Page> {
  const pages = Math.min(Math.max(1, Math.ceil(count / JOB_POOL_PAGE_SIZE)), PUBLIC_PAGES_MAX);
  const page = Math.min(asked, pages);
  const offset = (page - 1) * JOB_POOL_PAGE_SIZE;
  // Nobody looks further away for more than there are.
  const range = { limit: Math.min(JOB_POOL_PAGE_SIZE, count - offset), offset };
  // Rings around a place are counted; what has words is counted by nobody.
  const byDistance = order === 'nearest' && origin && !filter.ofJob;
  const ids =
    count === 0
      ? []
      : byDistance
        ? await nearestIds(db, filter, origin, range)
        : filter.ofJob
          ? await withRoom(db, (roomy) => newestIds(roomy, filter, range))
          : await newestIds(db, filter, range);
  const jobs = await loadPublicJobs(db, ids, origin);
  return { jobs, count, count_is_least: isLeast, page, pages };
}
