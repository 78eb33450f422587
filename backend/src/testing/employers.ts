import { type BodyOf, JOB_BOOKING_NET_CENTS, VAT_PERCENT } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { bookings, invoices } from '../database/schema.ts';
import { amountsOf } from '../invoices/add-invoice.ts';
import { DEMO_OPERATOR } from '../invoices/operator.ts';
import { testUsers } from './test-users.ts';

/** An active job of the company in Köln that fits Renate by what she has done. */
export const MATCHING_JOB_ID = 15;
export const BOOKING_ID = 801;
export const INVOICE_ID = 851;

/** What the company says of itself. */
export const employerProfileSample: BodyOf<'PUT /client'> = {
  isPrivate: false,
  profile_name: 'Weber Holzbau GmbH',
  salutation_id: 1,
  contact_name: 'Jochen Weber',
  employer_type_id: 1,
  profile_age_id: 1,
  company_size_id: 1,
  sector_id: 1,
  subsector_id: 11,
  profile_link: 'https://weber.example',
  profile_description: 'Holzbau seit 1950.',
  street: 'Sägeweg 3',
  postal_code: '50667',
};

/** What an employer writes of a job. */
export const employerJobSample: BodyOf<'PUT /job_demand/{id}'> = {
  title: 'Tischler für unsere Werkstatt',
  position_id: 1,
  description: 'Wir suchen Sie.\n\nIhre Aufgaben:\n- hobeln\n- leimen',
  postal_code: '50667',
  radius: 10_000,
  work_load_id: 1,
  job_type_id: 1,
  homeoffice_id: 1,
  contact_preference: 'call_back',
};

/** A booking of the company with its invoice. */
export async function insertBookings(db: Database): Promise<void> {
  await db.insert(bookings).values({
    id: BOOKING_ID,
    number: 'SJ-2026-00000801',
    clientId: testUsers.company.clientId,
    jobDemandId: MATCHING_JOB_ID,
    title: 'Stelle 15',
    netCents: JOB_BOOKING_NET_CENTS,
    vatPercent: VAT_PERCENT,
    address: ['Weber Holzbau GmbH', 'Sägeweg 3', '50667 Köln'],
    createdAt: new Date(Date.UTC(2026, 10, 1, 12)),
    dueAt: new Date(Date.UTC(2026, 10, 15, 12)),
  });
  const date = Date.UTC(2026, 10, 1, 12);
  await db.insert(invoices).values({
    id: INVOICE_ID,
    number: 'SJ-2026-00000801',
    kind: 'invoice',
    usersId: testUsers.company.usersId,
    bookingId: BOOKING_ID,
    subject: `booking:${BOOKING_ID}`,
    key: `booking:${BOOKING_ID}`,
    createdAt: new Date(date),
    content: {
      cancels: null,
      date,
      service_from: date,
      service_to: null,
      seller: DEMO_OPERATOR,
      recipient: ['Weber Holzbau GmbH', 'Sägeweg 3', '50667 Köln'],
      lines: [{ text: 'Stellenanzeige „Stelle 15“', cents: JOB_BOOKING_NET_CENTS }],
      with_vat: false,
      ...amountsOf(JOB_BOOKING_NET_CENTS, false),
      payment: 'Auf Rechnung.',
    },
  });
}
