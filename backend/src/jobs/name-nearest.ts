import type { Database } from '../database/database.ts';
import type { NearCode } from './codes-within.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';
import type { NamedJob, Said } from './job-words.ts';
import { lookMs, nameJobs } from './jobs-saying.ts';
import { atCodes } from './narrow-filter.ts';

/** Of what jobs say, so many are named one by one. */
const MOST_NAMED = 500;
/** So many jobs are looked at where the index would take longer: enough for some pages, between these. */
const SOME_PAGES = 100;
const [LEAST_LOOKED_AT, MOST_LOOKED_AT] = [4_000, 10_000];

export const nearestFirst = (codes: readonly NearCode[]) =>
  [...codes].sort((one, other) => one.km - other.km);

/** Places whose jobs are scored at once, and the jobs among them where those are named one by one. */
export type Zone = { readonly codes: NearCode[]; readonly named?: readonly NamedJob[] };

/** All jobs of a filter by their words; what is hidden is left out later, as a page may begin behind it. */
const nameAll = (db: Database, filter: ReadFilter) =>
  nameJobs(db, jobSource({ ...filter, fits: undefined, hiddenIds: [] }).condition, 3 * MOST_NAMED);

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
  const few = MOST_NAMED / said.share;
  const all = Math.min(
    few,
    codes.reduce((sum, { jobs = 0 }) => sum + jobs, 0),
  );
  const looked = Math.min(MOST_LOOKED_AT, Math.max(LEAST_LOOKED_AT, SOME_PAGES / said.share));
  const most = (said.indexMs ?? 0) < lookMs(all) / 2 ? few : looked;
  const nearest: NearCode[] = [];
  let jobs = 0;
  for (const code of nearestFirst(codes)) {
    jobs += code.jobs ?? 0;
    if (jobs > most) break;
    nearest.push(code);
  }
  if (nearest.length === 0) return null;
  const found = await nameAll(db, atCodes(filter, nearest));
  return found && { codes: nearest, named: found };
}

/** Whose number is known of what she wants. */
const whichOf = ({ suits }: ReadFilter) =>
  suits?.work === 'volunteer' ? 'volunteer' : suits?.place === 'home' ? 'home' : 'all';

/** A filter with all jobs named that say what was asked, where they are expected to be few. */
export async function nameFew(
  db: Database,
  filter: ReadFilter,
  of: keyof NonNullable<Said['expected']> = whichOf(filter),
): Promise<ReadFilter> {
  const { said, named: known, positionId } = filter;
  const expected = said?.expected?.[of] ?? Number.POSITIVE_INFINITY;
  if (known || positionId !== undefined || expected > MOST_NAMED) return filter;
  const named = await nameAll(db, filter);
  return named ? { ...filter, named, said: undefined } : filter;
}
