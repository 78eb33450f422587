import { index, integer, pgTable, sql, text } from '../drizzle.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Addresses from which mail came back or was called unwanted; what is suppressed gets no mail. */
export const returnedAddresses = pgTable(
  'returned_addresses',
  {
    email: text('email').primaryKey(),
    /** Whom the mail was for; null for somebody without an account. */
    usersId: integer('users_id').references(() => users.id, { onDelete: 'cascade' }),
    /** There is no such mailbox, it takes no mail for now, or its owner complained. */
    kind: text('kind', { enum: ['hard', 'soft', 'complaint'] }).notNull(),
    /** What the mail server said, as RFC 3463 numbers it ('5.1.1'). */
    status: text('status'),
    /** Returns since the first one that counts. */
    returns: integer('returns').notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** From here on nothing is sent there; null: not often enough yet. */
    suppressedAt: moment('suppressed_at'),
    /** An operator has seen it; it stays suppressed. */
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('returned_addresses_users_id').on(table.usersId),
    index('returned_addresses_suppressed')
      .on(table.suppressedAt)
      .where(sql`${table.suppressedAt} is not null and ${table.handledAt} is null`),
  ],
);
