import { type Invoice, MOVEMENT_KINDS, MOVEMENT_WAYS } from '@silverjobs/contract';
import { type AnyPgColumn, desc, index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { bookings } from './bookings.ts';
import { createdAt, identity } from './columns.ts';
import { users } from './users.ts';

/** What an invoice says, without what its row says. */
export type InvoiceContent = Omit<Invoice, 'id' | 'kind' | 'number' | 'seller'> & {
  /** Null on those from before the series: the operator named its data there by hand. */
  readonly seller: Invoice['seller'] | null;
  /** Credit of an earlier plan that is left for the next invoice of this one. */
  readonly credit_left_cents?: number;
};

/** The last number of each year; its row is held until the invoice is written (employers-31). */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Invoices and cancellation invoices. They outlast account and booking (§ 147 AO). */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'cancellation'] }).notNull(),
    usersId: integer('users_id').references(() => users.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** What it is for; the invoices of one plan have the same. */
    subject: text('subject').notNull(),
    /** The payment that it is for: none has two invoices. */
    key: text('key').notNull().unique(),
    cancelsId: integer('cancels_id')
      .unique()
      .references((): AnyPgColumn => invoices.id),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('invoices_users_id').on(table.usersId, desc(table.createdAt), desc(table.id)),
    index('invoices_created_at').on(table.createdAt),
    index('invoices_subject').on(table.subject),
    index('invoices_booking').on(table.bookingId),
  ],
);

/** Money of invoices that came, went or was asked for; never changed (operators-33). */
export const moneyMovements = pgTable(
  'money_movements',
  {
    id: identity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    way: text('way', { enum: MOVEMENT_WAYS }),
    /** What was moved, or was open when a reminder went out. */
    cents: integer('cents').notNull(),
    /** Of a reminder: the first, second or third. */
    step: integer('step'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('money_movements_invoice').on(table.invoiceId),
    index('money_movements_created_at').on(table.createdAt),
  ],
);
