import {
  type EMPLOYER_JOB_ORDERS,
  type EmployerJob,
  JOB_POOL_PAGE_SIZE,
  type JobStatus,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, desc, eq, type SQL, sql } from '../database/drizzle.ts';
import { jobDemands, postalCodes } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import { placeLabel } from '../jobs/lean-job.ts';
import { loadLabels } from '../lookups/labels.ts';

type Narrowed = {
  readonly status?: JobStatus | undefined;
  /** Of title, activity, place or postal code; or the number of the advertisement. */
  readonly words?: string | undefined;
};

type Query = Narrowed & {
  readonly order?: (typeof EMPLOYER_JOB_ORDERS)[number] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

const mainPosition = sql<string | null>`(
  select p.label from job_demand_positions jp join positions p on p.id = jp.position_id
  where jp.job_demand_id = ${jobDemands.id} order by jp.rank limit 1)`;

/** Every word stands somewhere in what the list says of a job. */
function sayingWords(typed: string): SQL | undefined {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const text = sql`concat_ws(' ', ${jobDemands.id}, ${jobDemands.title}, ${jobDemands.postalCode},
    (select pc.place from postal_codes pc where pc.code = ${jobDemands.postalCode}), ${mainPosition})`;
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));
}

function employerJobs({ clientId }: ClientRequester, { status, words }: Narrowed): SQL | undefined {
  return and(
    eq(jobDemands.clientId, clientId),
    status && eq(jobDemands.status, status),
    words ? sayingWords(words) : undefined,
  );
}

/** What stands first; the newest where that says nothing. */
function ranking(order: Query['order'], requester: ClientRequester): SQL[] {
  const newest = [desc(jobDemands.createdAt), desc(jobDemands.id)];
  const { unread, applications } = contactsOf(requester);
  switch (order) {
    case 'ending':
      // What is closed has no end any more.
      return [
        sql`${jobDemands.status} = 'closed'`,
        sql`${jobDemands.endsAt} nulls last`,
        ...newest,
      ];
    case 'unread':
      return [desc(unread), ...newest];
    case 'applications':
      return [desc(applications), ...newest];
    case 'title':
      return [sql`lower(${jobDemands.title})`, ...newest];
    default:
      return newest;
  }
}

/** How many own jobs there are, of all or of some. */
export function countEmployerJobs(
  db: Database,
  requester: ClientRequester,
  narrowed: Narrowed = {},
): Promise<number> {
  return db.$count(jobDemands, employerJobs(requester, narrowed));
}

/** What the conversations about a job say. */
function contactsOf({ sideUsersId: usersId }: ClientRequester) {
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

const sumOf = (column: SQL) =>
  sql<number>`(select coalesce(sum(${column}), 0)::int from job_figures f
    where f.job_demand_id = ${jobDemands.id})`;
const viewsOf = { shown: sumOf(sql`f.shown`), opened: sumOf(sql`f.opened`) };

async function loadRows(
  db: Database,
  requester: ClientRequester,
  condition: SQL | undefined,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0, order }: Query,
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
      position: mainPosition,
      ...viewsOf,
      ...contactsOf(requester),
    })
    .from(jobDemands)
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(condition)
    .orderBy(...ranking(order, requester))
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
    shown: row.shown,
    opened: row.opened,
    communication_id: row.conversationId,
  }));
}

/** A page of the employer's jobs, by default the newest first. */
export function listEmployerJobs(
  db: Database,
  requester: ClientRequester,
  query: Query,
): Promise<EmployerJob[]> {
  return loadRows(db, requester, employerJobs(requester, query), query);
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
    and(employerJobs(requester, {}), eq(jobDemands.id, id)),
    {},
  );
  return row ?? null;
}
