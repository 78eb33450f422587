import { boolean, index, integer, pgTable, sql, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** Mail: waiting to be sent, sent, or given up. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text('recipient').notNull(),
    /** The user whom the mail is for; an address alone proves nothing (account-39). */
    usersId: integer('users_id').references(() => users.id, { onDelete: 'set null' }),
    /** The user who wrote a mail to the operator, or whom it is about. */
    aboutUsersId: integer('about_users_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What the mail is for: the same one is never added twice. */
    key: text('key').unique(),
    /** Address that ends mails of this kind with one click (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The invoice that goes along as a PDF. */
    invoiceId: integer('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** Advertisements that an alert names: one that is gone when it is to be sent takes the mail back. */
    namedJobs: integer('named_jobs').array().notNull().default([]),
    /** An entry for the reader's calendar (RFC 5545) that goes along. */
    calendar: text('calendar'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    // What processes of the release before still read; the queue has its own (tasks). They go with it.
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** Goes out even if the account is deleted before: a receipt, a confirmation of a contract. */
    owed: boolean('owed').notNull().default(false),
    /** The account that it belongs to is deleted: not kept once it is sent or given up. */
    forget: boolean('forget').notNull().default(false),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** From here on the mail is of no use, for example because its link has expired. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    droppedAt: moment('dropped_at'),
    /** What is known beside the mail server's word: it came back, was unwanted, or was not sent at all. */
    outcome: text('outcome', { enum: ['returned', 'complained', 'withheld'] }),
    /** As RFC 3463 numbers it ('5.1.1'). */
    outcomeStatus: text('outcome_status'),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_done')
      .on(sql`coalesce(${table.sentAt}, ${table.createdAt})`)
      .where(sql`${table.state} <> 'waiting'`),
    index('outbox_forget').on(table.id).where(sql`${table.forget}`),
    index('outbox_users_id').on(table.usersId),
    index('outbox_about_users_id').on(table.aboutUsersId),
  ],
);
