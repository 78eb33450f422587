import {
  formatPrice,
  INVOICE_DUE_DAYS,
  JOB_BOOKING_NET_CENTS,
  vatCents,
  vatRule,
} from '@silverjobs/contract';
import { addressLines, invoiceOfBooking, transferText } from '../../../bookings/add-booking.ts';
import type { Database } from '../../../database/database.ts';
import { and, asc, eq, isNotNull } from '../../../database/drizzle.ts';
import { clients, jobDemands, postalCodes } from '../../../database/schema.ts';
import type { NewInvoice } from '../../../invoices/add-invoice.ts';
import { cityOfClient } from '../../../locations/city.ts';

const DAY_MS = 86_400_000;
/** Days after which a demo invoice was paid. */
const PAID_AFTER = 6;

const after = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS);

/** The jobs of companies that can sign in, which have booked them; the oldest first. */
export function loadBookedJobs(db: Database) {
  return db
    .select({ job: jobDemands, client: clients, city: cityOfClient })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, clients.postalCode))
    .where(and(eq(clients.isPrivate, false), isNotNull(clients.street)))
    .orderBy(asc(jobDemands.createdAt), asc(jobDemands.id));
}

type BookedJob = Awaited<ReturnType<typeof loadBookedJobs>>[number];

/** The booking of a job; what is a week old is paid. */
export function bookingOf({ job, client, city }: BookedJob, id: number, number: string, now: Date) {
  const paidAt = after(job.createdAt, PAID_AFTER);
  return {
    id,
    number,
    clientId: client.id,
    jobDemandId: job.id,
    title: job.title,
    netCents: JOB_BOOKING_NET_CENTS,
    vatPercent: vatRule(client.postalCode, client.vatId).percent,
    address: addressLines(client, city),
    createdAt: job.createdAt,
    dueAt: after(job.createdAt, INVOICE_DUE_DAYS),
    paidAt: paidAt < now ? paidAt : null,
  };
}

/** What the invoice of a booking says. */
export function invoiceOfJob({ job, client, city }: BookedJob, bookingId: number): NewInvoice {
  const netCents = JOB_BOOKING_NET_CENTS;
  const vat = vatRule(client.postalCode, client.vatId);
  const gross = formatPrice(netCents + vatCents(netCents, vat.percent));
  return {
    ...invoiceOfBooking({ bookingId, usersId: client.usersId, title: job.title, netCents }),
    recipient: addressLines(client, city),
    vatPercent: vat.percent,
    ...(vat.note !== null && { vat_note: vat.note }),
    service_from: job.createdAt.getTime(),
    payment: transferText(gross, after(job.createdAt, INVOICE_DUE_DAYS)),
  };
}
