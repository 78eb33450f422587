import type { InvoiceActInput } from '@silverjobs/contract';
import { and, eq, sql } from '../../database/drizzle.ts';
import {
  auditLog,
  bookings,
  checkoutOrders,
  invoices,
  outbox,
  tasks,
} from '../../database/schema.ts';
import { addInvoice } from '../../invoices/add-invoice.ts';
import { cancelInvoices } from '../../invoices/cancel-invoices.ts';
import { INVOICE_ID } from '../../testing/employers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { servicesOf } from '../../testing/work.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  const dueAt = new Date(api.clock.now.getTime() + 10 * 86_400_000);
  await api.db.update(bookings).set({ paidAt: null, refundedAt: null, dueAt });
});
afterEach(() => api.close());

const { usersId } = testUsers.company;
const load = async (id = INVOICE_ID) =>
  (await api.send('GET /operator/invoice/{id}', { params: { id } }, 'operator')).body;
const act = (body: InvoiceActInput, id = INVOICE_ID) =>
  api.sendRaw('POST /operator/invoice/{id}/act', { params: { id }, body }, 'operator');
const list = async (state: 'open' | 'overdue' | 'refund_due') =>
  (await api.send('GET /operator/invoice', { query: { state } }, 'operator')).body.map(
    ({ id }) => id,
  );
const mails = async () =>
  (await api.db.select().from(outbox).where(eq(outbox.usersId, usersId))).map(
    ({ subject }) => subject,
  );
const logged = (action: string) =>
  api.db.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subjectId, INVOICE_ID)));
const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
};
const operatorAgain = async () => {
  await api.db.execute("update sessions set expires_at = now() + interval '10 years'");
};
const REASON = 'Mit dem Kunden besprochen.';

test('OPER-11 operators-33 a part, then the rest: the state is true, each is mailed and logged', async () => {
  const { gross_cents: gross, state } = await load();
  expect(state).toBe('open');
  expect(await act({ act: 'payment', cents: 1_000, note: 'Auszug 17' })).toMatchObject({
    status: 200,
    body: { state: 'part_paid', open_cents: gross - 1_000, paid_cents: 1_000 },
  });
  expect(await act({ act: 'payment', cents: gross })).toMatchObject({ status: 409 });
  expect(await list('open')).toContain(INVOICE_ID);
  expect(await act({ act: 'payment', cents: gross - 1_000 })).toMatchObject({
    body: { state: 'paid', open_cents: 0 },
  });
  expect(await list('open')).not.toContain(INVOICE_ID);
  expect(await mails()).toHaveLength(2);
  expect(await logged('paid')).toBe(2);
  const { body } = await api.send('GET /booking', { query: { limit: 20, offset: 0 } }, 'company');
  expect(body).toMatchObject([{ state: 'paid' }]);
});

test('OPER-11 operators-33 reminders come in three steps, ten days apart, once it is overdue', async () => {
  expect((await load()).actions).not.toContain('reminder');
  later(60);
  await operatorAgain();
  expect(await list('overdue')).toContain(INVOICE_ID);
  expect(await act({ act: 'reminder' })).toMatchObject({
    status: 200,
    body: { state: 'overdue', reminders: 1 },
  });
  expect(await act({ act: 'reminder' })).toMatchObject({ status: 409 });
  for (const _ of [2, 3]) {
    later(10);
    expect(await act({ act: 'reminder' })).toMatchObject({ status: 200 });
  }
  later(10);
  expect(await act({ act: 'reminder' })).toMatchObject({ status: 409 });
  const { number } = await load();
  expect(await mails()).toEqual([
    `Zahlungserinnerung zur Rechnung ${number}`,
    `1. Mahnung zur Rechnung ${number}`,
    `2. Mahnung zur Rechnung ${number}`,
  ]);
});

