import type { Database } from '../database/database.ts';
import { desc, sql } from '../database/drizzle.ts';
import type { Home } from './distance.ts';
import type { ReadFilter } from './filter-condition.ts';
import { jobSource } from './job-source.ts';
import { type IdPage, newestIds } from './newest-ids.ts';
import { loadRings, type Ring } from './rings.ts';

/** Jobs of several rings that are sorted by ring at once; a larger ring is read by date. */
const MAX_SORTED = 100;

/** Jobs of some rings, ring by ring, newest first in each. */
async function sortedIds(
  db: Database,
  filter: ReadFilter,
  rings: readonly Ring[],
  { limit, offset }: IdPage,
): Promise<number[]> {
  const places = rings.flatMap((ring) => ring.codes);
  const within = { ...filter, placeCodes: places };
  if (rings.length === 1) return newestIds(db, within, { limit, offset });
  const ranks = rings.flatMap((ring, rank) => ring.codes.map(() => rank));
  const codes = places.map(({ code }) => code);
  const { table, id, createdAt, postalCode, condition } = jobSource(within);
  const rank = sql`(${sql.param(ranks)}::int[])[
    array_position(${sql.param(codes)}::text[], coalesce(${postalCode}, ''))]`;
  const rows = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(condition)
    .orderBy(rank, desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

const jobsOf = (rings: readonly Ring[]) => rings.reduce((sum, { jobs }) => sum + jobs, 0);

/** Neighbouring rings together, as long as they have few jobs. */
function bundle(rings: readonly Ring[]): Ring[][] {
  const bundles: Ring[][] = [];
  for (const ring of rings) {
    const last = bundles.at(-1);
    if (last && jobsOf(last) + ring.jobs <= MAX_SORTED) last.push(ring);
    else bundles.push([ring]);
  }
  return bundles;
}

/** A page of a filter's jobs, the nearest first, newest first at one distance (jobs-60). */
export async function nearestIds(
  db: Database,
  filter: ReadFilter,
  origin: Home,
  page: IdPage,
): Promise<number[]> {
  const ids: number[] = [];
  let skip = page.offset;
  for (const rings of bundle(await loadRings(db, filter, origin, page))) {
    const limit = page.limit - ids.length;
    if (limit === 0) break;
    if (skip < jobsOf(rings))
      ids.push(...(await sortedIds(db, filter, rings, { limit, offset: skip })));
    skip = Math.max(0, skip - jobsOf(rings));
  }
  return ids;
}
