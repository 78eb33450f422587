import { mailReadersOfUser } from '../colleagues/mail-readers.ts';
import type { Database } from '../database/database.ts';
import { alias, and, asc, eq, gte, notExists, sql } from '../database/drizzle.ts';
import { invoices, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { cancellationInvoiceMail } from '../mail/templates/cancellation-invoice.ts';
import type { Services } from '../services.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

type Announced = {
  readonly number: string;
  readonly cancels: string;
  readonly content: typeof invoices.$inferSelect.content;
};

/** Tells whoever has the invoice; a deleted account has no mailbox any more. */
async function announce(
  db: Database,
  now: Date,
  publicUrl: string,
  usersId: number | null,
  { number, cancels, content }: Announced,
): Promise<void> {
  if (usersId === null) return;
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, usersId));
  if (!user) return;
  const said = { number, cancels, cents: content.gross_cents, role: user.role };
  const mail = cancellationInvoiceMail(publicUrl, said);
  for (const { email, ...reader } of await mailReadersOfUser(db, usersId, 'invoices')) {
    await addMail(db, now, { recipient: email, ...reader, owed: true, ...mail });
  }
}

type Parts = Pick<Services, 'db' | 'now' | 'operator' | 'publicUrl'>;

/**
 * Writes the cancellation invoice of an invoice that has none, within the caller's transaction.
 * @param silent no mail announces it: another one does
 * @returns its number
 */
export async function cancelInvoice(
  { db, now, operator, publicUrl }: Parts,
  { id, number: cancels, usersId, bookingId, subject, key, content }: typeof invoices.$inferSelect,
  { silent = false } = {},
): Promise<string> {
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
  if (!silent) await announce(db, createdAt, publicUrl, usersId, { number, cancels, content });
  return number;
}

/**
 * Takes back what was invoiced for something, within the transaction that refunds it: each invoice that
 * has no cancellation invoice yet gets one, and a mail announces it (employers-33, employers-40).
 * @param since only what was supplied from this moment on
 * @returns the numbers of the cancellation invoices
 */
export async function cancelInvoices(
  { db, now, operator, publicUrl }: Parts,
  subject: string,
  since = 0,
): Promise<string[]> {
  const later = alias(invoices, 'later');
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subject, subject),
        eq(invoices.kind, 'invoice'),
        gte(sql`(${invoices.content}->>'service_from')::bigint`, since),
        notExists(db.select({ id: later.id }).from(later).where(eq(later.cancelsId, invoices.id))),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
  const numbers: string[] = [];
  for (const row of rows) {
    numbers.push(await cancelInvoice({ db, now, operator, publicUrl }, row));
  }
  return numbers;
}
