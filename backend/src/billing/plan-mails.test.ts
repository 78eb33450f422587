import { asc, eq } from '../database/drizzle.ts';
import { invoices, outbox, subscriptions } from '../database/schema.ts';
import type { SmtpSender } from '../mail/smtp-sender.ts';
import { billingServices, orderPlan, restoreBilling } from '../testing/billing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { endExpiredPlan, renewTestPlan } from './due-plans.ts';
import type { SubscriptionFacts } from './provider.ts';
import { settleSubscription } from './settle-subscription.ts';
import { testProvider } from './test-provider.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await restoreBilling(api);
  await api.db.delete(invoices);
});
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
const mails = () =>
  api.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));
const seconds = () => Math.floor(api.clock.now.getTime() / 1_000);

/** What goes out, with the names and first bytes of its files. */
async function sendAll() {
  const sent: { subject: string; files: string[] }[] = [];
  const send: SmtpSender['send'] = async ({ subject }, files = []) => {
    const kinds = files.map(({ filename, content }) => `${filename} ${content.subarray(0, 4)}`);
    sent.push({ subject, files: kinds });
    return { ok: true };
  };
  await workOff(openWork(servicesOf(api), { send }), ['mail']);
  return sent;
}

test('TRUST-23 the invoice of each month comes by mail, with its PDF', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 86_400_000);
  await renewTestPlan(billingServices(api), usersId);
  await renewTestPlan(billingServices(api), usersId);
  const [invoice] = await api.db.select().from(invoices);
  expect(await sendAll()).toEqual([
    {
      subject: `Ihre Rechnung ${invoice?.number} für silver+`,
      files: [`Rechnung-${invoice?.number}.pdf %PDF`],
    },
  ]);
  expect((await mails())[0]?.text.replaceAll('\u00a0', ' ')).toContain('über 13,99 €');
});

test('TRUST-23 the confirmation of an order brings its first invoice', async () => {
  await orderPlan(api, 12, 'paidCandidate');
  const sent = await sendAll();
  expect(sent.map(({ files }) => files.length)).toEqual([1]);
});

test('TRUST-23 an invoice that is gone does not keep its mail back', async () => {
  await orderPlan(api, 12, 'paidCandidate');
  await api.db.delete(invoices);
  expect(await sendAll()).toEqual([
    { subject: 'Ihre Bestellung: silver+ ist freigeschaltet', files: [] },
  ]);
});

test('TRUST-23 a plan that ends by its date is told, once', async () => {
  const end = seconds() - 60;
  await api.db
    .update(subscriptions)
    .set({ cancelAt: end, canceledAt: end - 86_400 })
    .where(eq(subscriptions.usersId, usersId));
  await endExpiredPlan(billingServices(api), usersId);
  await endExpiredPlan(billingServices(api), usersId);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Ihre silver+-Mitgliedschaft ist beendet');
  expect(mail?.text).toContain('hat am 21.11.2026 geendet');
});

test('TRUST-23 a payment that fails is told, once for each month that is open', async () => {
  const facts: SubscriptionFacts = {
    status: 'past_due',
    ended: false,
    currentPeriodEnd: seconds() + 30 * 86_400,
    cancelAt: null,
    canceledAt: null,
  };
  const services = billingServices(api, { ...testProvider, findSubscription: async () => facts });
  await settleSubscription(services, 'test-karl');
  await settleSubscription(services, 'test-karl');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Eine Zahlung für silver+ hat nicht geklappt');
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('die Zahlung von 13,99 €');
});
