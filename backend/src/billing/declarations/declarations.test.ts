import type { ContractCancellation } from '@silverjobs/contract';
import { desc, eq } from '../../database/drizzle.ts';
import { contractDeclarations, outbox, tasks } from '../../database/schema.ts';
import {
  billingServices,
  nameOf,
  planOf,
  restoreBilling,
  runTasks,
} from '../../testing/billing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CONTRACT_NUMBER, testUsers } from '../../testing/test-users.ts';
import { testProvider } from '../test-provider.ts';
import { deleteOldDeclarations } from './delete-old-declarations.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await restoreBilling(api);
  await nameOf(api, { firstName: 'Karl', lastName: 'Neu' });
});
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
const TERM_END = Date.UTC(2027, 4, 1, 21, 59, 59) / 1_000;
const ordinary = {
  kind: 'ordinary',
  name: 'Karl Neu',
  email,
  contract: CONTRACT_NUMBER,
} as const;

const person = { name: 'Karl Neu', contract: CONTRACT_NUMBER };
const cancel = (body: ContractCancellation) =>
  api.send('POST /contract_cancellation', { body }, null);
const withdraw = (from: string = email) =>
  api.send('POST /contract_withdrawal', { body: { ...person, email: from } }, null);
const mails = async (recipient: string) => {
  const rows = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id));
  return rows.map(({ subject, text }) => ({ subject, text }));
};
const endOf = async () => (await planOf(api, usersId)).subscription?.cancelAt ?? null;

test('silverplus-33 a cancellation is confirmed with content, date and time, and carried out', async () => {
  const { status, body } = await cancel({ ...ordinary, email: email.toUpperCase() });
  expect(status).toBe(200);
  expect(body).toEqual({
    reference: expect.stringMatching(/^V2026-[2-9A-Z]{6}$/),
    received_at: api.clock.now.getTime(),
  });
  const [receipt] = await mails(email);
  expect(receipt?.subject).toBe(`Ihre Kündigung ist eingegangen (${body.reference})`);
  for (const words of ['21.11.2026 um 10:00 Uhr', 'Ordentliche', 'Karl Neu', email]) {
    expect(receipt?.text).toContain(words);
  }
  const [notice] = await mails('kontakt@example.org');
  expect(notice?.subject).toContain(body.reference);
  expect(await endOf()).toBeNull();
  await runTasks(billingServices(api));
  expect(await endOf()).toBe(TERM_END);
  expect((await mails(email))[0]?.text).toContain('endet am 01.05.2027');
});

test('silverplus-34 page and receipt do not tell whether there is a contract', async () => {
  const [known, unknown] = [
    await cancel(ordinary),
    await cancel({ ...ordinary, email: 'niemand@test.example' }),
  ];
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const neutral = (text = '', address: string, reference: string) =>
    text.replaceAll(address, '@').replaceAll(reference, '#');
  const [first] = await mails(email);
  const [second] = await mails('niemand@test.example');
  expect(neutral(second?.text, 'niemand@test.example', unknown.body.reference)).toBe(
    neutral(first?.text, email, known.body.reference),
  );
  await runTasks(billingServices(api));
  expect(await mails('niemand@test.example')).toHaveLength(1);
});

test('silverplus-35 a later end that is wished counts, an earlier one does not', async () => {
  await cancel({ ...ordinary, end: '2027-06-15' });
  await runTasks(billingServices(api));
  expect(await endOf()).toBe(Date.UTC(2027, 6, 1, 21, 59, 59) / 1_000);
});

test('silverplus-36 for cause: the operator gets the reason, the plan ends at the next term at the latest', async () => {
  const reason = 'Ich ziehe in ein Pflegeheim.';
  await cancel({ ...ordinary, kind: 'extraordinary', reason, end: '2029-01-01' });
  await runTasks(billingServices(api));
  expect((await mails('kontakt@example.org'))[0]?.text).toContain(reason);
  expect(await endOf()).toBe(TERM_END);
});

test.each([
  ['a reason is missing', { kind: 'extraordinary', name: 'Karl', email }, 'reason'],
  ['the name is blank', { kind: 'ordinary', name: ' ', email }, 'name'],
  ['the address is none', { kind: 'ordinary', name: 'Karl', email: 'karl' }, 'email'],
  ['the date is none', { kind: 'ordinary', name: 'Karl', email, end: '2027-02-30' }, 'end'],
  ['the kind is unknown', { kind: 'sofort', name: 'Karl', email }, 'kind'],
])('API-03 %s', async (_, body, param) => {
  const answer = await api.sendRaw('POST /contract_cancellation', { body }, null);
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation.failed', param } });
});

test('silverplus-37 a withdrawal within 14 days ends the plan at once and gives the money back', async () => {
  api.clock.now = new Date('2026-11-16T22:59:59Z');
  const { body } = await withdraw();
  expect((await mails(email))[0]?.subject).toBe(`Ihr Widerruf ist eingegangen (${body.reference})`);
  const services = billingServices(api);
  await runTasks(services);
  expect(await planOf(api, usersId)).toMatchObject({
    user: { type: 'free', label: 'Gratis' },
    subscription: { status: 'canceled' },
  });
  const added = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-end'));
  expect(added.map(({ payload }) => payload)).toMatchObject([{ money: 'refund' }]);
  expect((await mails(email))[0]?.text).toContain('bekommen Sie');
  await withdraw();
  await runTasks(services);
  expect(await api.db.$count(tasks, eq(tasks.kind, 'billing-end'))).toBe(1);
});

test('silverplus-37 a withdrawal after 14 days ends nothing and says what can be done', async () => {
  // The 1st of November 2026 is a Sunday, so its fourteenth day counts to Monday.
  api.clock.now = new Date('2026-11-16T23:00:00Z');
  await withdraw();
  await runTasks(billingServices(api));
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  expect((await mails(email))[0]?.subject).toBe('Zu Ihrem Widerruf von silver+');
});

test('silverplus-35 what is received counts from then, however long the payment service is away', async () => {
  await cancel(ordinary);
  let away = true;
  const services = billingServices(api, {
    ...testProvider,
    endAt: async () => {
      if (away) throw new Error('no answer');
    },
  });
  await runTasks(services);
  expect(await endOf()).toBeNull();
  expect(services.warnings).toEqual([expect.stringContaining('attempt 1: Error: no answer')]);
  away = false;
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await runTasks(services);
  expect(await endOf()).toBe(TERM_END);
  expect((await mails(email))[0]?.text).toContain('vom 21.11.2026 um 10:00 Uhr');
});

test('silverplus-38 nobody is flooded with receipts', async () => {
  const answers = [];
  // Each from another network: what is declared counts, only the receipts have an end.
  for (let attempt = 0; attempt < 25; attempt += 1) answers.push((await withdraw()).status);
  expect(answers).toEqual(Array(25).fill(200));
  expect(await api.db.$count(contractDeclarations)).toBe(25);
  const receipts = (await mails(email)).filter(({ subject }) => /^Ihr Widerruf/.test(subject));
  expect(receipts).toHaveLength(20);
});

test('silverplus-39 declarations are kept as long as claims last, and not longer', async () => {
  await withdraw();
  await deleteOldDeclarations(api.db, new Date('2029-12-31T00:00:00Z'));
  expect(await api.db.$count(contractDeclarations)).toBe(1);
  await deleteOldDeclarations(api.db, new Date('2030-01-01T00:00:00Z'));
  expect(await api.db.$count(contractDeclarations)).toBe(0);
});
