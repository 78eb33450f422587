import { JOB_POOL_PAGE_SIZE, type JobStatus, type OwnJob } from '@silverjobs/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands, postalCodes } from '../database/schema.ts';
import type { ClientAsker } from '../http/asker.ts';
import { locationLabel } from '../jobs/lean-job.ts';
import { loadJobLabels } from '../lookups/job-labels.ts';

type Query = {
  readonly status?: JobStatus | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

function ownJobs({ clientId }: ClientAsker, status: JobStatus | undefined): SQL | undefined {
  const ofClient = eq(jobDemands.clientId, clientId);
  return status === undefined ? ofClient : and(ofClient, eq(jobDemands.status, status));
}

/** How many own jobs there are, of all or of one state. */
export function countOwnJobs(
  db: Database,
  asker: ClientAsker,
  status?: JobStatus,
): Promise<number> {
  return db.$count(jobDemands, ownJobs(asker, status));
}

/** What the conversations about a job say. */
function contactsOf({ usersId }: ClientAsker) {
  const about = sql`from communications c where c.job_demand_id = ${jobDemands.id}`;
  return {
    applications: sql<number>`(select count(*)::int ${about} and c.type = 'application')`,
    outreaches: sql<number>`(select count(*)::int ${about} and c.type = 'outreach')`,
    communicationId: sql<number | null>`(
      select case when count(*) = 1 then min(c.id) end ${about})`,
    unread: sql<number>`(
      select count(*)::int from messages m join communications c on c.id = m.communication_id
      where c.job_demand_id = ${jobDemands.id}
      and m.read_at is null and m.sending_users_id <> ${usersId})`,
  };
}

async function loadRows(
  db: Database,
  asker: ClientAsker,
  condition: SQL | undefined,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Query,
): Promise<OwnJob[]> {
  const rows = await db
    .select({
      id: jobDemands.id,
      title: jobDemands.title,
      status: jobDemands.status,
      createdAt: jobDemands.createdAt,
      postalCode: jobDemands.postalCode,
      place: postalCodes.place,
      workLoadId: jobDemands.workLoadId,
      position: sql<string | null>`(
        select p.label from job_demand_positions jp join positions p on p.id = jp.position_id
        where jp.job_demand_id = ${jobDemands.id} order by jp.rank limit 1)`,
      ...contactsOf(asker),
    })
    .from(jobDemands)
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(condition)
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id))
    .limit(limit)
    .offset(offset);
  const labels = await loadJobLabels(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    created_at: row.createdAt.getTime(),
    position_label: row.position,
    search_location_label: locationLabel(row.postalCode, row.place),
    work_load_label: labels('work_load', row.workLoadId),
    applications: row.applications,
    outreaches: row.outreaches,
    unread: row.unread,
    communication_id: row.communicationId,
  }));
}

/** A page of the own jobs, newest first. */
export function listOwnJobs(db: Database, asker: ClientAsker, query: Query): Promise<OwnJob[]> {
  return loadRows(db, asker, ownJobs(asker, query.status), query);
}

/** One own job as the list has it; null when it is not an own one. */
export async function loadOwnJob(
  db: Database,
  asker: ClientAsker,
  id: number,
): Promise<OwnJob | null> {
  const [row] = await loadRows(
    db,
    asker,
    and(ownJobs(asker, undefined), eq(jobDemands.id, id)),
    {},
  );
  return row ?? null;
}
