import { JOB_REPORT_REASONS } from '@silverjobs/contract';
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { jobDemands } from './jobs.ts';
import { moderationDecisions, type ReportedContent } from './moderation.ts';
import { users } from './users.ts';

/** Jobs that users have reported; what was reported outlasts job and user. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: identity(),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'set null' }),
    usersId: integer('users_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of whoever reports without an account. */
    reporterName: text('reporter_name'),
    reporterEmail: text('reporter_email'),
    reason: text('reason', { enum: JOB_REPORT_REASONS }).notNull(),
    text: text('text'),
    /** What it said when it was reported (operators-30). */
    reported: jsonb('reported').$type<ReportedContent>(),
    /** What the operator has decided; null while it is open. */
    decisionId: integer('decision_id').references(() => moderationDecisions.id),
    createdAt: createdAt(),
  },
  (table) => [
    // One question and one report: who has asked may still report (safety-6).
    uniqueIndex('job_reports_once').on(
      table.jobDemandId,
      table.usersId,
      sql`(${table.reason} = 'fraud_question')`,
    ),
    index('job_reports_users_id').on(table.usersId),
    index('job_reports_open').on(table.createdAt).where(sql`${table.decisionId} is null`),
  ],
);
