import type { CaseKind, OperatorCaseDetail } from '@silverjobs/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
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
  readonly role: 'candidate' | 'client' | 'operator' | null;
};

function reportOf({ report, role }: ReportRow, reason: string): Report {
  return {
    id: report.id,
    reason,
    text: report.text,
    reporter: role === 'candidate' || role === 'client' ? role : 'guest',
    created_at: report.createdAt.getTime(),
    open: report.decisionId === null,
  };
}

/** All reports of a job or message, the newest first. */
export async function loadReports(db: Database, kind: CaseKind, id: number): Promise<Report[]> {
  if (kind === 'user') return [];
  if (kind === 'job') {
    const rows = await db
      .select({ report: jobReports, role: users.role })
      .from(jobReports)
      .leftJoin(users, eq(users.id, jobReports.usersId))
      .where(eq(jobReports.jobDemandId, id))
      .orderBy(desc(jobReports.createdAt));
    return rows.map((row) => reportOf(row, JOB_REASONS[row.report.reason]));
  }
  const rows = await db
    .select({ report: messageReports, role: users.role })
    .from(messageReports)
    .leftJoin(users, eq(users.id, messageReports.usersId))
    .where(eq(messageReports.messageId, id))
    .orderBy(desc(messageReports.createdAt));
  return rows.map((row) => reportOf(row, MESSAGE_REASONS[row.report.reason]));
}
