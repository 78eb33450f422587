import type { OperatorCase } from '@silverjobs/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { JOB_REASONS } from '../../job-reports/report-mail.ts';
import { MESSAGE_REASONS } from '../../message-reports/report-mail.ts';

const PAGE = 20;
/** Characters of a message in the list. */
const WORDS = 80;

type Row = {
  kind: OperatorCase['kind'];
  id: number;
  title: string;
  reports: number;
  objections: number;
  reasons: string[];
  reporters: OperatorCase['reporters'];
  created_at: string | Date;
};

const reasons: Readonly<Record<string, string>> = { ...MESSAGE_REASONS, ...JOB_REASONS };

/** Open reports and objections, one row each. */
const waiting = sql`
  select 'job' as kind, r.job_demand_id as id, r.created_at, 1 as reports, 0 as objections,
    r.reason, coalesce(u.role, 'guest') as reporter
  from job_reports r left join users u on u.id = r.users_id
  where r.decision_id is null and r.job_demand_id is not null
  union all
  select 'message', r.message_id, r.created_at, 1, 0, r.reason, coalesce(u.role, 'guest')
  from message_reports r left join users u on u.id = r.users_id
  where r.decision_id is null and r.message_id is not null
  union all
  select d.kind, d.subject_id, p.objected_at, 0, 1, null, null
  from moderation_parties p join moderation_decisions d on d.id = p.decision_id
  where p.objected_at is not null and p.answered_by is null`;

const title = sql`case c.kind
  when 'job' then (select j.title from job_demands j where j.id = c.id)
  when 'message' then (select left(m.message, ${sql.raw(String(WORDS))}) from messages m where m.id = c.id)
  else (select u.email from users u where u.id = c.id) end`;

/** What waits for a decision, the oldest first (operators-8). */
export async function loadOpenCases(
  db: Database,
  {
    limit = PAGE,
    offset = 0,
  }: { readonly limit?: number | undefined; offset?: number | undefined },
): Promise<OperatorCase[]> {
  const { rows } = (await db.execute(sql`
    select c.*, coalesce(${title}, 'Nicht mehr vorhanden') as title from (
      select w.kind, w.id, sum(w.reports)::int as reports, sum(w.objections)::int as objections,
        coalesce(array_agg(distinct w.reason) filter (where w.reason is not null), '{}') as reasons,
        coalesce(array_agg(distinct w.reporter) filter (where w.reporter is not null), '{}') as reporters,
        min(w.created_at) as created_at
      from (${waiting}) w group by w.kind, w.id
      order by min(w.created_at), w.kind, w.id limit ${limit} offset ${offset}) c
    order by c.created_at, c.kind, c.id`)) as unknown as { rows: Row[] };
  return rows.map((row) => ({
    ...row,
    reasons: row.reasons.map((reason) => reasons[reason] ?? reason),
    created_at: new Date(row.created_at).getTime(),
  }));
}
