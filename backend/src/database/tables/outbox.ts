import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/** Mail: waiting to be sent, sent, or given up. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text('recipient').notNull(),
    /** Address of the person whom a mail to the operator is about. */
    aboutEmail: text('about_email'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What the mail is for: the same one is never added twice. */
    key: text('key').unique(),
    /** Address that ends mails of this kind with one click (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** How often sending was begun. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** Not before this moment; while a process sends it, the end of its claim. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** From here on the mail is of no use, for example because its link has expired. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`)],
);
