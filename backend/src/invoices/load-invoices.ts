import { type Invoice, JOB_POOL_PAGE_SIZE } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray } from '../database/drizzle.ts';
import { invoices } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'db' | 'operator'>;
type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };
type Row = typeof invoices.$inferSelect;

function invoiceOf({ id, kind, number, content }: Row, operator: Invoice['seller']): Invoice {
  const { credit_left_cents: _, seller, ...said } = content;
  return { id, kind, number, ...said, seller: seller ?? operator };
}

/** How many own invoices there are. */
export function countInvoices(db: Database, usersId: number): Promise<number> {
  return db.$count(invoices, eq(invoices.usersId, usersId));
}

/** A page of the own invoices, newest first. */
export async function listInvoices(
  { db, operator }: Parts,
  usersId: number,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page = {},
): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.usersId, usersId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => invoiceOf(row, operator));
}

/** All own invoices, oldest first. */
export async function allInvoices({ db, operator }: Parts, usersId: number): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.usersId, usersId))
    .orderBy(asc(invoices.id));
  return rows.map((row) => invoiceOf(row, operator));
}

/** The invoice of each of some bookings, and its cancellation, by the booking's id. */
export async function invoicesOfBookings(
  { db, operator }: Parts,
  bookingIds: readonly number[],
): Promise<Map<number, Partial<Record<Invoice['kind'], Invoice>>>> {
  const found = new Map<number, Partial<Record<Invoice['kind'], Invoice>>>();
  if (bookingIds.length === 0) return found;
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.bookingId, [...bookingIds]));
  for (const row of rows) {
    const key = row.bookingId ?? 0;
    found.set(key, { ...found.get(key), [row.kind]: invoiceOf(row, operator) });
  }
  return found;
}

/** An invoice, whoever it is for; null where it is gone. */
export async function loadInvoice({ db, operator }: Parts, id: number): Promise<Invoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ? invoiceOf(row, operator) : null;
}

/**
 * An own invoice; one of others is as unknown as one that does not exist.
 * @throws Failure not_found
 */
export async function findInvoice(
  { db, operator }: Parts,
  usersId: number,
  id: number,
): Promise<Invoice> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.usersId, usersId)));
  if (row) return invoiceOf(row, operator);
  throw new Failure('not_found', { param: 'id', message: 'Diese Rechnung gibt es nicht.' });
}
