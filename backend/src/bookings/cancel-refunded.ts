import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { bookings, invoices } from '../database/schema.ts';
import { cancelInvoices } from '../invoices/cancel-invoices.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'db' | 'now' | 'operator' | 'publicUrl' | 'mailAdded'>;

/**
 * Writes the cancellation invoices of bookings that the operator has refunded (employers-33). Any number
 * of processes may do so at once: the booking is held meanwhile.
 */
export async function cancelRefundedBookings({
  db: database,
  now,
  operator,
  publicUrl,
  mailAdded,
}: Parts): Promise<void> {
  const waiting = and(
    isNotNull(bookings.refundedAt),
    notExists(
      database
        .select({ one: sql`1` })
        .from(invoices)
        .where(and(eq(invoices.bookingId, bookings.id), eq(invoices.kind, 'cancellation'))),
    ),
  );
  const rows = await database.select({ id: bookings.id }).from(bookings).where(waiting);
  for (const { id } of rows) {
    await database.transaction(async (db) => {
      await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');
      await cancelInvoices({ db, now, operator, publicUrl }, `booking:${id}`);
    });
  }
  if (rows.length > 0) mailAdded();
}
