import {
  formatPrice,
  INVOICE_DUE_DAYS,
  JOB_BOOKING_NET_CENTS,
  VAT_PERCENT,
} from '@silverjobs/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { addressLines, invoiceOfBooking, transferText } from '../../bookings/add-booking.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import {
  bookings,
  clients,
  invoiceSeries,
  invoices,
  jobDemands,
  postalCodes,
} from '../../database/schema.ts';
import { amountsOf } from '../../invoices/add-invoice.ts';
import { invoiceNumber, yearOf } from '../../invoices/invoice-number.ts';

const DAY_MS = 86_400_000;
/** Days after which a demo invoice was paid. */
const PAID_AFTER = 6;

const after = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);

function loadBooked(db: Database) {
  return db
    .select({ job: jobDemands, client: clients, city: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, clients.postalCode))
    .where(and(eq(clients.isPrivate, false), isNotNull(clients.street)))
    .orderBy(asc(jobDemands.createdAt), asc(jobDemands.id));
}

type Booked = Awaited<ReturnType<typeof loadBooked>>[number];

function bookingOf({ job, client, city }: Booked, id: number, number: string, now: Date) {
  const paidAt = after(job.createdAt, PAID_AFTER);
  return {
    id,
    number,
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
}

function invoiceOf({ job, client, city }: Booked, id: number, number: string) {
  const said = { bookingId: id, usersId: client.usersId, title: job.title };
  const { usersId, bookingId, subject, key, ...content } = invoiceOfBooking({
    ...said,
    netCents: JOB_BOOKING_NET_CENTS,
  });
  const amounts = amountsOf(JOB_BOOKING_NET_CENTS, false);
  const date = job.createdAt.getTime();
  const due = after(job.createdAt, INVOICE_DUE_DAYS);
  return {
    id,
    number,
    kind: 'invoice' as const,
    usersId,
    bookingId,
    subject,
    key,
    createdAt: job.createdAt,
    content: {
      ...content,
      ...amounts,
      cancels: null,
      date,
      service_from: date,
      seller: null,
      recipient: addressLines(client, city),
      payment: transferText(formatPrice(amounts.gross_cents), due),
    },
  };
}

/** Companies that can sign in have booked their jobs, each with its invoice; what is a week old is paid. */
export async function seedBookings(db: Database, now: Date): Promise<void> {
  const counts = new Map<number, number>();
  const numbered = (await loadBooked(db)).map((row, index) => {
    const year = yearOf(row.job.createdAt);
    const count = (counts.get(year) ?? 0) + 1;
    counts.set(year, count);
    return { row, id: index + 1, number: invoiceNumber(year, count) };
  });
  await bulkInsert(
    db,
    bookings,
    numbered.map(({ row, id, number }) => bookingOf(row, id, number, now)),
  );
  await bulkInsert(
    db,
    invoices,
    numbered.map(({ row, id, number }) => invoiceOf(row, id, number)),
  );
  await bulkInsert(
    db,
    invoiceSeries,
    [...counts].map(([year, last]) => ({ year, last })),
  );
}
