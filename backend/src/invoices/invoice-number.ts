import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { invoiceSeries } from '../database/schema.ts';

const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** The year of an invoice in Germany. */
export function yearOf(at: Date): number {
  return Number(year.format(at));
}

/** For example SJ-2026-000012. */
export function invoiceNumber(ofYear: number, count: number): string {
  return `SJ-${ofYear}-${String(count).padStart(6, '0')}`;
}

/**
 * The next number of the year. Call it in the transaction that writes the invoice: others wait for it,
 * and what rolls back leaves no gap.
 */
export async function nextInvoiceNumber(db: Database, at: Date): Promise<string> {
  const [row] = await db
    .insert(invoiceSeries)
    .values({ year: yearOf(at), last: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.year,
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ year: invoiceSeries.year, last: invoiceSeries.last });
  if (!row) throw new Error('No number for the invoice');
  return invoiceNumber(row.year, row.last);
}
