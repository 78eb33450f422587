import { PLAN_KEYS } from '@silverjobs/contract';
import { eq } from '../../database/drizzle.ts';
import { contractDeclarations, formerEmails, outbox, users } from '../../database/schema.ts';
import {
  billingServices,
  nameOf,
  orderPlan,
  planOf,
  restoreBilling,
  runTasks,
} from '../../testing/billing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CONTRACT_NUMBER, type Person, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await restoreBilling(api);
  await api.db.delete(formerEmails);
  await nameOf(api, { firstName: 'Karl-Heinz', lastName: 'Müller' });
});
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
const TERM_END = Date.UTC(2027, 4, 1, 21, 59, 59) / 1_000;
const surely = { name: 'Karl Müller', email, contract: CONTRACT_NUMBER };
type Given = { name: string; email: string; contract?: string };

const work = () => runTasks(billingServices(api));
async function cancel(given: Given, as: Person | null = null) {
  const body = { kind: 'ordinary' as const, ...given };
  const { body: receipt } = await api.send('POST /contract_cancellation', { body }, as);
  await work();
  return receipt;
}
async function withdraw(given: Given, as: Person | null = null) {
  await api.send('POST /contract_withdrawal', { body: given }, as);
  await work();
}
const endOf = async () => (await planOf(api, usersId)).subscription?.cancelAt ?? null;
const mailsTo = (recipient: string) =>
  api.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);