test('OPER-11 operators-33 canceled and paid is to be given back, then given back', async () => {
  const { gross_cents: cents } = await load();
  await act({ act: 'payment', cents });
  expect(await act({ act: 'cancel', reason: REASON })).toMatchObject({
    body: { state: 'refund_due', actions: ['refund'] },
  });
  expect(await list('refund_due')).toEqual([INVOICE_ID]);
  const refund = { act: 'refund', way: 'transfer', reason: REASON } as const;
  expect(await act({ ...refund, cents: cents + 1 })).toMatchObject({ status: 409 });
  expect(await act({ ...refund, way: 'provider', cents })).toMatchObject({ status: 409 });
  expect(await act({ ...refund, cents })).toMatchObject({
    body: { state: 'refunded', actions: [] },
  });
  const { body } = await api.send(
    'GET /operator/customer/{id}',
    { params: { id: usersId } },
    'operator',
  );
  expect(body).toMatchObject({ balance_cents: 0, email: testUsers.company.email });
  expect(body.entries.map(({ text }) => text).sort()).toEqual([
    'cancellation',
    'invoice',
    'payment',
    'refund',
  ]);
  expect(await api.db.$count(invoices, eq(invoices.cancelsId, INVOICE_ID))).toBe(1);
});

test('OPER-11 operators-33 a corrected invoice has the new address and takes the payment over', async () => {
  const { gross_cents: cents, number } = await load();
  await act({ act: 'payment', cents });
  const address = ['Weber Holzbau KG', '50667 Köln'];
  expect(await act({ act: 'correct', address, reason: REASON })).toMatchObject({
    body: { state: 'refunded', open_cents: 0 },
  });
  const { body: all } = await api.send('GET /operator/invoice', {}, 'operator');
  const next = all.find(({ recipient }) => recipient === 'Weber Holzbau KG');
  const corrected = all.filter(
    ({ kind, recipient }) => kind === 'invoice' && recipient === 'Weber Holzbau KG',
  );
  expect(corrected).toMatchObject([{ state: 'paid', gross_cents: cents }]);
  expect(next?.number).not.toBe(number);
  const { body } = await api.send('GET /booking', { query: { limit: 20, offset: 0 } }, 'company');
  expect(body).toMatchObject([{ state: 'paid', address, _invoice: { recipient: address } }]);
  const account = await api.send(
    'GET /operator/customer/{id}',
    { params: { id: usersId } },
    'operator',
  );
  expect(account.body.balance_cents).toBe(0);
});

test('OPER-11 operators-33 what is written off is asked for no more', async () => {
  expect(await act({ act: 'write-off', reason: REASON })).toMatchObject({
    body: { state: 'written_off', open_cents: 0, actions: ['correct', 'cancel'] },
  });
  expect(await list('open')).not.toContain(INVOICE_ID);
  expect(await logged('written-off')).toBe(1);
});

test('OPER-11 operators-33 two operators at once: one payment of the whole counts', async () => {
  const { gross_cents: cents } = await load();
  const both = await Promise.all([act({ act: 'payment', cents }), act({ act: 'payment', cents })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await load()).paid_cents).toBe(cents);
});

test('OPER-11 operators-33 a part that was noted already is not noted again, nor given back twice', async () => {
  const part = { act: 'payment', cents: 1_000, seen: 0 } as const;
  const both = await Promise.all([act(part), act(part)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const back = { act: 'refund', cents: 400, way: 'transfer', reason: REASON, seen: 1 } as const;
  expect(await act(back)).toMatchObject({ status: 200 });
  // The answer was lost, and the operator presses again.
  expect(await act(back)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('ob es schon geschehen ist') },
  });
  expect((await load()).paid_cents).toBe(600);
});

