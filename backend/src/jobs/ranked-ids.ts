import type { Database } from '../database/database.ts';
import { countJobs } from './count-jobs.ts';
import type { ReadFilter } from './filter-condition.ts';
import { narrowFilter } from './narrow-filter.ts';
import { type IdPage, newestIds } from './newest-ids.ts';
import { hasJob } from './place-in-time.ts';
import type { SearchProfile } from './search-profile.ts';

type Group = {
  readonly filter: ReadFilter;
  /** How many jobs it has; asked for only where a page begins behind it. */
  readonly count: () => Promise<number>;
};

/** What fits near home, what else is near, and the rest: together every job of the filter once. */
function groupsOf(db: Database, filter: ReadFilter, profile: SearchProfile): readonly Group[] {
  const { activities, nearCodes } = profile;
  const near = narrowFilter(filter, profile, 'near');
  const fitting = narrowFilter(filter, profile, 'fitting');
  const others = { ...near, fitsNot: activities ?? undefined };
  const countFitting = async () => (activities ? countJobs(db, fitting) : 0);
  const countOthers = async () => {
    const [all, fit] = await Promise.all([countJobs(db, near), countFitting()]);
    return all - fit;
  };
  const away = nearCodes?.map(({ code }) => code);
  return [
    ...(activities ? [{ filter: fitting, count: countFitting }] : []),
    { filter: others, count: countOthers },
    ...(away ? [{ filter: { ...filter, awayFromCodes: away }, count: async () => 0 }] : []),
  ];
}

/** Which group has a job; -1 when none does any more. */
async function groupOfJob(db: Database, groups: readonly Group[], jobId: number): Promise<number> {
  for (const [index, group] of groups.entries()) {
    if (await hasJob(db, group.filter, jobId)) return index;
  }
  return -1;
}

/** A page of a filter's jobs in the order of a candidate (jobs-57): only what it needs is read. */
export async function rankedIds(
  db: Database,
  filter: ReadFilter,
  profile: SearchProfile,
  { limit, offset, behind: given }: IdPage,
): Promise<number[]> {
  const ids: number[] = [];
  const all = groupsOf(db, filter, profile);
  const start = given ? await groupOfJob(db, all, given.id) : -1;
  let behind = start < 0 ? undefined : given;
  let skip = behind ? 0 : offset;
  for (const group of all.slice(Math.max(0, start))) {
    const page = { limit: limit - ids.length, offset: skip, behind };
    const found = await newestIds(db, group.filter, page);
    behind = undefined;
    ids.push(...found);
    if (ids.length === limit) break;
    // A group that gave something has been read to its end. Jobs that come meanwhile are only counted.
    skip = found.length > 0 || skip === 0 ? 0 : Math.max(0, skip - (await group.count()));
  }
  return ids;
}