/** The secrets of the links in a mailbox. */
async function linksTo(recipient: string): Promise<string[]> {
  const mails = await mailsTo(recipient);
  return mails.flatMap(({ text }) => /vertrag-bestaetigen\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}
async function press(token = '') {
  const body = { token };
  const answer = await api.send('POST /contract_declaration/confirm', { body }, null);
  await work();
  return answer;
}

test.each<[string, Given, Person | null]>([
  ['name, address and number', surely, null],
  ['the whole name, last name first', { ...surely, name: 'Müller, Karl-Heinz' }, null],
  ['a spelling without umlauts and a title', { ...surely, name: 'Herr Dr. karl MUELLER' }, null],
  ['the number in words', { ...surely, contract: 'Vertrag sp 0a1b 2c3d 4e, silver+' }, null],
  ['whoever is signed in', { name: 'K. M.', email }, 'paidCandidate'],
])('TRUST-07 silverplus-43 executed at once: %s', async (_, given, as) => {
  await cancel(given, as);
  expect(await endOf()).toBe(TERM_END);
  expect(await linksTo(email)).toEqual([]);
});

test.each<[string, Given, Person | null]>([
  ['an employer knows name and address', { name: 'Karl-Heinz Müller', email }, 'company'],
  ['another number', { ...surely, contract: 'SP-FFFFFFFFFF' }, null],
  ['the words of the contract only', { ...surely, contract: 'silver+ 6 Monate' }, null],
  ['another first name', { ...surely, name: 'Ute Müller' }, null],
  ['only the last name', { ...surely, name: 'Müller' }, null],
  ['a second person in the name', { ...surely, name: 'Karl Müller und Ute Neu' }, null],
  ['another address', { ...surely, email: 'boese@test.example' }, null],
  ['signed in as another', { name: 'Renate Schuster', email }, 'candidate'],
])('TRUST-07 silverplus-43 not executed, the mailbox is asked: %s', async (_, given, as) => {
  await cancel(given, as);
  await withdraw(given, as);
  expect(await endOf()).toBeNull();
  expect((await planOf(api, usersId)).user?.type).toBe('paid');
  expect(await linksTo(email)).toHaveLength(2);
  if (given.email !== email) expect(await linksTo(given.email)).toEqual([]);
});

test('TRUST-07 silverplus-43 the link executes what was declared, from its receipt on, once', async () => {
  const receipt = await cancel({ name: 'K', email });
  const [token] = await linksTo(email);
  api.clock.now = new Date(Date.UTC(2026, 10, 30, 9));
  expect(await press(token)).toEqual({
    status: 200,
    body: { ...receipt, kind: 'ordinary' },
  });
  expect((await planOf(api, usersId)).subscription).toMatchObject({
    cancelAt: TERM_END,
    canceledAt: receipt.received_at / 1_000,
  });
  const sent = await mailsTo(email);
  expect((await press(token)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(sent.length);
});

test('TRUST-07 silverplus-43 a withdrawal in time counts although its link is pressed later', async () => {
  api.clock.now = new Date(Date.UTC(2026, 10, 16, 22));
  await withdraw({ name: 'K', email });
  api.clock.now = new Date(Date.UTC(2026, 10, 29, 9));
  await press((await linksTo(email))[0]);
  expect((await planOf(api, usersId)).user?.type).toBe('free');
});

test('TRUST-07 silverplus-43 links that are unknown, too old or for a plan of before do nothing', async () => {
  expect((await press('x'.repeat(43))).body).toMatchObject({ code: 'link.invalid' });
  await cancel({ name: 'K', email });
  const [token] = await linksTo(email);
  const begin = api.clock.now;
  api.clock.now = new Date(begin.getTime() + 14 * 86_400_000);
  expect((await press(token)).body).toMatchObject({ code: 'link.expired' });
  api.clock.now = begin;
  await orderPlan(api, 12, 'paidCandidate');
  expect(await press(token)).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
  expect(await endOf()).toBeNull();
});

test('TRUST-07 silverplus-43 an address of before leads to the mailbox of today', async () => {
  await api.db
    .insert(formerEmails)
    .values({ usersId, email: 'frueher@test.example', leftAt: api.clock.now });
  await cancel({ ...surely, email: 'frueher@test.example' });
  expect(await endOf()).toBeNull();
  expect(await linksTo(email)).toHaveLength(1);
});

test('TRUST-07 TRUST-28 silverplus-34 the signed-in owner reads what becomes of it, of the own contract alone', async () => {
  const sent = async (as: 'paidCandidate' | 'candidate', address: string) =>
    (
      await api.send(
        'POST /contract_withdrawal',
        { body: { name: 'Karl Müller', email: address } },
        as,
      )
    ).body.state;
  expect(await sent('candidate', testUsers.candidate.email)).toBe('no_contract');
  // Nobody learns whether another one has a contract.
  expect(await sent('candidate', email)).toBeUndefined();
  expect(await sent('candidate', 'niemand@test.example')).toBeUndefined();
  expect(await sent('paidCandidate', email)).toBe('carried_out');
});

test('TRUST-07 silverplus-34 receipt and answer are the same with a contract, with an account, with nothing', async () => {
  await api.db
    .update(users)
    .set({ planType: 'free' })
    .where(eq(users.id, testUsers.candidate.usersId));
  const texts: string[] = [];
  for (const address of [email, testUsers.candidate.email, 'niemand@test.example']) {
    const receipt = await cancel({
      name: 'Karl Müller',
      email: address,
      contract: 'SP-FFFFFFFFFF',
    });
    expect(Object.keys(receipt).sort()).toEqual(['received_at', 'reference']);
    const [first] = await mailsTo(address);
    texts.push(
      `${first?.subject} ${first?.text}`
        .replaceAll(address, '@')
        .replaceAll(receipt.reference, '#'),
    );
  }
  expect(new Set(texts).size).toBe(1);
  expect(await mailsTo('niemand@test.example')).toHaveLength(1);
  const rows = await api.db.select().from(contractDeclarations);
  expect(rows.map(({ contractUsersId }) => contractUsersId)).toEqual([usersId, null, null]);
});

test('TRUST-34 TRUST-28 what strangers declare in somebody’s name keeps them from nothing', async () => {
  const body = { kind: 'ordinary' as const, name: 'Karl Müller', email };
  const asStranger = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/contract_cancellation',
      remoteAddress: '203.0.113.9',
      payload: body,
    });
  for (let round = 0; round < 6; round += 1) await asStranger();
  expect((await asStranger()).statusCode).toBe(429);
  // At home, signed in and not.
  expect((await api.send('POST /contract_cancellation', { body }, 'paidCandidate')).status).toBe(
    200,
  );
  expect((await api.send('POST /contract_cancellation', { body }, null)).status).toBe(200);
});

test('TRUST-28 silverplus-47 ordering and withdrawing in turn ends after three times', async () => {
  const { email: own, usersId: id } = testUsers.candidate;
  for (let round = 0; round < 3; round += 1) {
    await orderPlan(api, 3, 'candidate');
    expect((await planOf(api, id)).subscription).toBeTruthy();
    const given = { name: 'Renate Schuster', email: own };
    await api.send('POST /contract_withdrawal', { body: given }, 'candidate');
    await work();
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  }
  const order = () =>
    api.sendRaw(
      'POST /candidate_checkout_session',
      { body: { id: 'x', product: PLAN_KEYS[3], redirectPath: 'silverplus' } },
      'candidate',
    );
  expect(await order()).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
