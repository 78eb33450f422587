import { ASSIGNABLE_KINDS } from '@silverjobs/contract/operator';
import { index, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** A job or message as it was when it was reported. */
export type ReportedContent = { readonly title: string; readonly text: string };

/** What operators have decided about jobs, messages and accounts (operators-10). */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: identity(),
    kind: text('kind', { enum: ['job', 'message', 'user'] }).notNull(),
    /** Of job, message or user; the decision outlasts it. */
    subjectId: integer('subject_id').notNull(),
    action: text('action', { enum: ['none', 'hide', 'restore', 'block', 'unblock'] }).notNull(),
    ground: text('ground', { enum: ['law', 'terms'] }).notNull(),
    reason: text('reason').notNull(),
    /** Whose job, message or account it is. */
    affectedUsersId: integer('affected_users_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    operatorUsersId: integer('operator_users_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (table) => [
    index('moderation_decisions_subject').on(table.kind, table.subjectId),
    index('moderation_decisions_affected').on(table.affectedUsersId),
    index('moderation_decisions_operator').on(table.operatorUsersId),
  ],
);

/** Whom a decision was told, with what they object to it (Art. 20 DSA, operators-14). */
export const moderationParties = pgTable(
  'moderation_parties',
  {
    id: identity(),
    decisionId: integer('decision_id')
      .notNull()
      .references(() => moderationDecisions.id),
    party: text('party', { enum: ['affected', 'reporter'] }).notNull(),
    usersId: integer('users_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of whoever reported without an account. */
    email: text('email'),
    /** The link of the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    objection: text('objection'),
    objectedAt: moment('objected_at'),
    /** The decision about the objection. */
    answeredBy: integer('answered_by').references(() => moderationDecisions.id),
  },
  (table) => [
    index('moderation_parties_decision').on(table.decisionId),
    index('moderation_parties_users_id').on(table.usersId),
    index('moderation_parties_open')
      .on(table.objectedAt)
      .where(sql`${table.objectedAt} is not null and ${table.answeredBy} is null`),
  ],
);

/** Which operator has taken what waits in the office, so that two do not read the same (operators-28). */
export const caseAssignments = pgTable(
  'case_assignments',
  {
    kind: text('kind', { enum: ASSIGNABLE_KINDS }).notNull(),
    subjectId: integer('subject_id').notNull(),
    operatorUsersId: integer('operator_users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('case_assignments_operator').on(table.operatorUsersId),
  ],
);

/** Who was told that an employer is blocked with whom they have a conversation (operators-31). */
export const contactNotices = pgTable(
  'contact_notices',
  {
    decisionId: integer('decision_id')
      .notNull()
      .references(() => moderationDecisions.id, { onDelete: 'cascade' }),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.usersId] }),
    index('contact_notices_users_id').on(table.usersId),
  ],
);
