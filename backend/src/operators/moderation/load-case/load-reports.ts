import type { CaseKind, OperatorCaseDetail } from '@silverjobs/contract';
import type { Database } from '../../../database/database.ts';
import { and, asc, desc, eq, isNotNull, sql } from '../../../database/drizzle.ts';
import { jobReports, messageReports, users } from '../../../database/schema.ts';
import { JOB_REASONS } from '../../../job-reports/report-mail.ts';
import { MESSAGE_REASONS } from '../../../message-reports/report-mail.ts';

type Report = OperatorCaseDetail['reports'][number];

type ReportRow = {
  readonly report: {
    readonly id: number;
    readonly text: string | null;
    readonly createdAt: Date;
    readonly decisionId: number | null;
  };
  readonly earlier: number;
  readonly upheld: number;
  readonly role: 'candidate' | 'client' | 'operator' | null;
};

function reportOf({ report, role, earlier, upheld }: ReportRow, reason: string): Report {
  return {
    id: report.id,
    reason,
    text: report.text,
    reporter: role === 'candidate' || role === 'client' ? role : 'guest',
    earlier,
    earlier_upheld: upheld,
    created_at: report.createdAt.getTime(),
    open: report.decisionId === null,
  };
}

/**
 * What the person who reports has reported before, and how often that led to something: who reports
 * much in vain, or mostly rightly, is not a name (operators-9, operators-30).
 */
function habits(table: 'job_reports' | 'message_reports') {
  const own = sql.raw(`"${table}"`);
  const before = sql`from (
    select r.users_id, r.reporter_email, r.decision_id, r.created_at from job_reports r
    union all
    select r.users_id, null, r.decision_id, r.created_at from message_reports r) r
    left join moderation_decisions d on d.id = r.decision_id
    where r.created_at < ${own}.created_at and (r.users_id = ${own}.users_id
      ${table === 'job_reports' ? sql`or r.reporter_email = ${own}.reporter_email` : sql``})`;
  return {
    earlier: sql<number>`(select count(*)::int ${before})`,
    upheld: sql<number>`(select count(*)::int ${before} and d.action <> 'none')`,
  };
}

/** What a job or message said when it was reported first, of the reports that are open; else ever. */
export async function loadReported(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<OperatorCaseDetail['reported']> {
  if (kind === 'user') return null;
  const [table, ofCase] =
    kind === 'job'
      ? ([jobReports, eq(jobReports.jobDemandId, id)] as const)
      : ([messageReports, eq(messageReports.messageId, id)] as const);
  const [row] = await db
    .select({ reported: table.reported, createdAt: table.createdAt })
    .from(table)
    .where(and(ofCase, isNotNull(table.reported)))
    .orderBy(sql`${table.decisionId} is not null`, asc(table.createdAt))
    .limit(1);
  return row?.reported ? { ...row.reported, created_at: row.createdAt.getTime() } : null;
}

/** All reports of a job or message, the newest first. */
export async function loadReports(db: Database, kind: CaseKind, id: number): Promise<Report[]> {
  if (kind === 'user') return [];
  if (kind === 'job') {
    const rows = await db
      .select({ report: jobReports, role: users.role, ...habits('job_reports') })
      .from(jobReports)
      .leftJoin(users, eq(users.id, jobReports.usersId))
      .where(eq(jobReports.jobDemandId, id))
      .orderBy(desc(jobReports.createdAt));
    return rows.map((row) => reportOf(row, JOB_REASONS[row.report.reason]));
  }
  const rows = await db
    .select({ report: messageReports, role: users.role, ...habits('message_reports') })
    .from(messageReports)
    .leftJoin(users, eq(users.id, messageReports.usersId))
    .where(eq(messageReports.messageId, id))
    .orderBy(desc(messageReports.createdAt));
  return rows.map((row) => reportOf(row, MESSAGE_REASONS[row.report.reason]));
}
