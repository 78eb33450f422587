import type { Conversation } from '@silverjobs/contract';
import { endSubscription } from '../billing/end-subscription.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import { eq } from '../database/drizzle.ts';
import { checkoutOrders, communications, messages, users } from '../database/schema.ts';
import { billingServices } from '../testing/billing.ts';
import { countRows } from '../testing/count-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { ORDER_ID, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(communications);
});

const { candidate, paidCandidate, stranger, company } = testUsers;
const BEGIN = Date.UTC(2026, 10, 12, 8);

type Writer = { readonly usersId: number; readonly candidateId: number };

/** A conversation with the company whose first message was written by one of its sides. */
async function converse(
  id: number,
  who: Writer,
  from: 'candidate' | 'company' = 'candidate',
): Promise<void> {
  const sendingUsersId = from === 'company' ? company.usersId : who.usersId;
  const shared = { type: 'outreach', sendingUsersId, contactData: 'anonymous' } as const;
  const at = new Date(BEGIN + id);
  await api.db.insert(communications).values({
    ...shared,
    id,
    clientId: company.clientId,
    candidateId: who.candidateId,
    createdAt: at,
    lastMessageAt: at,
  });
  await api.db
    .insert(messages)
    .values({ ...shared, conversationId: id, message: 'Guten Tag', createdAt: at });
}

async function inbox(as: 'company' | 'paidCandidate' | 'candidate' = 'company', query = {}) {
  const { body } = await api.send('GET /communication', { query }, as);
  return (body as Conversation[]).map(({ id, promoted }) => (promoted ? `${id}!` : String(id)));
}

test('TRUST-01 messages of candidates with silver+ come first and are marked for both sides', async () => {
  await converse(1, paidCandidate);
  await converse(2, candidate);
  await converse(3, paidCandidate, 'company');
  await converse(4, stranger);
  expect(await inbox()).toEqual(['1!', '4', '3', '2']);
  expect(await inbox('company', { order: 'newest' })).toEqual(['4', '3', '2', '1!']);
  expect(await inbox('paidCandidate')).toEqual(['3', '1!']);
  expect(await inbox('candidate')).toEqual(['2']);
});

test('TRUST-01 the answer to an outreach brings it to the top', async () => {
  await converse(1, paidCandidate, 'company');
  await converse(2, stranger);
  expect(await inbox()).toEqual(['2', '1']);
  const body = { message: 'Gern', communication_id: 1, type: 'outreach' } as const;
  expect((await api.send('POST /message', { body }, 'paidCandidate')).status).toBe(200);
  await converse(3, stranger);
  expect(await inbox()).toEqual(['1!', '3', '2']);
});

test('TRUST-01 an application over the API is on top at once', async () => {
  await converse(1, stranger);
  const ids = {
    candidate_id: paidCandidate.candidateId,
    users_id: paidCandidate.usersId,
    client_id: company.clientId,
    job_demand_id: 5,
    outreach_template_id: 0,
  };
  const body = { message: 'Guten Tag', show_contact_details: 'off', ...ids } as const;
  const sent = await api.send('POST /application', { body }, 'paidCandidate');
  expect(sent.status).toBe(200);
  await converse(2, stranger);
  expect(await inbox('company', { job_demand_id: 5 })).toEqual([
    `${(sent.body as { communication_id: number }).communication_id}!`,
  ]);
  expect((await inbox())[0]).toMatch(/!$/);
});

test('TRUST-01 the place begins and ends with the plan, also for what was written before', async () => {
  await converse(1, candidate);
  await converse(2, candidate, 'company');
  await converse(3, stranger);
  expect(await inbox()).toEqual(['3', '2', '1']);
  const startedAt = Math.floor(api.clock.now.getTime() / 1_000);
  await api.db.update(checkoutOrders).set({ state: 'processing' });
  await startSubscription(billingServices(api), ORDER_ID, {
    reference: 'test-renate',
    customer: null,
    startedAt,
    currentPeriodEnd: startedAt + 30 * 86_400,
  });
  expect(await inbox()).toEqual(['1!', '3', '2']);
  await endSubscription(api.db, api.clock.now, candidate.usersId);
  expect(await inbox()).toEqual(['3', '2', '1']);
});

test('TRUST-01 pages of 10,000 conversations leave nothing out, and one reads only what it answers', async () => {
  const people = [paidCandidate, stranger];
  const shared = { type: 'outreach', contactData: 'anonymous' } as const;
  for (let from = 0; from < 10_000; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const who = people[index % 2] ?? stranger;
      const sendingUsersId = who.usersId;
      return { ...shared, id: 1_000 + from + index, candidateId: who.candidateId, sendingUsersId };
    });
    await bulkInsert(
      api.db,
      communications,
      rows.map((row) => ({
        ...row,
        clientId: company.clientId,
        lastMessageAt: new Date(BEGIN + (row.id % 100)),
      })),
    );
    await bulkInsert(
      api.db,
      messages,
      rows.map(({ id, candidateId: _, ...row }) => ({
        ...row,
        conversationId: id,
        message: 'Guten Tag',
      })),
    );
  }
  await api.db.execute('analyze');
  const seen: string[] = [];
  for (let offset = 4_500; offset < 5_500; offset += 100) {
    seen.push(...(await inbox('company', { limit: 100, offset })));
  }
  expect(new Set(seen).size).toBe(1_000);
  expect(seen.findLastIndex((id) => id.endsWith('!'))).toBe(499);
  const { rows } = await countRows(api, 'GET /communication', { limit: 50, offset: 0 }, 'company');
  expect(rows).toBeLessThan(2_000);
  await api.db.update(users).set({ planType: 'free' }).where(eq(users.id, paidCandidate.usersId));
  expect((await inbox()).some((id) => id.endsWith('!'))).toBe(false);
});
