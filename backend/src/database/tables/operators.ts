import { bigint, boolean, index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** The second factor of operators (operators-3), and of users who want one (access-58). */
export const operators = pgTable('operators', {
  usersId: integer('users_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, sealed (operators-25); no call answers it. */
  totpSecret: text('totp_secret').notNull(),
  /** The step of the last code that was used: none counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** A user sets it up and has given no code of it yet: it counts for nothing. */
  isPending: boolean('is_pending').notNull().default(false),
  createdAt: createdAt(),
});

/** Codes for whoever is without the authenticator, as hashes only; each counts once. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('operator_recovery_codes_users_id').on(table.usersId)],
);

/**
 * What operators have done and whose data they have read. A trigger refuses every change of a row,
 * so it refers to nothing (operators-6).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    createdAt: createdAt(),
    /** Address of the operator, or `pnpm operator`. */
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id'),
    reason: text('reason'),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_subject').on(table.subject, table.subjectId),
  ],
);
