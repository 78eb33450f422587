import type { Product } from '@silverjobs/contract';
import { PLAN_KEYS } from '@silverjobs/contract';
import { asc, eq } from '../database/drizzle.ts';
import { invoices, outbox } from '../database/schema.ts';
import { billingServices, restoreBilling, runScheduledWork, runTasks } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await restoreBilling(api);
  await api.db.delete(invoices);
});

const { usersId, email } = testUsers.candidate;

async function order(product: Product) {
  const body = { id: 'x', product, redirectPath: 'silverplus' };
  const { body: made } = await api.send('POST /candidate_checkout_session', { body }, 'candidate');
  const id = made.url.split('/').at(-1) ?? '';
  const paid = { params: { id }, body: { outcome: 'paid' as const } };
  return api.send('POST /candidate_checkout_session/{id}/order', paid, 'candidate');
}

const load = () =>
  api.db.select().from(invoices).where(eq(invoices.usersId, usersId)).orderBy(asc(invoices.number));

test('TRUST-08 employers-32 each paid month of silver+ has an invoice, and none has two', async () => {
  await order(PLAN_KEYS[3]);
  const [first] = await load();
  expect(first?.content).toMatchObject({ gross_cents: 1_999, net_cents: 1_680, vat_cents: 319 });
  api.clock.now = new Date(Date.UTC(2026, 11, 22, 9));
  const services = billingServices(api);
  await Promise.all([runScheduledWork(services), runScheduledWork(services)]);
  const [, second, ...more] = await load();
  expect(more).toEqual([]);
  expect(second?.content.service_from).toBe(first?.content.service_to);
});

test("TRUST-08 employers-32 an upgrade's credit is a line of the next invoices, its rest is kept", async () => {
  await order(PLAN_KEYS[3]);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await order(PLAN_KEYS[12]);
  const [, upgrade] = await load();
  // The order takes 8,99 € at once; 19,99 € of the month before are left for what follows.
  expect(upgrade?.content.lines).toEqual([{ text: `${PLAN_KEYS[12]}, ein Monat`, cents: 899 }]);
  expect(upgrade?.content).toMatchObject({ gross_cents: 899, credit_left_cents: 1_999 });
  api.clock.now = new Date(Date.UTC(2027, 1, 22, 9));
  await runScheduledWork(billingServices(api));
  const later = (await load()).slice(2);
  expect(later[0]?.content.lines).toEqual([
    { text: `${PLAN_KEYS[12]}, ein Monat`, cents: 899 },
    { text: 'Guthaben aus Ihrem bisherigen Tarif', cents: -899 },
  ]);
  expect(later.map(({ content }) => [content.gross_cents, content.credit_left_cents])).toEqual([
    [0, 1_100],
    [0, 201],
    [698, 0],
  ]);
});

test('TRUST-08 employers-33 employers-40 a withdrawal takes the invoice back', async () => {
  await order(PLAN_KEYS[6]);
  const body = { name: 'Renate', email, contract: 'silver+' };
  await api.send('POST /contract_withdrawal', { body }, 'candidate');
  await runTasks(billingServices(api));
  const rows = await load();
  expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation']);
  expect(rows[1]?.content).toMatchObject({ cancels: rows[0]?.number, gross_cents: -1_399 });
  const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  const announced = mails.find(
    ({ subject }) => subject === `Ihre Stornorechnung ${rows[1]?.number}`,
  );
  expect(announced?.text).toContain(`Rechnung ${rows[0]?.number} über 13,99`);
});
