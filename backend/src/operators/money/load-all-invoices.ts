import type { INVOICE_FILTERS, OperatorInvoice } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, or, sql } from '../../database/drizzle.ts';
import { invoices, users } from '../../database/schema.ts';
import {
  type InvoiceFigures,
  invoiceFilters,
  invoiceState,
  openCents,
  readInvoices,
} from '../../invoices/invoice-figures.ts';
import { containing, PAGE, type PageQuery } from '../like.ts';

type Query = PageQuery & {
  readonly search?: string | undefined;
  readonly state?: (typeof INVOICE_FILTERS)[number] | undefined;
};

/** An invoice as the list shows it. */
export function rowOfInvoice(row: InvoiceFigures, now: Date): OperatorInvoice {
  const { id, number, kind, content, createdAt } = row.invoice;
  return {
    id,
    number,
    kind,
    email: row.email,
    recipient: content.recipient[0] ?? '',
    gross_cents: row.gross,
    payment: content.payment,
    state: invoiceState(row, now),
    open_cents: openCents(row),
    paid_cents: row.paid - row.refunded,
    due_at: row.dueAt?.getTime() ?? null,
    reminders: row.reminders,
    created_at: createdAt.getTime(),
  };
}

/** A page of all invoices, the newest first, by number, address or name (operators-19, operators-32). */
export async function loadAllInvoices(
  db: Database,
  now: Date,
  { limit = PAGE, offset = 0, search = '', state }: Query,
): Promise<OperatorInvoice[]> {
  const pattern = containing(search);
  const found = or(
    sql`${invoices.number} ilike ${pattern}`,
    sql`${users.email} ilike ${pattern}`,
    sql`${invoices.content}->>'recipient' ilike ${pattern}`,
  );
  const where = and(search ? found : undefined, state && invoiceFilters[state](now));
  const rows = await readInvoices(db, { where, limit, offset });
  return rows.map((row) => rowOfInvoice(row, now));
}
