import type { Database } from '../database/database.ts';
import type { NearCode } from './codes-within.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource, msOf, plannedBy, wantedPart } from './job-source.ts';
import type { NamedJob, Said } from './job-words.ts';
import { nameJobs } from './jobs-saying.ts';
import { atCodes } from './narrow-filter.ts';
import { lookMs } from './said-plan.ts';

/** Of what jobs say around a place, so many are named one by one; of all, sooner than they are looked up part by part. */
const NEAREST_NAMED = 300;
const MOST_NAMED = 1_500;
/** So many jobs are looked at where the index would take longer: enough for some pages, between these. */
const SOME_PAGES = 100;
const [LEAST_LOOKED_AT, MOST_LOOKED_AT] = [1_000, 20_000];
/** Where fewer than two pages are found, so often further places are asked, so many times as many. */
const ENOUGH = 40;
const [TRIES, GROWTH] = [2, 4];
/** All places are asked at once where that takes no more than so many times as long as some. */
const LITTLE_LONGER = 2.5;
/** How long it takes to name a job with its occupations, in milliseconds. */
const NAMED_MS = 0.003;

export const nearestFirst = (codes: readonly NearCode[]) =>
  [...codes].sort((one, other) => one.km - other.km);

/** Places whose jobs are scored at once, and the jobs among them where those are named one by one. */
export type Zone = { readonly codes: NearCode[]; readonly named?: readonly NamedJob[] };

/** All jobs of a filter by their words; what is hidden is left out later, as a page may begin behind it. */
const nameAll = (db: Database, filter: ReadFilter) =>
  nameJobs(db, jobSource({ ...filter, hiddenIds: [] }).condition, 2 * MOST_NAMED);

/**
 * The nearest places that are asked next: so many that enough say it, where the indexes are quick, else some; all that are
 * left where those take little longer.
 */
function nextOf(filter: ReadFilter, said: Said, codes: readonly NearCode[], tries: number) {
  const nearest = (most: number) => {
    let jobs = 0;
    const past = codes.findIndex((code) => {
      jobs += code.jobs ?? 0;
      return jobs > most;
    });
    return past < 0 ? codes : codes.slice(0, Math.max(past, 1));
  };
  // Of what she does not want none is named, so more places are needed for as many.
  const share = Math.min(1, wantedPart(filter, said));
  const namedAt = (some: readonly NearCode[]) =>
    share * some.reduce((sum, { jobs = 0 }) => sum + jobs, 0);
  const msAt = (some: readonly NearCode[]) =>
    msOf(atCodes(filter, some), said) + NAMED_MS * namedAt(some);
  const atLeast = (jobs: number) => GROWTH ** tries * Math.max(LEAST_LOOKED_AT, jobs);
  const enough = nearest(atLeast(NEAREST_NAMED / share));
  const ms = msAt(enough);
  const most = lookMs(MOST_LOOKED_AT);
  const isLast = tries === TRIES - 1;
  const mostOfAll = isLast ? most : Math.min(LITTLE_LONGER * ms, most);
  if (namedAt(codes) < MOST_NAMED && msAt(codes) < mostOfAll) return codes;
  if (ms < most) return enough;
  return nearest(Math.min(MOST_LOOKED_AT, atLeast(SOME_PAGES / share)));
}

/**
 * Looks up once which jobs of the nearest places say what was asked, so that no part looks at the words again: all
 * places where few jobs say it; of what many say, so many places that some pages are full.
 */
export async function nameNearest(
  db: Database,
  filter: ReadFilter,
  codes: readonly NearCode[],
): Promise<Zone | null> {
  const { said, named } = filter;
  if (named) return { codes: [...codes], named };
  if (!said || filter.positionId !== undefined) return null;
  const zone = { codes: [] as NearCode[], named: [] as NamedJob[] };
  let left: readonly NearCode[] = nearestFirst(codes);
  // Where fewer say it than everywhere, further places are asked, more each time.
  for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
    const next = nextOf(filter, said, left, tries);
    const found = await nameAll(db, atCodes(filter, next));
    if (!found) break;
    zone.codes.push(...next);
    zone.named.push(...found);
    if (zone.named.length >= ENOUGH) break;
    left = left.slice(next.length);
  }
  return zone.codes.length > 0 ? zone : null;
}

/** A filter with all jobs named that say what was asked, where they are expected to be few and soon found. */
export async function nameFew(db: Database, filter: ReadFilter): Promise<ReadFilter> {
  const { said, named: known, positionId } = filter;
  if (!said || known || positionId !== undefined) return filter;
  const { share } = plannedBy(filter, said);
  const jobs = said.counted?.[''] ?? Number.POSITIVE_INFINITY;
  if (share * jobs > MOST_NAMED || msOf(filter, said) > lookMs(MOST_LOOKED_AT)) return filter;
  const named = await nameAll(db, filter);
  return named ? { ...filter, named, said: undefined, ofJob: undefined } : filter;
}
