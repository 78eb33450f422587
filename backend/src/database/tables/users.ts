import { bigint, boolean, date, index, integer, pgTable, smallint, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';

/** Everyone who can sign in. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    email: text('email').notNull().unique(),
    role: text('role', { enum: ['candidate', 'client', 'operator'] }).notNull(),
    /** Argon2id; null: no password sign-in. */
    passwordHash: text('password_hash'),
    planLabel: text('plan_label'),
    planType: text('plan_type', { enum: ['paid', 'free'] })
      .notNull()
      .default('free'),
    /** Seconds since 1970. */
    planEndDate: bigint('plan_end_date', { mode: 'number' }),
    /** When a link in a mail to this address was used first: it is the user's. */
    mailboxProvenAt: moment('mailbox_proven_at'),
    /** When it was asked a last time to confirm the address (access-52). */
    proofRemindedAt: moment('proof_reminded_at'),
    /** Hash of the key of the browser that registered it. */
    registeredBy: text('registered_by'),
    /** Whether new messages are announced by mail. */
    messageMail: boolean('message_mail').notNull().default(true),
    /** Signs nobody in from here on (operators-13). */
    blockedAt: moment('blocked_at'),
    /** How the product is shown (display-2); null: nothing chosen. */
    display: text('display'),
    /** Day of the newest sign-in or renewal of a session, in Germany (operators-38). */
    activeOn: date('active_on'),
    createdAt: createdAt(),
    /** When somebody last signed in, or said that the account is to stay (account-50). */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Mails since then that the account will be deleted, and when the last one was written. */
    dormantWarnings: smallint('dormant_warnings').notNull().default(0),
    dormantWarnedAt: moment('dormant_warned_at'),
  },
  (table) => [index('users_created_at').on(table.createdAt)],
);

/** Accounts without e-mail: the code of the last letter (access-59). The number stands in users.email. */
export const postAccounts = pgTable('post_accounts', {
  usersId: integer('users_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id; null: none was made, or it was used. */
  codeHash: text('code_hash'),
  codeEndsAt: moment('code_ends_at'),
  createdAt: createdAt(),
});
