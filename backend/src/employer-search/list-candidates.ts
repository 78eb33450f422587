import { JOB_POOL_PAGE_SIZE, type ShortProfile } from '@silverjobs/contract';
import { anonymised } from '@silverjobs/contract/anonymity';
import type { Database } from '../database/database.ts';
import { asc, eq, sql } from '../database/drizzle.ts';
import { candidates, postalCodes } from '../database/schema.ts';
import { type EmployerJobRow, findEmployerJob } from '../employer-jobs/find-employer-job.ts';
import type { ClientRequester } from '../http/requester.ts';
import { cityOfCandidate } from '../locations/city.ts';
import { loadLabels } from '../lookups/labels.ts';
import { personOf } from './known-person.ts';
import { matchingCondition } from './matching-condition.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/**
 * How many candidates fit a job of the employer.
 * @throws Failure not_found
 */
export async function countCandidatesOfJob(
  db: Database,
  requester: ClientRequester,
  jobId: number,
): Promise<number> {
  const { near, condition } = await matchingCondition(
    db,
    await findEmployerJob(db, requester, jobId),
  );
  const [row] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(candidates)
    .innerJoin(near, sql`true`)
    .where(condition);
  return row?.found ?? 0;
}

function columnsFor(requester: ClientRequester, job: EmployerJobRow) {
  return {
    id: candidates.id,
    candidate: candidates,
    workLoadId: sql<number | null>`(${candidates.preferences}->>'work_load_candidate_id')::int`,
    city: cityOfCandidate,
    km: sql<number | null>`near.km`,
    match: sql<string | null>`(
      select p.label from candidate_positions cp
      join job_demand_positions jp on jp.position_id = cp.position_id
      join positions p on p.id = cp.position_id
      where cp.candidate_id = ${candidates.id} and cp.matching_used
      and jp.job_demand_id = ${job.id} order by jp.rank limit 1)`,
    conversationId: sql<number | null>`(
      select max(c.id) from communications c where c.candidate_id = ${candidates.id}
      and c.client_id = ${requester.clientId} and c.job_demand_id = ${job.id})`,
  };
}

/**
 * A page of the candidates who fit a job of the employer, the nearest first, without anything that
 * names them.
 * @throws Failure not_found
 */
export async function listCandidatesOfJob(
  db: Database,
  requester: ClientRequester,
  jobId: number,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page,
): Promise<ShortProfile[]> {
  const job = await findEmployerJob(db, requester, jobId);
  const { near, condition } = await matchingCondition(db, job);
  const rows = await db
    .select(columnsFor(requester, job))
    .from(candidates)
    .innerJoin(near, sql`true`)
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(condition)
    .orderBy(sql`near.km nulls last`, asc(candidates.id))
    .limit(limit)
    .offset(offset);
  const labels = await loadLabels(db);
  return rows.map(({ candidate, ...row }) => ({
    id: row.id,
    title:
      anonymised(candidate.mainJob.job_position, personOf(candidate)) ??
      labels('subsector', candidate.mainJob.subsector_id),
    match_label: row.match ?? labels('potential_job', job.potentialJobId),
    city: row.city,
    distance_km: row.km === null ? null : Math.round(row.km),
    experience: labels('experience_years', candidate.mainJob.experience_years_id),
    work_load: labels('work_load_candidate', row.workLoadId),
    communication_id: row.conversationId,
  }));
}
