import { type EmployerJob, JOB_POOL_PAGE_SIZE, type JobStatus } from '@silverjobs/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands, postalCodes } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import { placeLabel } from '../jobs/lean-job.ts';
import { loadLabels } from '../lookups/labels.ts';

type Query = {
  readonly status?: JobStatus | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

function employerJobs(
  { clientId }: ClientRequester,
  status: JobStatus | undefined,
): SQL | undefined {
  const ofClient = eq(jobDemands.clientId, clientId);
  return status === undefined ? ofClient : and(ofClient, eq(jobDemands.status, status));
}

/** How many own jobs there are, of all or of one state. */
export function countEmployerJobs(
  db: Database,
  requester: ClientRequester,
  status?: JobStatus,
): Promise<number> {
  return db.$count(jobDemands, employerJobs(requester, status));
}

/** What the conversations about a job say. */
function contactsOf({ usersId }: ClientRequester) {
  const about = sql`from communications c where c.job_demand_id = ${jobDemands.id}`;
  return {
    applications: sql<number>`(select count(*)::int ${about} and c.type = 'application')`,
    outreaches: sql<number>`(select count(*)::int ${about} and c.type = 'outreach')`,
    conversationId: sql<number | null>`(
      select case when count(*) = 1 then min(c.id) end ${about})`,
    unread: sql<number>`(
      select count(*)::int from messages m join communications c on c.id = m.communication_id
      where c.job_demand_id = ${jobDemands.id}
      and m.read_at is null and m.sending_users_id <> ${usersId})`,
  };
}

async function loadRows(
  db: Database,
  requester: ClientRequester,
  condition: SQL | undefined,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Query,
): Promise<EmployerJob[]> {
  const rows = await db
    .select({
      id: jobDemands.id,
      title: jobDemands.title,
      status: jobDemands.status,
      hiddenAt: jobDemands.hiddenAt,
      heldFor: jobDemands.heldFor,
      createdAt: jobDemands.createdAt,
      endsAt: jobDemands.endsAt,
      postalCode: jobDemands.postalCode,
      place: postalCodes.place,
      workLoadId: jobDemands.workLoadId,
      position: sql<string | null>`(
        select p.label from job_demand_positions jp join positions p on p.id = jp.position_id
        where jp.job_demand_id = ${jobDemands.id} order by jp.rank limit 1)`,
      ...contactsOf(requester),
    })
    .from(jobDemands)
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(condition)
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id))
    .limit(limit)
    .offset(offset);
  const labels = await loadLabels(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    hidden: row.hiddenAt !== null,
    held: row.heldFor !== null,
    created_at: row.createdAt.getTime(),
    ends_at: row.endsAt?.getTime() ?? null,
    position_label: row.position,
    search_location_label: placeLabel(row.postalCode, row.place),
    work_load_label: labels('work_load', row.workLoadId),
    applications: row.applications,
    outreaches: row.outreaches,
    unread: row.unread,
    communication_id: row.conversationId,
  }));
}

/** A page of the employer's jobs, newest first. */
export function listEmployerJobs(
  db: Database,
  requester: ClientRequester,
  query: Query,
): Promise<EmployerJob[]> {
  return loadRows(db, requester, employerJobs(requester, query.status), query);
}

/** One own job as the list has it; null when it is not an own one. */
export async function loadEmployerJob(
  db: Database,
  requester: ClientRequester,
  id: number,
): Promise<EmployerJob | null> {
  const [row] = await loadRows(
    db,
    requester,
    and(employerJobs(requester, undefined), eq(jobDemands.id, id)),
    {},
  );
  return row ?? null;
}
