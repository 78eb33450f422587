import { type Booking, JOB_POOL_PAGE_SIZE, vatCents } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq } from '../database/drizzle.ts';
import { bookings } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { invoicesOfBookings } from '../invoices/load-invoices.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'db' | 'operator'>;
type Row = typeof bookings.$inferSelect;
type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

function stateOf({ paidAt, refundedAt }: Row): Booking['state'] {
  if (refundedAt !== null) return 'refunded';
  return paidAt === null ? 'open' : 'paid';
}

/** Stored bookings with their invoices, in the shape of the contract. */
async function bookingsOf(parts: Parts, rows: readonly Row[]): Promise<Booking[]> {
  const invoices = await invoicesOfBookings(
    parts,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const vat = vatCents(row.netCents, row.vatPercent);
    return {
      id: row.id,
      number: row.number,
      title: row.title,
      job_demand_id: row.jobDemandId,
      state: stateOf(row),
      net_cents: row.netCents,
      vat_percent: row.vatPercent,
      vat_cents: vat,
      gross_cents: row.netCents + vat,
      address: row.address,
      created_at: row.createdAt.getTime(),
      due_at: row.dueAt.getTime(),
      paid_at: row.paidAt?.getTime() ?? null,
      _invoice: invoices.get(row.id)?.invoice ?? null,
      _cancellation: invoices.get(row.id)?.cancellation ?? null,
    };
  });
}

/** How many bookings there are. */
export function countBookings(db: Database, { clientId }: ClientRequester): Promise<number> {
  return db.$count(bookings, eq(bookings.clientId, clientId));
}

/** All own bookings, oldest first. */
export async function allBookings(
  parts: Parts,
  { clientId }: Pick<ClientRequester, 'clientId'>,
): Promise<Booking[]> {
  const rows = await parts.db
    .select()
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(asc(bookings.id));
  return bookingsOf(parts, rows);
}

/** A page of the employer's bookings, newest first. */
export async function listBookings(
  parts: Parts,
  { clientId }: ClientRequester,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page = {},
): Promise<Booking[]> {
  const rows = await parts.db
    .select()
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .offset(offset);
  return bookingsOf(parts, rows);
}

/**
 * An own booking.
 * @throws Failure not_found
 */
export async function findBooking(
  parts: Parts,
  { clientId }: ClientRequester,
  id: number,
): Promise<Booking> {
  const [row] = await parts.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientId, clientId)));
  const [found] = row ? await bookingsOf(parts, [row]) : [];
  if (found) return found;
  throw new Failure('not_found', { param: 'id', message: 'Diese Rechnung gibt es nicht.' });
}
