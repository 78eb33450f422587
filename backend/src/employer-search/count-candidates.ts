import type { Database } from '../database/database.ts';
import { and, eq, or, sql } from '../database/drizzle.ts';
import { candidates, positions, postalCodes } from '../database/schema.ts';
import { atLocation, readJobLocation } from '../jobs/job-location.ts';
import { isSearching } from './matching-condition.ts';

type Filter = {
  readonly search_what_id?: number | undefined;
  readonly search_location_id?: number | undefined;
};

async function fitsPosition(db: Database, positionId: number | undefined) {
  if (positionId === undefined) return undefined;
  const [position] = await db
    .select({ potentialJobId: positions.potentialJobId })
    .from(positions)
    .where(eq(positions.id, positionId));
  const hasDone = sql`exists (
    select from candidate_positions cp where cp.candidate_id = ${candidates.id}
    and cp.matching_used and cp.position_id = ${positionId})`;
  if (!position?.potentialJobId) return hasDone;
  const flag = JSON.stringify({ [`potential_job_${position.potentialJobId}`]: 'true' });
  return or(hasDone, sql`${candidates.additional} @> ${flag}::jsonb`);
}

/**
 * How many searching candidates fit a what/where filter (employers-24).
 * @throws Failure validation.failed for a location id that no option has
 */
export async function countCandidates(db: Database, filter: Filter): Promise<number> {
  const location = await readJobLocation(db, filter.search_location_id);
  const { districtId, stateId } = postalCodes;
  const wantsRemote = sql`${candidates.preferences} ->> 'work_fully_remote_id' = '1'`;
  const [row] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(candidates)
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(
      and(
        isSearching,
        await fitsPosition(db, filter.search_what_id),
        atLocation(
          { postalCode: candidates.postalCode, districtId, stateId },
          wantsRemote,
          location,
        ),
      ),
    );
  return row?.found ?? 0;
}
