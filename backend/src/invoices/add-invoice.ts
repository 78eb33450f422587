import { VAT_PERCENT, vatCents } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { invoices } from '../database/schema.ts';
import type { InvoiceContent } from '../database/tables/invoices.ts';
import type { Services } from '../services.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

type Parts = Pick<Services, 'db' | 'now' | 'operator'>;

export type NewInvoice = Pick<
  InvoiceContent,
  | 'service_from'
  | 'service_to'
  | 'recipient'
  | 'lines'
  | 'with_vat'
  | 'vat_note'
  | 'payment'
  | 'credit_left_cents'
> & {
  readonly usersId: number;
  /** Left out: the German one. */
  readonly vatPercent?: number;
  readonly bookingId?: number;
  /** What it is for, for example 'booking:12'. */
  readonly subject: string;
  /** The payment that it is for; a second one with the same key is not written. */
  readonly key: string;
};

type Amounts = Pick<InvoiceContent, 'net_cents' | 'vat_percent' | 'vat_cents' | 'gross_cents'>;

/** Net, VAT and gross of lines; with VAT in them the net amount is what is left of it. */
export function amountsOf(sum: number, withVat: boolean, percent = VAT_PERCENT): Amounts {
  const net = withVat ? Math.round((sum * 100) / (100 + percent)) : sum;
  const vat = withVat ? sum - net : vatCents(net, percent);
  return { net_cents: net, vat_percent: percent, vat_cents: vat, gross_cents: net + vat };
}

/** The row of an invoice; the seller is null where the invoice does not say it yet. */
export function invoiceRow(
  { usersId, vatPercent, bookingId, subject, key, ...said }: NewInvoice,
  {
    number,
    createdAt,
    seller,
  }: Pick<InvoiceContent, 'seller'> & { number: string; createdAt: Date },
) {
  const sum = said.lines.reduce((total, { cents }) => total + cents, 0);
  const amounts = amountsOf(sum, said.with_vat, vatPercent);
  return {
    number,
    kind: 'invoice' as const,
    usersId,
    bookingId: bookingId ?? null,
    subject,
    key,
    createdAt,
    content: { ...said, cancels: null, date: createdAt.getTime(), seller, ...amounts },
  };
}

/**
 * Writes an invoice with the next number, within the transaction of what it is for.
 * @returns its id and number; null when this payment has one already
 */
export async function addInvoice(
  { db, now, operator }: Parts,
  invoice: NewInvoice,
): Promise<{ id: number; number: string; grossCents: number } | null> {
  if ((await db.$count(invoices, eq(invoices.key, invoice.key))) > 0) return null;
  const createdAt = now();
  const number = await nextInvoiceNumber(db, createdAt);
  const row = invoiceRow(invoice, { number, createdAt, seller: operator });
  const [added] = await db.insert(invoices).values(row).returning({ id: invoices.id });
  if (!added) throw new Error(`The invoice ${number} was not written`);
  return { id: added.id, number, grossCents: row.content.gross_cents };
}