test('OPER-11 operators-32 operators-33 silver+ is paid from the start; a refund goes by the payment service; a withdrawn order is not paid', async () => {
  const services = servicesOf(api);
  const subject = 'silverplus:test-order';
  await addInvoice(services, {
    usersId: testUsers.candidate.usersId,
    ...{ subject, key: `${subject}:1`, recipient: ['Renate'], service_from: 0, service_to: 1 },
    lines: [{ text: 'silver+', cents: 1_399 }],
    with_vat: true,
    payment: 'Bezahlt.',
  });
  const [row] = await api.db.select().from(invoices).where(eq(invoices.subject, subject));
  const id = row?.id ?? 0;
  expect(await load(id)).toMatchObject({ state: 'paid', by_provider: true });
  const refund = { act: 'refund', cents: 500, way: 'provider', reason: REASON } as const;
  expect(await act(refund, id)).toMatchObject({
    body: { state: 'part_refunded', paid_cents: 899 },
  });
  const [task] = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-refund'));
  expect(task?.payload).toMatchObject({ provider: 'test', reference: 'test-order', cents: 500 });
  await api.db.update(checkoutOrders).set({ state: 'paid', paidAt: api.clock.now });
  const orders = async () => (await api.send('GET /operator/order', {}, 'operator')).body;
  expect(await orders()).toMatchObject([{ state: 'paid' }]);
  await cancelInvoices(services, subject);
  expect(await orders()).toMatchObject([{ state: 'refunded' }]);
  expect(await load(id)).toMatchObject({ state: 'refunded' });
});

test('OPER-11 operators-34 the books as a table and for DATEV; no cell is a formula', async () => {
  const { gross_cents: cents, number } = await load();
  await api.db.execute(
    `update invoices set content = jsonb_set(content, '{recipient,0}', '"=SUM(A1) „GmbH“"') where id = ${INVOICE_ID}`,
  );
  await act({ act: 'payment', cents });
  const file = async (format: 'csv' | 'datev') => {
    const query = { format, from: '2026-01-01', to: '2027-12-31' };
    const { body } = await api.send('GET /operator/bookkeeping', { query }, 'operator');
    return [body.file_name, Buffer.from(body.content, 'base64')] as const;
  };
  const [, plain] = await file('csv');
  const lines = plain.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFDatum;Rechnung;Vorgang;Name;Betrag in Euro;Gegenkonto');
  const euros = (cents / 100).toFixed(2).replace('.', ',');
  expect(lines.find((line) => line.includes('Zahlung'))).toContain(`;-${euros};Bank`);
  expect(lines.some((line) => line.includes(";'=SUM(A1)"))).toBe(true);
  const [name, datev] = await file('datev');
  const [head = '', columns = '', ...rows] = datev.toString('latin1').split('\r\n');
  expect(name).toMatch(/^EXTF_/);
  expect(head).toMatch(/^EXTF;700;21;Buchungsstapel;13;20\d{15};/);
  expect(head.split(';')[14]).toBe('20260101');
  expect(columns.split(';')).toHaveLength(14);
  const payment = rows.find((row) => row.includes('Zahlung'))?.split(';') ?? [];
  expect(payment).toMatchObject({ 0: euros, 1: 'H', 6: '10000', 7: '1200', 10: number });
});

test('TRUST-26 an invoice whose record is damaged is named, and the books have all others', async () => {
  const query = { format: 'csv', from: '2026-01-01', to: '2027-12-31' } as const;
  const lines = async () => {
    const { body } = await api.send('GET /operator/bookkeeping', { query }, 'operator');
    const text = Buffer.from(body.content, 'base64').toString('utf8');
    return { left: body.left_out, count: text.split('\r\n').length };
  };
  const before = await lines();
  const [first] = await api.db.select().from(invoices).where(eq(invoices.id, INVOICE_ID));
  if (!first) throw new Error('an invoice of the tests');
  await api.db.insert(invoices).values([
    { ...first, id: undefined, number: 'SJ-BROKEN-1', key: 'broken:1', content: sql`'{}'` },
    { ...first, id: undefined, number: 'SJ-WHOLE-1', key: 'whole:1' },
  ]);
  expect(await lines()).toEqual({ left: ['SJ-BROKEN-1'], count: before.count + 1 });
  expect(before.left).toEqual([]);
});
