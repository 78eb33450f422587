import type { Database } from '../database/database.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { namedIds, namedThere } from './named-ids.ts';
import { fittingFirst, type IdPage, newestIds } from './newest-ids.ts';
import { hasJob } from './place-in-time.ts';
import { type Part, partsOf } from './ranked-parts.ts';
import { scoredIds } from './scored-ids.ts';
import type { SearchProfile } from './search-profile.ts';

/** So many jobs before a page are read with it; of more it is counted how many a part has, which takes as long again. */
const MOST_PASSED = 2_000;

async function isIn(db: Database, { named, ...filter }: ReadFilter, id: number): Promise<boolean> {
  return named ? named.some((job) => job.id === id) : hasJob(db, filter, id);
}

/** Nothing fits what asks for no activity: such a part is not looked through. */
const fitsNothing = ({ fits }: ReadFilter) =>
  fits !== undefined && fits.positionIds.length + fits.potentialJobIds.length === 0;

type Reads = { readonly newestIds: typeof newestIds; readonly countJobs: typeof countJobs };

function idsOf(db: Database, { filter, scale, first }: Part, page: IdPage, reads: Reads) {
  if (filter.named) return namedIds(db, filter, scale, page);
  if (scale) return scoredIds(db, filter, scale, page);
  const { said } = filter;
  return first && said
    ? fittingFirst(db, filter, said, first, page)
    : reads.newestIds(db, filter, page);
}

/**
 * A page of a filter's jobs in the order of a candidate (jobs-57): only what it needs is read.
 * @param reads tests look on
 */
export async function rankedIds(
  db: Database,
  filter: ReadFilter,
  profile: SearchProfile,
  { limit, offset, behind: given }: IdPage,
  reads: Reads = { newestIds, countJobs },
): Promise<number[]> {
  const ids: number[] = [];
  let behind = given && (await hasJob(db, filter, given.id)) ? given : undefined;
  let skip = behind ? 0 : offset;
  for await (const each of partsOf(db, filter, profile, behind !== undefined)) {
    if (fitsNothing(each.filter)) continue;
    const part = { ...each, filter: namedThere(each.filter) };
    if (part.filter.named?.length === 0) continue;
    if (behind && !(await isIn(db, part.filter, behind.id))) continue;
    const passed = skip <= MOST_PASSED ? skip : 0;
    const page = { limit: passed + limit - ids.length, offset: skip - passed, behind };
    const read = await idsOf(db, part, page, reads);
    const found = read.slice(passed);
    behind = undefined;
    ids.push(...found);
    if (ids.length === limit) break;
    // A part that gave something has been read to its end. Jobs that come meanwhile are only counted.
    if (found.length > 0) skip = 0;
    else if (skip > 0) {
      const jobs = passed > 0 ? read.length : await reads.countJobs(db, part.filter);
      skip = Math.max(0, skip - jobs);
    }
  }
  return ids;
}
