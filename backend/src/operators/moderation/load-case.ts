import type { CaseKind, DecisionAction, OperatorCaseDetail } from '@silverjobs/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  jobReports,
  messageReports,
  moderationDecisions,
  moderationParties,
  users,
} from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { JOB_REASONS } from '../../job-reports/report-mail.ts';
import { MESSAGE_REASONS } from '../../message-reports/report-mail.ts';
import { findSubject, type Subject } from './find-subject.ts';

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

async function loadReports(db: Database, kind: CaseKind, id: number): Promise<Report[]> {
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

async function loadObjections(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<OperatorCaseDetail['objections']> {
  const rows = await db
    .select({ party: moderationParties })
    .from(moderationParties)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationParties.decisionId))
    .where(
      and(
        eq(moderationDecisions.kind, kind),
        eq(moderationDecisions.subjectId, id),
        isNotNull(moderationParties.objectedAt),
      ),
    )
    .orderBy(desc(moderationParties.objectedAt));
  return rows.map(({ party }) => ({
    id: party.id,
    party: party.party,
    text: party.objection ?? '',
    created_at: party.objectedAt?.getTime() ?? 0,
    open: party.answeredBy === null,
  }));
}

/** What can be decided about it as it is now. */
function possibleActions(kind: CaseKind, { hidden, owner, text }: Subject): DecisionAction[] {
  const content: DecisionAction[] = text === null ? [] : [hidden ? 'restore' : 'hide'];
  const account: DecisionAction[] =
    owner && owner.role !== 'operator' ? [owner.blocked ? 'unblock' : 'block'] : [];
  return ['none', ...(kind === 'user' ? [] : content), ...account];
}

/**
 * All that a decision needs (operators-8).
 * @throws Failure not_found when there is neither the thing itself nor a decision about it
 */
export async function loadCase(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<OperatorCaseDetail> {
  const { exists, ...subject } = await findSubject(db, kind, id);
  const decisions = await db
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.kind, kind), eq(moderationDecisions.subjectId, id)))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id));
  if (!exists && decisions.length === 0) throw new Failure('not_found');
  return {
    kind,
    id,
    ...subject,
    actions: possibleActions(kind, subject),
    reports: await loadReports(db, kind, id),
    objections: await loadObjections(db, kind, id),
    decisions: decisions.map((decision) => ({
      id: decision.id,
      action: decision.action,
      ground: decision.ground,
      reason: decision.reason,
      created_at: decision.createdAt.getTime(),
    })),
  };
}
