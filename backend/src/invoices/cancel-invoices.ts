import { and, asc, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoices } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

/**
 * Takes back what was invoiced for something, within the transaction that refunds it: each invoice that
 * has no cancellation invoice yet gets one (employers-33).
 * @returns the numbers of the cancellation invoices
 */
export async function cancelInvoices(
  { db, now, operator }: Pick<Services, 'db' | 'now' | 'operator'>,
  subject: string,
): Promise<string[]> {
  const later = alias(invoices, 'later');
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subject, subject),
        eq(invoices.kind, 'invoice'),
        notExists(db.select({ id: later.id }).from(later).where(eq(later.cancelsId, invoices.id))),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
  const numbers: string[] = [];
  for (const { id, number: cancels, usersId, bookingId, key, content } of rows) {
    const createdAt = now();
    const number = await nextInvoiceNumber(db, createdAt);
    await db.insert(invoices).values({
      number,
      kind: 'cancellation',
      usersId,
      bookingId,
      subject,
      key: `cancel:${key}`,
      cancelsId: id,
      createdAt,
      content: {
        ...content,
        cancels,
        date: createdAt.getTime(),
        seller: operator,
        lines: content.lines.map(({ text, cents }) => ({ text, cents: -cents })),
        net_cents: -content.net_cents,
        vat_cents: -content.vat_cents,
        gross_cents: -content.gross_cents,
        payment: 'Was Sie schon bezahlt haben, erhalten Sie auf dem Weg der Zahlung zurück.',
        credit_left_cents: 0,
      },
    });
    numbers.push(number);
  }
  return numbers;
}
