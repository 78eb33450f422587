import {
  type CASE_OWNERS,
  type CaseKind,
  DANGEROUS_REASONS,
  DANGEROUS_REPORTS,
  type OperatorCase,
} from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import type { Requester } from '../../http/requester.ts';
import { JOB_REASONS } from '../../job-reports/report-mail.ts';
import { MESSAGE_REASONS } from '../../message-reports/report-mail.ts';
import { assigneeOf, ownedBy } from '../assignments.ts';
import { PAGE, type PageQuery } from '../like.ts';

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
  dangerous: boolean;
  assigned_to: string | null;
  created_at: string | Date;
};

const reasons: Readonly<Record<string, string>> = {
  ...MESSAGE_REASONS,
  ...JOB_REASONS,
  held_first: 'Erste Anzeige: wartet auf Freigabe',
  held_sign: 'Zeichen von Betrug: wartet auf Freigabe',
};

/** Open reports and objections, and what is held until somebody has seen it (safety-8), one row each. */
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
  select 'job', j.id, j.hidden_at, 0, 0, 'held_' || j.held_for, null
  from job_demands j join clients o on o.id = j.client_id join users u on u.id = o.users_id
  where j.held_for is not null and u.blocked_at is null
  union all
  select 'message', m.id, m.hidden_at, 0, 0, 'held_' || m.held_for, null
  from messages m join users u on u.id = m.sending_users_id
  where m.held_for is not null and u.blocked_at is null
  union all
  select d.kind, d.subject_id, p.objected_at, 0, 1, null, null
  from moderation_parties p join moderation_decisions d on d.id = p.decision_id
  where p.objected_at is not null and p.answered_by is null`;

const title = sql`case c.kind
  when 'job' then (select j.title from job_demands j where j.id = c.id)
  when 'message' then (select left(m.message, ${sql.raw(String(WORDS))}) from messages m where m.id = c.id)
  else (select u.email from users u where u.id = c.id) end`;

const texts = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const isDangerous = sql`(coalesce(bool_or(w.reason in (${texts([...DANGEROUS_REASONS, 'held_sign'])})), false)
  or sum(w.reports) >= ${DANGEROUS_REPORTS})`;

/** How many things wait for a decision. */
export async function countOpenCases(db: Database): Promise<number> {
  const found = await db.execute(
    sql`select count(distinct (w.kind, w.id))::int as count from (${waiting}) w`,
  );
  return (found as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0;
}

type Query = PageQuery & {
  readonly kind?: CaseKind | undefined;
  readonly owner?: (typeof CASE_OWNERS)[number] | undefined;
};

/** What waits for a decision: the dangerous first, then the oldest (operators-8, operators-28). */
export async function loadOpenCases(
  db: Database,
  requester: Requester,
  { limit = PAGE, offset = 0, kind, owner }: Query,
): Promise<OperatorCase[]> {
  const conditions = [
    kind && sql`w.kind = ${kind}`,
    ownedBy(owner, requester, sql`w.kind`, sql`w.id`),
  ].filter((one) => one !== undefined);
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const { rows } = (await db.execute(sql`
    select c.*, coalesce(${title}, 'Nicht mehr vorhanden') as title,
      ${assigneeOf(sql`c.kind`, sql`c.id`)} as assigned_to
    from (
      select w.kind, w.id, sum(w.reports)::int as reports, sum(w.objections)::int as objections,
        coalesce(array_agg(distinct w.reason) filter (where w.reason is not null), '{}') as reasons,
        coalesce(array_agg(distinct w.reporter) filter (where w.reporter is not null), '{}') as reporters,
        ${isDangerous} as dangerous, min(w.created_at) as created_at
      from (${waiting}) w where ${where} group by w.kind, w.id
      order by ${isDangerous} desc, min(w.created_at), w.kind, w.id
      limit ${limit} offset ${offset}) c
    order by c.dangerous desc, c.created_at, c.kind, c.id`)) as unknown as { rows: Row[] };
  return rows.map((row) => ({
    ...row,
    reasons: row.reasons.map((reason) => reasons[reason] ?? reason),
    created_at: new Date(row.created_at).getTime(),
  }));
}
