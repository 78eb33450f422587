import { INVOICE_DUE_DAYS, JOB_BOOKING_NET_CENTS, VAT_PERCENT } from '@silverjobs/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { addressLines, invoiceNumber } from '../../bookings/add-booking.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { bookings, clients, jobDemands, postalCodes } from '../../database/schema.ts';

const DAY_MS = 86_400_000;
/** Days after which a demo invoice was paid. */
const PAID_AFTER = 6;

/** Companies that can sign in have booked their jobs; what is a week old is paid. */
export async function seedBookings(db: Database, now: Date): Promise<void> {
  const rows = await db
    .select({ job: jobDemands, client: clients, city: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, clients.postalCode))
    .where(and(eq(clients.isPrivate, false), isNotNull(clients.street)))
    .orderBy(asc(jobDemands.createdAt), asc(jobDemands.id));
  const after = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);
  await bulkInsert(
    db,
    bookings,
    rows.map(({ job, client, city }, index) => {
      const paidAt = after(job.createdAt, PAID_AFTER);
      return {
        id: index + 1,
        number: invoiceNumber(index + 1, job.createdAt),
        clientId: client.id,
        jobDemandId: job.id,
        title: job.title,
        netCents: JOB_BOOKING_NET_CENTS,
        vatPercent: VAT_PERCENT,
        address: addressLines(client, city),
        createdAt: job.createdAt,
        dueAt: after(job.createdAt, INVOICE_DUE_DAYS),
        paidAt: paidAt < now ? paidAt : null,
      };
    }),
  );
}
