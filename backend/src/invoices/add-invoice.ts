import { VAT_PERCENT, vatCents } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
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
  | 'payment'
  | 'credit_left_cents'
> & {
  readonly usersId: number;
  readonly bookingId?: number;
  /** What it is for, for example 'booking:12'. */
  readonly subject: string;
  /** The payment that it is for; a second one with the same key is not written. */
  readonly key: string;
};

type Amounts = Pick<InvoiceContent, 'net_cents' | 'vat_percent' | 'vat_cents' | 'gross_cents'>;

/** Net, VAT and gross of lines; with VAT in them the net amount is what is left of it. */
export function amountsOf(sum: number, withVat: boolean): Amounts {
  const net = withVat ? Math.round((sum * 100) / (100 + VAT_PERCENT)) : sum;
  const vat = withVat ? sum - net : vatCents(net, VAT_PERCENT);
  return { net_cents: net, vat_percent: VAT_PERCENT, vat_cents: vat, gross_cents: net + vat };
}

/**
 * Writes an invoice with the next number, within the transaction of what it is for.
 * @returns its number; null when this payment has one already
 */
export async function addInvoice(
  { db, now, operator }: Parts,
  { usersId, bookingId, subject, key, ...said }: NewInvoice,
): Promise<string | null> {
  if ((await db.$count(invoices, eq(invoices.key, key))) > 0) return null;
  const createdAt = now();
  const number = await nextInvoiceNumber(db, createdAt);
  const sum = said.lines.reduce((total, { cents }) => total + cents, 0);
  await db.insert(invoices).values({
    number,
    kind: 'invoice',
    usersId,
    bookingId: bookingId ?? null,
    subject,
    key,
    createdAt,
    content: {
      ...said,
      cancels: null,
      date: createdAt.getTime(),
      seller: operator,
      ...amountsOf(sum, said.with_vat),
    },
  });
  return number;
}
