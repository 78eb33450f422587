import type { InvoiceState } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { alias, eq, type SQL, sql } from '../database/drizzle.ts';
import { bookings, invoices, type moneyMovements, users } from '../database/schema.ts';

const later = alias(invoices, 'later');

const gross = sql<number>`(${invoices.content}->>'gross_cents')::int`;
const moved = (kind: (typeof moneyMovements.$inferSelect)['kind']) => sql<number>`(
  select coalesce(sum(m.cents), 0)::int from money_movements m
  where m.invoice_id = ${invoices.id} and m.kind = ${kind})`;
/**
 * Paid by the payment service before it was written (silver+), or noted before payments had rows of
 * their own.
 */
const paidElsewhere = sql<number>`case when ${invoices.kind} = 'invoice'
  and (${invoices.subject} like 'silverplus:%' or (${bookings.paidAt} is not null and not exists (
    select from money_movements m where m.invoice_id = ${invoices.id} and m.kind = 'payment')))
  then ${gross} else 0 end`;
const paid = sql<number>`(${paidElsewhere} + ${moved('payment')})`;
/** The payment service gives back what a withdrawal or an end takes back, without anybody's doing. */
const refunded = sql<number>`(case when ${later.id} is not null and ${invoices.subject} like 'silverplus:%'
  then greatest(${moved('refund')}, ${gross}) else ${moved('refund')} end)`;

const figures = {
  invoice: invoices,
  email: users.email,
  gross,
  paid,
  refunded,
  writtenOff: moved('write-off'),
  reminders: sql<number>`(select count(*)::int from money_movements m
    where m.invoice_id = ${invoices.id} and m.kind = 'reminder')`,
  canceledBy: later.number,
  dueAt: bookings.dueAt,
};

/** An invoice with what has happened to it. */
export type InvoiceFigures = Awaited<ReturnType<typeof readInvoices>>[number];

const isOpen = sql`${invoices.kind} = 'invoice' and ${later.id} is null
  and ${gross} > ${paid} + ${moved('write-off')}`;

/** Users with an invoice that is still to be paid. */
export const usersWhoOwe = (db: Database) =>
  db
    .select({ id: sql<number>`${invoices.usersId}` })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .leftJoin(later, eq(later.cancelsId, invoices.id))
    .where(sql`${invoices.usersId} is not null and ${isOpen}`);

/** Which invoices somebody has to do something about. */
export const invoiceFilters = {
  open: () => isOpen,
  overdue: (now: Date) => sql`${isOpen} and ${bookings.dueAt} < ${now.toISOString()}::timestamptz`,
  refund_due: () =>
    sql`${invoices.kind} = 'invoice' and ${later.id} is not null and ${paid} > ${refunded}`,
} as const;

/** Invoices with what has happened to them, the newest first. */
export function readInvoices(
  db: Database,
  { where, limit, offset = 0 }: { where: SQL | undefined; limit?: number; offset?: number },
) {
  const rows = db
    .select(figures)
    .from(invoices)
    .leftJoin(users, eq(users.id, invoices.usersId))
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .leftJoin(later, eq(later.cancelsId, invoices.id))
    .where(where)
    .orderBy(sql`${invoices.createdAt} desc, ${invoices.id} desc`)
    .offset(offset);
  return limit === undefined ? rows : rows.limit(limit);
}

type Figures = Pick<
  InvoiceFigures,
  'gross' | 'paid' | 'refunded' | 'writtenOff' | 'canceledBy' | 'dueAt'
> & { readonly invoice: Pick<InvoiceFigures['invoice'], 'kind'> };

/** What is still to be paid, in cents. */
export function openCents({ invoice, gross: sum, ...row }: Figures): number {
  if (invoice.kind === 'cancellation' || row.canceledBy !== null) return 0;
  return Math.max(0, sum - row.paid - row.writtenOff);
}

/** How an invoice stands, in one word (operators-32). */
export function invoiceState(row: Figures, now: Date): InvoiceState {
  if (row.invoice.kind === 'cancellation') return 'cancellation';
  if (row.canceledBy !== null) {
    if (row.paid > row.refunded) return 'refund_due';
    return row.paid > 0 ? 'refunded' : 'canceled';
  }
  const open = openCents(row);
  if (open > 0 && row.dueAt !== null && row.dueAt < now) return 'overdue';
  if (open > 0) return row.paid > 0 ? 'part_paid' : 'open';
  if (row.writtenOff > 0) return 'written_off';
  if (row.refunded >= row.paid && row.paid > 0) return 'refunded';
  return row.refunded > 0 ? 'part_refunded' : 'paid';
}
