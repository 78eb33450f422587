import { MESSAGE_REPORT_REASONS } from '@silverjobs/contract';
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { messages } from './communications.ts';
import { moderationDecisions, type ReportedContent } from './moderation.ts';
import { users } from './users.ts';

/** Messages that users have reported; what was reported outlasts message and user. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: identity(),
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
    usersId: integer('users_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: MESSAGE_REPORT_REASONS }).notNull(),
    text: text('text'),
    /** What it said when it was reported (operators-30). */
    reported: jsonb('reported').$type<ReportedContent>(),
    /** What the operator has decided; null while it is open. */
    decisionId: integer('decision_id').references(() => moderationDecisions.id),
    createdAt: createdAt(),
  },
  (table) => [
    // One question and one report: who has asked may still report (safety-6).
    uniqueIndex('message_reports_once').on(
      table.messageId,
      table.usersId,
      sql`(${table.reason} = 'fraud_question')`,
    ),
    index('message_reports_users_id').on(table.usersId),
    index('message_reports_open').on(table.createdAt).where(sql`${table.decisionId} is null`),
  ],
);
