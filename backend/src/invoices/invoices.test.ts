import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { asc, eq } from '../database/drizzle.ts';
import { bookings, invoices, jobDemands } from '../database/schema.ts';
import { employerJobSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

let count = 0;
async function book() {
  count += 1;
  const client_key = `cc8f7a52-3a5e-4c1c-9d3e-${String(count).padStart(12, '0')}`;
  const body = { ...employerJobSample, client_key, net_cents: JOB_BOOKING_NET_CENTS };
  const { body: job } = await api.send('POST /job_demand', { body }, 'company');
  const [row] = await api.db.select().from(bookings).where(eq(bookings.jobDemandId, job.id));
  if (!row) throw new Error('Not booked');
  return row;
}

/** The lines of the PDF of an own invoice. */
async function readPdf(id: number): Promise<{ name: string; lines: string[] }> {
  const { body } = await api.send('GET /invoice/{id}/pdf', { params: { id } }, 'company');
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.content, 'base64')));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  await pdf.loadingTask.destroy();
  expect(totalPages).toBe(1);
  return { name: body.file_name, lines: [text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ')] };
}

test('TRUST-08 employers-31 the PDF of an invoice has each field of § 14 UStG', async () => {
  const { id, number } = await book();
  const { body } = await api.send('GET /booking/{id}', { params: { id } }, 'company');
  expect(body._invoice).toMatchObject({ number, kind: 'invoice', gross_cents: 5_831 });
  const { name, lines } = await readPdf(body._invoice?.id ?? 0);
  expect(name).toBe(`Rechnung-${number}.pdf`);
  const fields = {
    seller: 'silverjobs Vorführung Musterstraße 1 50667 Köln',
    recipient: 'Weber Holzbau GmbH Jochen Weber Sägeweg 3 50667 Köln',
    number: `Rechnung ${number}`,
    date: 'Rechnungsdatum: 21.11.2026',
    supplied: 'Leistungszeitpunkt: 21.11.2026',
    what: `Stellenanzeige „${employerJobSample.title}“`,
    net: 'Nettobetrag',
    netAmount: '49,00 €',
    rate: 'Umsatzsteuer 19 %',
    vat: '9,31 €',
    gross: 'Gesamtbetrag',
    grossAmount: '58,31 €',
    payment: 'Bitte überweisen Sie 58,31 € bis zum 05.12.2026',
    tax: 'USt-IdNr. DE000000000',
    bank: 'IBAN DE00',
  };
  for (const text of Object.values(fields)) expect(lines[0]).toContain(text);
});

test('TRUST-08 employers-31 bookings at the same moment: the series has no gap, also after one that failed', async () => {
  await api.db.delete(invoices);
  await Promise.all(Array.from({ length: 8 }, book));
  await api.db
    .transaction(async (tx) => {
      await nextInvoiceNumber(tx, api.clock.now);
      throw new Error('The payment fails');
    })
    .catch(() => {});
  await book();
  const rows = await api.db.select().from(invoices).orderBy(asc(invoices.number));
  const numbers = rows.map(({ number }) => Number(number.slice(-6)));
  const [first = 0] = numbers;
  expect(numbers).toEqual(Array.from({ length: 9 }, (_, index) => first + index));
  expect(rows.every(({ number }) => /^SJ-2026-\d{6}$/.test(number))).toBe(true);
});

test('TRUST-08 employers-31 each year in Germany begins its own series', async () => {
  const numberAt = (at: Date) => api.db.transaction((tx) => nextInvoiceNumber(tx, at));
  expect(await numberAt(new Date('2031-12-31T22:59:59Z'))).toBe('SJ-2031-000001');
  expect(await numberAt(new Date('2031-12-31T23:00:00Z'))).toBe('SJ-2032-000001');
});

test('TRUST-08 employers-33 a refund brings one cancellation invoice with its own number', async () => {
  const { id, number } = await book();
  await api.db.update(bookings).set({ refundedAt: api.clock.now }).where(eq(bookings.id, id));
  const work = openWork(servicesOf(api));
  const run = () => workOff(work, ['find-refunded-bookings', 'cancel-booking-invoices']);
  await Promise.all([run(), run()]);
  await run();
  const { body } = await api.send('GET /booking/{id}', { params: { id } }, 'company');
  expect(body).toMatchObject({
    state: 'refunded',
    _cancellation: { cancels: number, net_cents: -4_900, vat_cents: -931, gross_cents: -5_831 },
  });
  const { lines } = await readPdf(body._cancellation?.id ?? 0);
  expect(lines[0]).toContain(`Storno der Rechnung ${number}`);
  expect(lines[0]).toContain('-58,31 €');
  const rows = await api.db.select().from(invoices).where(eq(invoices.bookingId, id));
  expect(rows).toHaveLength(2);
});

test('TRUST-08 an invoice outlasts its advertisement, and lists are the own ones', async () => {
  const { id, jobDemandId } = await book();
  await api.db.delete(jobDemands).where(eq(jobDemands.id, jobDemandId ?? 0));
  const own = await api.send('GET /invoice', { query: { limit: 1, offset: 0 } }, 'company');
  const { body } = await api.send('GET /booking/{id}', { params: { id } }, 'company');
  expect(own.body).toMatchObject([{ number: body._invoice?.number }]);
  const others = await api.send('GET /invoice', { query: {} }, 'privateEmployer');
  expect(others.body).toEqual([]);
});
