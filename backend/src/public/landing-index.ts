import { type PublicLandingIndex, REGION_STATE_BASE_ID, slugOf } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { asc, eq, gt, sql } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobCounts, positions, postalCodes, regions } from '../database/schema.ts';
import { countByPosition } from '../jobs/count-by-position.ts';
import type { Position } from '../positions/related-positions.ts';
import { everything } from './list-page.ts';
import { occupationOf } from './read-what.ts';
import { placeOf } from './read-where.ts';

/** All occupations by what their addresses end with (operation-29). */
export const loadOccupations = keptReference(
  async (db: Database, _key: 'all') => {
    const rows = await db.select().from(positions);
    return new Map<string, Position>(rows.map((row) => [slugOf(row.label), row]));
  },
  { size: (known) => known.size, room: 100_000 },
);

/** All occupations that have jobs, in the order of the alphabet. */
export const loadOccupationsWithJobs = keptReference(
  async (db: Database, _key: 'all') => {
    const known = [...(await loadOccupations(db, 'all')).values()];
    const counts = await countByPosition(
      db,
      everything,
      known.map(({ id }) => id),
    );
    return known
      .flatMap((one) => {
        const count = counts.get(one.id);
        return count === undefined ? [] : { ...occupationOf(one), count };
      })
      .sort((one, other) => one.label.localeCompare(other.label, 'de'));
  },
  { size: ({ length }) => length, room: 100_000 },
);

const jobsThere = sql<number>`sum(${jobCounts.jobs})::int`;

/** The Länder that have jobs. */
export async function statesWithJobs(db: Database): Promise<PublicLandingIndex['states']> {
  const rows = await db
    .select({ id: regions.id, label: regions.label, count: jobsThere })
    .from(jobCounts)
    .innerJoin(regions, eq(regions.id, jobCounts.stateId))
    .where(gt(regions.id, REGION_STATE_BASE_ID))
    .groupBy(regions.id, regions.label)
    .having(gt(jobsThere, 0))
    .orderBy(asc(regions.label));
  return rows.map((row) => ({ ...row, slug: slugOf(row.label) }));
}

/** Places that have jobs, of one Land or of all. */
export async function placesWithJobs(
  db: Database,
  stateId?: number,
): Promise<PublicLandingIndex['places']> {
  const rows = await db
    .select({ code: postalCodes.code, place: postalCodes.place, count: jobsThere })
    .from(jobCounts)
    .innerJoin(postalCodes, eq(postalCodes.code, jobCounts.postalCode))
    .where(stateId === undefined ? undefined : eq(jobCounts.stateId, stateId))
    .groupBy(postalCodes.code, postalCodes.place)
    .having(gt(jobsThere, 0))
    .orderBy(asc(postalCodes.place), asc(postalCodes.code));
  return rows.map(({ count, ...row }) => ({ ...placeOf(row), count }));
}

/** Which pages of occupations and places there are (public-5). @param land how the address of a Land ends */
export async function loadLandingIndex(
  db: Database,
  land: string | undefined,
): Promise<PublicLandingIndex> {
  const [occupations, states] = await Promise.all([
    loadOccupationsWithJobs(db, 'all'),
    statesWithJobs(db),
  ]);
  const chosen = states.find(({ slug }) => slug === land);
  const places = chosen ? await placesWithJobs(db, chosen.id) : [];
  return { occupations, states, places };
}
