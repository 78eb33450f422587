import {
  type InvoiceAct,
  MOST_REMINDERS,
  type OperatorInvoiceDetail,
  REMINDER_DAYS,
} from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import { invoices, moneyMovements } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import {
  type InvoiceFigures,
  invoiceState,
  openCents,
  readInvoices,
} from '../../invoices/invoice-figures.ts';
import { rowOfInvoice } from './load-all-invoices.ts';

type Movement = typeof moneyMovements.$inferSelect;

const DAY_MS = 86_400_000;

/** What of an invoice has moved, the oldest first. */
export function readMovements(db: Database, invoiceId: number): Promise<Movement[]> {
  return db
    .select()
    .from(moneyMovements)
    .where(eq(moneyMovements.invoiceId, invoiceId))
    .orderBy(asc(moneyMovements.createdAt), asc(moneyMovements.id));
}

/** @throws Failure not_found */
export async function findFigures(db: Database, id: number): Promise<InvoiceFigures> {
  const [row] = await readInvoices(db, { where: eq(invoices.id, id) });
  if (row) return row;
  throw new Failure('not_found', { message: 'Diese Rechnung gibt es nicht.' });
}

/** What can be done about an invoice as it stands now. */
export function possibleActs(
  row: InvoiceFigures,
  movements: readonly Movement[],
  now: Date,
): InvoiceAct[] {
  if (row.invoice.kind === 'cancellation') return [];
  const acts: InvoiceAct[] = [];
  const isOpen = openCents(row) > 0;
  if (isOpen) acts.push('payment');
  const reminder = movements.findLast(({ kind }) => kind === 'reminder');
  const isTime =
    !reminder || reminder.createdAt.getTime() + REMINDER_DAYS * DAY_MS <= now.getTime();
  if (invoiceState(row, now) === 'overdue' && isTime && row.reminders < MOST_REMINDERS) {
    acts.push('reminder');
  }
  if (row.paid > row.refunded) acts.push('refund');
  if (row.canceledBy === null) acts.push('correct', 'cancel');
  if (isOpen) acts.push('write-off');
  return acts;
}

/**
 * An invoice with all that has happened to it (operators-32).
 * @throws Failure not_found
 */
export async function loadInvoice(
  db: Database,
  now: Date,
  id: number,
): Promise<OperatorInvoiceDetail> {
  const row = await findFigures(db, id);
  const movements = await readMovements(db, id);
  const { content, usersId, subject } = row.invoice;
  return {
    ...rowOfInvoice(row, now),
    users_id: usersId,
    address: content.recipient,
    lines: content.lines,
    cancels: content.cancels,
    canceled_by: row.canceledBy,
    by_provider: subject.startsWith('silverplus:'),
    movements: movements.map(({ id: of, kind, way, cents, step, note, createdAt }) => ({
      ...{ id: of, kind, way, cents, step, note },
      created_at: createdAt.getTime(),
    })),
    actions: possibleActs(row, movements, now),
  };
}
