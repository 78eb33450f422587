import { HOMEOFFICE_FULL_ID, RADIUS_DEFAULT_METERS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, or, type SQL, sql } from '../database/drizzle.ts';
import { candidates } from '../database/schema.ts';
import type { EmployerJobRow } from '../employer-jobs/find-employer-job.ts';
import { codesNear } from '../jobs/codes-within.ts';

/** Nobody is found from farther away, in kilometres. */
const MAX_DISTANCE_KM = 100;

type Job = Pick<EmployerJobRow, 'id' | 'potentialJobId'>;

/** Candidates who have done what a job is about, or can imagine to do it. */
function fitsActivity({ id, potentialJobId }: Job): SQL | undefined {
  const hasDone = sql`exists (
    select from candidate_positions cp
    join job_demand_positions jp on jp.position_id = cp.position_id
    where cp.candidate_id = ${candidates.id} and cp.matching_used and jp.job_demand_id = ${id})`;
  if (potentialJobId === null) return hasDone;
  const flag = JSON.stringify({ [`potential_job_${potentialJobId}`]: 'true' });
  return or(hasDone, sql`${candidates.additional} @> ${flag}::jsonb`);
}

/** Only who is looking for work is found (account-10), nobody whose account is blocked (operators-13) and nobody whose address is not confirmed (access-52). */
export const isSearching = and(
  eq(candidates.status, 'active_visible'),
  sql`not exists (
    select from users u where u.id = ${candidates.usersId} and (u.blocked_at is not null or u.mailbox_proven_at is null))`,
);

/**
 * The postal codes around a job with their distance, as rows to join; null where place is no
 * matter.
 */
async function nearCodes(
  db: Database,
  {
    postalCode,
    radius,
    homeofficeId,
  }: Pick<EmployerJobRow, 'postalCode' | 'radius' | 'homeofficeId'>,
): Promise<SQL | null> {
  if (postalCode === null || homeofficeId >= HOMEOFFICE_FULL_ID) return null;
  const km = Math.min(radius === null ? MAX_DISTANCE_KM : radius / 1_000, MAX_DISTANCE_KM);
  const near = await codesNear(db, postalCode, km);
  const codes = near.map(({ code }) => code);
  const distances = near.map((row) => row.km);
  return sql`(select unnest(${sql.param(codes)}::text[]) as code,
    unnest(${sql.param(distances)}::float8[]) as km) near`;
}

/**
 * Who fits a job: by activity, and living neither farther away than the job allows nor than the
 * candidate would go.
 * @returns rows to join beside the candidates, and the condition; `km` is the distance
 */
export async function matchingCondition(db: Database, job: EmployerJobRow) {
  const near = await nearCodes(db, job);
  // What operators have hidden, or have not seen yet, opens no profiles (safety-8).
  const shown = job.hiddenAt === null ? undefined : sql`false`;
  const activity = and(shown, isSearching, fitsActivity(job));
  if (near === null) return { near: sql`(select null::float8 as km) near`, condition: activity };
  const reach = sql`near.km <= coalesce(${candidates.radius}, ${RADIUS_DEFAULT_METERS})::float8 / 1000`;
  return { near, condition: and(activity, sql`near.code = ${candidates.postalCode}`, reach) };
}
