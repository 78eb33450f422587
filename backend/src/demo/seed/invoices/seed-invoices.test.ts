import { asc, eq, like } from '../../../database/drizzle.ts';
import {
  bookings,
  clients,
  invoiceSeries,
  invoices,
  subscriptions,
} from '../../../database/schema.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { bookingOf, invoiceOfJob, loadBookedJobs } from './booked-jobs.ts';
import { seedInvoices } from './seed-invoices.ts';

const now = new Date(Date.UTC(2026, 10, 21, 9));
const startedAt = Date.UTC(2026, 8, 10, 9) / 1_000;
const { usersId } = testUsers.paidCandidate;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  for (const table of [invoices, bookings, invoiceSeries]) await api.db.delete(table);
  await api.db
    .update(subscriptions)
    .set({ startedAt, currentPeriodEnd: Date.UTC(2026, 11, 10, 10) / 1_000 })
    .where(eq(subscriptions.usersId, usersId));
  await api.db
    .update(clients)
    .set({ street: 'Domstraße 1' })
    .where(eq(clients.id, testUsers.company.clientId));
  await seedInvoices(api.db, now);
});
afterAll(() => api.close());

test('TRUST-08 the demo has an invoice for each month of silver+ that has begun, of the day it was paid', async () => {
  const rows = await api.db
    .select({ createdAt: invoices.createdAt, content: invoices.content })
    .from(invoices)
    .where(eq(invoices.usersId, usersId))
    .orderBy(asc(invoices.id));
  const days = rows.map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
  expect(days).toEqual(['2026-09-10', '2026-10-10', '2026-11-10']);
  expect(rows.map(({ content }) => content.date)).toEqual(
    rows.map((row) => row.createdAt.getTime()),
  );
});

test('REACH-13 employers-68 what an Austrian company with its number has booked is reverse charge', async () => {
  const [booked] = await loadBookedJobs(api.db);
  if (!booked) throw new Error('No job was booked');
  const client = { ...booked.client, postalCode: 'A-5020', vatId: 'ATU12345675' };
  const austrian = { ...booked, client };
  expect(bookingOf(austrian, 1, 'SJ-2026-000001', now).vatPercent).toBe(0);
  const invoice = invoiceOfJob(austrian, 1);
  expect(invoice).toMatchObject({ vatPercent: 0, vat_note: expect.stringMatching(/Reverse/) });
  expect(invoice.payment).toMatch(/^Bitte überweisen Sie 49,00\s€/);
});

test('employers-31 the numbers of the demo count on in the order of the dates, bookings among them', async () => {
  const rows = await api.db
    .select({ number: invoices.number, bookingId: invoices.bookingId })
    .from(invoices)
    .where(like(invoices.number, 'SJ-2026-%'))
    .orderBy(asc(invoices.createdAt), asc(invoices.number));
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
  expect(new Set(numbers).size).toBe(numbers.length);
  const booked = await api.db.select({ id: bookings.id, number: bookings.number }).from(bookings);
  expect(booked.length).toBeGreaterThan(0);
  const numberOf = new Map(rows.map(({ number, bookingId }) => [bookingId, number]));
  for (const { id, number } of booked) expect(numberOf.get(id)).toBe(number);
  const [series] = await api.db.select().from(invoiceSeries);
  expect(numbers.at(-1)).toBe(`SJ-2026-${String(series?.last).padStart(6, '0')}`);
});
