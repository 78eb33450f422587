import {
  type AuditAction,
  formatPrice,
  type InvoiceActInput,
  REMINDER_DAYS,
} from '@silverjobs/contract';
import { mailReadersOfUser } from '../../colleagues/mail-readers.ts';
import { eq } from '../../database/drizzle.ts';
import { bookings, invoices, moneyMovements, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { addInvoice } from '../../invoices/add-invoice.ts';
import { cancelInvoice } from '../../invoices/cancel-invoices.ts';
import { type InvoiceFigures, openCents } from '../../invoices/invoice-figures.ts';
import { addMail } from '../../mail/add-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import * as mails from '../../mail/templates/invoice-acts.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { findFigures, possibleActs, readMovements } from './load-invoice.ts';

type Given<Act extends InvoiceActInput['act']> = Extract<InvoiceActInput, { act: Act }>;
type Deed = { readonly services: Services; readonly row: InvoiceFigures };

const DAY_MS = 86_400_000;
const refuse = (message: string) => new Failure('conflict', { message });

/** What the audit log calls each act. */
export const ACT_AUDIT: Readonly<Record<InvoiceActInput['act'], AuditAction>> = {
  payment: 'paid',
  refund: 'refunded',
  reminder: 'reminded',
  cancel: 'invoice-canceled',
  correct: 'corrected',
  'write-off': 'written-off',
};

/** Mails the customer; a deleted account has no mailbox any more. */
async function tell(
  { services, row }: Deed,
  write: (publicUrl: string, said: mails.Said) => Mail,
): Promise<void> {
  const { db, now, publicUrl } = services;
  const { usersId, number, bookingId } = row.invoice;
  if (usersId === null) return;
  const [user] = await db.select().from(users).where(eq(users.id, usersId));
  if (!user) return;
  const mail = write(publicUrl, { number, bookingId, role: user.role });
  for (const { email, ...reader } of await mailReadersOfUser(db, usersId, 'invoices')) {
    await addMail(db, now(), { recipient: email, ...reader, owed: true, ...mail });
  }
}

async function move(
  { services: { db, now }, row }: Deed,
  movement: Omit<typeof moneyMovements.$inferInsert, 'invoiceId' | 'createdAt'>,
): Promise<number> {
  const [moved] = await db
    .insert(moneyMovements)
    .values({ ...movement, invoiceId: row.invoice.id, createdAt: now() })
    .returning({ id: moneyMovements.id });
  if (!moved) throw new Error('The movement was not stored.');
  return moved.id;
}

async function notePayment(deed: Deed, { cents, note }: Given<'payment'>): Promise<void> {
  const { services, row } = deed;
  const open = openCents(row);
  if (cents > open) {
    throw refuse(`Offen sind nur ${formatPrice(open)}. Was darüber ist, geben Sie bitte zurück.`);
  }
  await move(deed, { kind: 'payment', way: 'transfer', cents, note: note ?? null });
  const left = open - cents;
  if (left === 0 && row.invoice.bookingId !== null) {
    await services.db
      .update(bookings)
      .set({ paidAt: services.now() })
      .where(eq(bookings.id, row.invoice.bookingId));
  }
  await tell(deed, (url, said) => mails.paymentMail(url, said, cents, left));
}

async function refund(deed: Deed, { cents, way, reason }: Given<'refund'>): Promise<void> {
  const { services, row } = deed;
  const { subject } = row.invoice;
  if (cents > row.paid - row.refunded) {
    throw refuse(`Bezahlt sind nur ${formatPrice(row.paid - row.refunded)}.`);
  }
  const reference = subject.startsWith('silverplus:') ? subject.slice('silverplus:'.length) : null;
  if (way === 'provider' && reference === null) {
    throw refuse('Diese Rechnung wurde überwiesen. Bitte überweisen Sie das Geld zurück.');
  }
  const id = await move(deed, { kind: 'refund', way, cents, note: reason });
  if (way === 'provider' && reference !== null) {
    const provider = reference.startsWith('test-') ? 'test' : 'stripe';
    await addTask(services.db, services.now(), {
      kind: 'billing-refund',
      payload: { provider, reference, cents, key: `refund:${id}` },
      key: `refund:${id}`,
    });
  }
  await tell(deed, (url, said) => mails.refundMail(url, said, cents, way));
}

async function remind(deed: Deed): Promise<void> {
  const { services, row } = deed;
  const step = row.reminders + 1;
  const cents = openCents(row);
  await move(deed, { kind: 'reminder', cents, step });
  const until = services.now().getTime() + REMINDER_DAYS * DAY_MS;
  const { bank } = services.operator;
  await tell(deed, (url, said) => mails.reminderMail(url, said, { step, cents, until, bank }));
}

async function cancel({ services, row }: Deed): Promise<void> {
  await cancelInvoice(services, row.invoice);
  const { bookingId } = row.invoice;
  if (bookingId === null) return;
  await services.db
    .update(bookings)
    .set({ refundedAt: services.now() })
    .where(eq(bookings.id, bookingId));
}

/** A cancellation and a new invoice with the same lines; what was paid goes over to it. */
async function correct(
  deed: Deed,
  movements: Awaited<ReturnType<typeof readMovements>>,
  { address, reason }: Given<'correct'>,
): Promise<void> {
  const { services, row } = deed;
  const { db, now } = services;
  const { id, usersId, bookingId, subject, key, content } = row.invoice;
  if (usersId === null) throw refuse('Das Konto zu dieser Rechnung ist gelöscht.');
  await cancelInvoice(services, row.invoice, { silent: true });
  // The booking shows the corrected one; the two others stay among the invoices.
  if (bookingId !== null) {
    await db.update(invoices).set({ bookingId: null }).where(eq(invoices.bookingId, bookingId));
  }
  const { service_from, service_to, lines, with_vat, payment, credit_left_cents } = content;
  const added = await addInvoice(services, {
    ...{ usersId, subject, lines, with_vat, payment, service_from, service_to },
    ...(bookingId !== null && { bookingId }),
    ...(credit_left_cents !== undefined && { credit_left_cents }),
    recipient: address,
    key: `correct:${id}:${key}`,
  });
  if (added === null) throw refuse('Diese Rechnung wurde schon berichtigt.');
  const { number } = added;
  if (bookingId !== null) {
    await db.update(bookings).set({ number, address }).where(eq(bookings.id, bookingId));
  }
  const kept = row.paid - row.refunded;
  // A plan's invoice counts as paid by the payment service from the beginning.
  if (kept > 0 && !subject.startsWith('silverplus:')) {
    const over = { way: 'offset', cents: kept, note: reason } as const;
    // Paid before payments had rows of their own: without the booking nothing else would say so.
    const noted = movements.reduce((sum, one) => sum + (one.kind === 'payment' ? one.cents : 0), 0);
    if (row.paid > noted) {
      await move(deed, { kind: 'payment', way: 'transfer', cents: row.paid - noted });
    }
    await move(deed, { kind: 'refund', ...over });
    await db
      .insert(moneyMovements)
      .values({ ...over, kind: 'payment', invoiceId: added.id, createdAt: now() });
  }
  await tell(deed, (url, said) => mails.correctionMail(url, said, number));
}

async function writeOff(deed: Deed, { reason }: Given<'write-off'>): Promise<void> {
  const cents = openCents(deed.row);
  await move(deed, { kind: 'write-off', cents, note: reason });
  await tell(deed, (url, said) => mails.writeOffMail(url, said, cents));
}

/**
 * Does something about an invoice and mails the customer, within the caller's transaction (operators-33).
 * @throws Failure not_found; conflict for what is not possible as the invoice stands now
 */
export async function actOnInvoice(
  services: Services,
  id: number,
  given: InvoiceActInput,
): Promise<void> {
  const { db, now } = services;
  // Two operators at once: the second one sees what the first has done.
  await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for('update');
  const row = await findFigures(db, id);
  const movements = await readMovements(db, id);
  if (!possibleActs(row, movements, now()).includes(given.act)) {
    throw refuse('Das ist mit dieser Rechnung nicht mehr möglich. Bitte laden Sie die Seite neu.');
  }
  if ('seen' in given && given.seen !== undefined && given.seen !== movements.length) {
    throw refuse(
      'Zu dieser Rechnung ist inzwischen etwas vermerkt worden. Bitte schließen Sie dieses Fenster und sehen Sie nach, ob es schon geschehen ist.',
    );
  }
  const deed = { services, row };
  switch (given.act) {
    case 'payment':
      return notePayment(deed, given);
    case 'refund':
      return refund(deed, given);
    case 'reminder':
      return remind(deed);
    case 'cancel':
      return cancel(deed);
    case 'correct':
      return correct(deed, movements, given);
    default:
      return writeOff(deed, given);
  }
}
