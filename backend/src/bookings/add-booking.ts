import { formatDate, formatPrice, INVOICE_DUE_DAYS, vatCents, vatRule } from '@silverjobs/contract';
import { townLines } from '@silverjobs/contract/countries';
import type { ClientRow } from '../clients/client-of.ts';
import { type MailReader, mailReaders } from '../colleagues/mail-readers.ts';
import { eq, sql } from '../database/drizzle.ts';
import { bookings } from '../database/schema.ts';
import { addInvoice } from '../invoices/add-invoice.ts';
import { findPostalCode } from '../locations/find-postal-code.ts';
import { addMail } from '../mail/add-mail.ts';
import { bookingMail } from '../mail/templates/booking.ts';
import { rewardReferral } from '../referrals/reward-referral.ts';
import type { Services } from '../services.ts';

type NewBooking = {
  readonly client: ClientRow;
  /** Who orders it. */
  readonly buyer: MailReader;
  readonly jobDemandId: number;
  readonly title: string;
  readonly net_cents: number;
  /** An operator looks at it before it is shown. */
  readonly held: boolean;
};

const DAY_MS = 86_400_000;

/** Who gets the invoice, line by line. */
export function addressLines(client: ClientRow, city: string | null): string[] {
  const town = townLines(client.postalCode, city);
  const vatId = client.vatId && `UID: ${client.vatId}`;
  const lines = [client.profileName, client.contactName, client.street, ...town, vatId];
  return lines.flatMap((line) => line?.trim() || []);
}

type Booked = { bookingId: number; usersId: number; title: string; netCents: number };

/** What the invoice of a booking says of it. */
export function invoiceOfBooking({ bookingId, usersId, title, netCents }: Booked) {
  return {
    usersId,
    bookingId,
    subject: `booking:${bookingId}`,
    key: `booking:${bookingId}`,
    service_to: null,
    lines: [{ text: `Stellenanzeige „${title}“`, cents: netCents }],
    with_vat: false,
  };
}

/** How an advertisement is paid. */
export function transferText(gross: string, dueAt: Date): string {
  return `Bitte überweisen Sie ${gross} bis zum ${formatDate(dueAt.getTime())} mit der Rechnungsnummer als Verwendungszweck.`;
}

/**
 * Books an advertisement of a company and confirms it by mail. Within the transaction that posts
 * it: both or neither.
 */
export async function addBooking(services: Services, booking: NewBooking): Promise<void> {
  const { db, now, publicUrl } = services;
  const { client, buyer, jobDemandId, title, net_cents: netCents, held } = booking;
  const place = client.postalCode === null ? null : await findPostalCode(db, client.postalCode);
  const createdAt = now();
  const dueAt = new Date(createdAt.getTime() + INVOICE_DUE_DAYS * DAY_MS);
  const id = sql<number>`nextval(pg_get_serial_sequence('bookings', 'id'))::int`;
  const [next] = await db.select({ id }).from(sql`(select 1) one`);
  if (!next) throw new Error('No id for the booking');
  const address = addressLines(client, client.town ?? place?.place ?? null);
  // The number is the invoice's: nobody reads the booking before both are there.
  const number = `B${next.id}`;
  const vat = vatRule(client.postalCode, client.vatId);
  const values = { clientId: client.id, jobDemandId, title, netCents, address, createdAt, dueAt };
  await db.insert(bookings).values({ id: next.id, number, vatPercent: vat.percent, ...values });
  const gross = formatPrice(netCents + vatCents(netCents, vat.percent));
  const invoiced = await addInvoice(services, {
    ...invoiceOfBooking({ bookingId: next.id, usersId: client.usersId, title, netCents }),
    recipient: address,
    vatPercent: vat.percent,
    ...(vat.note !== null && { vat_note: vat.note }),
    service_from: createdAt.getTime(),
    payment: transferText(gross, dueAt),
  });
  await db
    .update(bookings)
    .set({ number: invoiced?.number ?? number })
    .where(eq(bookings.id, next.id));
  const said = {
    title,
    number: invoiced?.number ?? number,
    price: gross,
    bookingId: next.id,
    dueAt,
    held,
    bank: services.operator.bank,
  };
  const mail = bookingMail(publicUrl, said);
  // Whoever has ordered gets the confirmation anyway.
  const others = (await mailReaders(db, client.id, 'invoices')).filter(
    ({ usersId }) => usersId !== buyer.usersId,
  );
  for (const { usersId, email } of [buyer, ...others]) {
    await addMail(db, createdAt, {
      recipient: email,
      usersId,
      owed: true,
      invoiceId: invoiced?.id,
      ...mail,
    });
  }
  const isFirst = (await db.$count(bookings, eq(bookings.clientId, client.id))) === 1;
  if (isFirst) await rewardReferral(services, client.usersId, said.number);
}
