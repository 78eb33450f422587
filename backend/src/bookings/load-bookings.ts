import { type Booking, JOB_POOL_PAGE_SIZE, vatCents } from '@silverjobs/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };

/** A stored booking in the shape of the contract. */
function bookingOf(row: typeof bookings.$inferSelect): Booking {
  const vat = vatCents(row.netCents, row.vatPercent);
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    job_demand_id: row.jobDemandId,
    state: row.paidAt === null ? 'open' : 'paid',
    net_cents: row.netCents,
    vat_percent: row.vatPercent,
    vat_cents: vat,
    gross_cents: row.netCents + vat,
    address: row.address,
    created_at: row.createdAt.getTime(),
    due_at: row.dueAt.getTime(),
    paid_at: row.paidAt?.getTime() ?? null,
  };
}

/** How many bookings there are. */
export function countBookings(db: Database, { clientId }: ClientRequester): Promise<number> {
  return db.$count(bookings, eq(bookings.clientId, clientId));
}

/** All own bookings, oldest first. */
export async function allBookings(
  db: Database,
  { clientId }: Pick<ClientRequester, 'clientId'>,
): Promise<Booking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(asc(bookings.id));
  return rows.map(bookingOf);
}

/** A page of the employer's bookings, newest first. */
export async function listBookings(
  db: Database,
  { clientId }: ClientRequester,
  { limit = JOB_POOL_PAGE_SIZE, offset = 0 }: Page = {},
): Promise<Booking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .offset(offset);
  return rows.map(bookingOf);
}

/**
 * An own booking.
 * @throws Failure not_found
 */
export async function findBooking(
  db: Database,
  { clientId }: ClientRequester,
  id: number,
): Promise<Booking> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientId, clientId)));
  if (row) return bookingOf(row);
  throw new Failure('not_found', { param: 'id', message: 'Diese Rechnung gibt es nicht.' });
}
