import { desc, index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';
import { jobDemands } from './jobs.ts';

/**
 * Paid advertisements with their invoices. What an invoice says never changes, so it repeats title,
 * price and address; it outlasts job and account, because the law wants invoices kept (§ 147 AO).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: identity(),
    number: text('number').notNull().unique(),
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'set null' }),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    netCents: integer('net_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** Lines of the recipient's address. */
    address: jsonb('address').$type<string[]>().notNull(),
    createdAt: createdAt(),
    dueAt: moment('due_at').notNull(),
    paidAt: moment('paid_at'),
    /** Set by the operator; the cancellation invoice follows by itself (employers-33). */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('bookings_client').on(table.clientId, desc(table.createdAt), desc(table.id)),
    index('bookings_job').on(table.jobDemandId),
  ],
);
