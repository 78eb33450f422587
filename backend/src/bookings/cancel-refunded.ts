import { and, eq, isNotNull, notExists, sql } from '../database/drizzle.ts';
import { bookings, invoices } from '../database/schema.ts';
import { cancelInvoices } from '../invoices/cancel-invoices.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';

/** How often to look for what the operator has refunded, in milliseconds. */
const LOOK_INTERVAL_MS = 5_000;

type Parts = Pick<Services, 'db' | 'now' | 'operator' | 'publicUrl' | 'workAdded'>;

/** Adds a task for each refunded booking that has no cancellation invoice yet. */
async function findRefunded({ db, now, workAdded }: Parts): Promise<void> {
  const isCancelled = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookings.id), eq(invoices.kind, 'cancellation')));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.refundedAt), notExists(isCancelled)));
  if (rows.length === 0) return;
  const found = rows.map(
    ({ id }) => ({ kind: 'cancel-booking-invoices', payload: { id }, key: String(id) }) as const,
  );
  await addTasks(db, now(), found);
  workAdded();
}

/** Writes the cancellation invoices of bookings that the operator has refunded (employers-33). */
export function bookingHandlers(
  parts: Parts,
): Pick<Handlers, 'find-refunded-bookings' | 'cancel-booking-invoices'> {
  return {
    'find-refunded-bookings': { everyMs: LOOK_INTERVAL_MS, run: () => findRefunded(parts) },
    'cancel-booking-invoices': {
      run: async ({ id }) => {
        const { db: database, now, operator, publicUrl, workAdded } = parts;
        await database.transaction(async (db) => {
          await db
            .select({ id: bookings.id })
            .from(bookings)
            .where(eq(bookings.id, id))
            .for('update');
          await cancelInvoices({ db, now, operator, publicUrl }, `booking:${id}`);
        });
        workAdded();
      },
    },
  };
}
