import { index, integer, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';

/** Who without an account is mailed new jobs of a public search (public-9). */
export const guestAlerts = pgTable(
  'guest_alerts',
  {
    id: identity(),
    email: text('email').notNull(),
    /** The search as it stands in addresses: 'was=Fahrer&wo=Köln'. */
    search: text('search').notNull(),
    createdAt: createdAt(),
    /** null: nobody has said yet that the address is theirs. */
    confirmedAt: moment('confirmed_at'),
    /** Jobs up to here are told. */
    toldUntil: moment('told_until').notNull().defaultNow(),
    nextAt: moment('next_at'),
  },
  (table) => [
    uniqueIndex('guest_alerts_once').on(table.email, table.search),
    index('guest_alerts_due').on(table.nextAt).where(sql`${table.confirmedAt} is not null`),
    index('guest_alerts_unconfirmed').on(table.createdAt).where(sql`${table.confirmedAt} is null`),
  ],
);

/** Tokens in its mails that confirm or end it, as hashes only. */
export const guestAlertTokens = pgTable(
  'guest_alert_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    guestAlertId: integer('guest_alert_id')
      .notNull()
      .references(() => guestAlerts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('guest_alert_tokens_alert').on(table.guestAlertId, table.createdAt)],
);
