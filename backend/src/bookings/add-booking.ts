import { formatPrice, INVOICE_DUE_DAYS, VAT_PERCENT, vatCents } from '@silverjobs/contract';
import { sql } from 'drizzle-orm';
import type { ClientRow } from '../clients/client-of.ts';
import { bookings } from '../database/schema.ts';
import { findPostalCode } from '../locations/find-postal-code.ts';
import { addMail } from '../mail/add-mail.ts';
import { bookingMail } from '../mail/templates/booking.ts';
import type { Services } from '../services.ts';

type NewBooking = {
  readonly client: ClientRow;
  readonly email: string;
  readonly jobDemandId: number;
  readonly title: string;
  readonly net_cents: number;
};

const DAY_MS = 86_400_000;
const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** Number of an invoice: never given twice, because ids are not. */
export function invoiceNumber(id: number, at: Date): string {
  return `SJ-${year.format(at)}-${String(id).padStart(8, '0')}`;
}

/** Who gets the invoice, line by line. */
export function addressLines(client: ClientRow, city: string | null): string[] {
  const town = [client.postalCode, city].filter(Boolean).join(' ');
  const lines = [client.profileName, client.contactName, client.street, town];
  return lines.flatMap((line) => line?.trim() || []);
}

/**
 * Books an advertisement of a company and confirms it by mail. Within the transaction that posts
 * it: both or neither.
 */
export async function addBooking(services: Services, booking: NewBooking): Promise<void> {
  const { db, now, publicUrl } = services;
  const { client, jobDemandId, title, net_cents: netCents } = booking;
  const place = client.postalCode === null ? null : await findPostalCode(db, client.postalCode);
  const createdAt = now();
  const dueAt = new Date(createdAt.getTime() + INVOICE_DUE_DAYS * DAY_MS);
  const id = sql<number>`nextval(pg_get_serial_sequence('bookings', 'id'))::int`;
  const [next] = await db.select({ id }).from(sql`(select 1) one`);
  if (!next) throw new Error('No id for the booking');
  const number = invoiceNumber(next.id, createdAt);
  await db.insert(bookings).values({
    id: next.id,
    number,
    clientId: client.id,
    jobDemandId,
    title,
    netCents,
    vatPercent: VAT_PERCENT,
    address: addressLines(client, place?.place ?? null),
    createdAt,
    dueAt,
  });
  const price = formatPrice(netCents + vatCents(netCents, VAT_PERCENT));
  const mail = bookingMail(publicUrl, { title, number, price, bookingId: next.id });
  await addMail(db, createdAt, {
    recipient: booking.email,
    usersId: client.usersId,
    owed: true,
    ...mail,
  });
}
