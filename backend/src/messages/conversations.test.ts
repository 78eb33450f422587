import { bulkInsert } from '../database/bulk-insert.ts';
import { eq } from '../database/drizzle.ts';
import { communications, jobDemands, messages } from '../database/schema.ts';
import { countRows } from '../testing/count-rows.ts';
import {
  CONVERSATION_ID,
  CONVERSATION_JOB_ID,
  contactData,
  insertMessages,
  OUTREACH_ID,
  STARTED_AT,
} from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterAll(() => api.close());

const list = (as: 'candidate' | 'company' | 'stranger', query = {}) =>
  api.send('GET /communication', { query }, as);

test("MSG-01 the count and the list hold the requester's conversations, on either side", async () => {
  expect(await list('candidate', { mode: 'count' })).toMatchObject({ body: { id: 2 } });
  expect(await list('company', { mode: 'count' })).toMatchObject({ body: { id: 2 } });
  expect(await list('stranger', { mode: 'count' })).toMatchObject({ body: { id: 0 } });
  expect(await list('stranger')).toMatchObject({ status: 200, body: [] });
});

test('MSG-04 a conversation has its newest message, the moment of contact, job and employer', async () => {
  const { body } = await list('candidate', { limit: 50, offset: 0 });
  expect(body).toMatchObject([
    {
      id: CONVERSATION_ID,
      type: 'application',
      message: 'Am Dienstag?',
      created_at: STARTED_AT,
      contact_data: contactData,
      unread_count: 2,
      _client: { profile_name: 'Weber Holzbau GmbH', contact_name: 'Jochen Weber' },
      _job_demand_with_labels: [{ id: CONVERSATION_JOB_ID, title: 'Stelle 7' }],
    },
    {
      id: OUTREACH_ID,
      type: 'outreach',
      message: 'Hätten Sie Zeit?',
      contact_data: 'anonymous',
      unread_count: 1,
      // A private employer's name is hidden from others.
      _client: { isPrivate: true, contact_name: null },
      _job_demand_with_labels: [],
    },
  ]);
});

test('MSG-02 pages by limit and offset leave nothing out, the newest message first', async () => {
  const ids = [];
  for (const offset of [0, 1, 2]) {
    const { body } = await list('candidate', { limit: 1, offset });
    ids.push(...(body as { id: number }[]).map(({ id }) => id));
  }
  expect(ids).toEqual([CONVERSATION_ID, OUTREACH_ID]);
});

test('MSG-04 a deactivated job is not attached any more', async () => {
  const pause = (status: 'paused' | 'active') =>
    api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, CONVERSATION_JOB_ID));
  await pause('paused');
  const { body } = await api.send(
    'GET /communication/{id}',
    { params: { id: CONVERSATION_ID } },
    'candidate',
  );
  await pause('active');
  expect(body).toMatchObject([{ id: CONVERSATION_ID, _job_demand_with_labels: [] }]);
});

test('one conversation by its key, none for an unknown or foreign key', async () => {
  const [row] = await api.db
    .select({ key: communications.key })
    .from(communications)
    .where(eq(communications.id, CONVERSATION_ID));
  const byKey = { mode: 'key', key: row?.key };
  expect(await list('company', byKey)).toMatchObject({ body: [{ id: CONVERSATION_ID }] });
  expect(await list('stranger', byKey)).toMatchObject({ status: 200, body: [] });
  expect(await list('company', { mode: 'key', key: 'x' })).toMatchObject({ body: [] });
});

test('unread is what the other side wrote, until it is marked as read', async () => {
  const unread = (as: 'candidate' | 'company') => list(as, { mode: 'unread' });
  expect(await unread('candidate')).toMatchObject({ body: { id: 3 } });
  expect(await unread('company')).toMatchObject({ body: { id: 0 } });
  const read = { params: { id: CONVERSATION_ID } };
  const answer = await api.send('POST /communication/{id}/read', read, 'candidate');
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(await unread('candidate')).toMatchObject({ body: { id: 1 } });
  const [first] = (await list('candidate')).body as { unread_count: number }[];
  expect(first?.unread_count).toBe(0);
});

test('10,000 conversations and 5,000 messages in one of them: no answer reads more than thrice what is stored', async () => {
  const { stranger, company } = testUsers;
  const shared = {
    type: 'outreach' as const,
    sendingUsersId: company.usersId,
    contactData: 'anonymous' as const,
  };
  const begin = 1_000;
  const one = { communication_id: begin };
  for (let from = 0; from < 10_000; from += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, index) => begin + from + index);
    await bulkInsert(
      api.db,
      communications,
      ids.map((id) => ({
        ...shared,
        id,
        candidateId: stranger.candidateId,
        clientId: company.clientId,
        lastMessageAt: new Date(STARTED_AT + id),
      })),
    );
    await bulkInsert(
      api.db,
      messages,
      ids.map((id) => ({ ...shared, conversationId: id, message: `Nachricht ${id}` })),
    );
  }
  for (let from = 1; from < 5_000; from += 1_000) {
    await bulkInsert(
      api.db,
      messages,
      Array.from({ length: Math.min(1_000, 5_000 - from) }, (_, index) => ({
        ...shared,
        conversationId: begin,
        message: `Brief ${from + index}`,
        createdAt: new Date(STARTED_AT + from + index),
      })),
    );
  }
  await api.db.execute('analyze');
  const answers = [
    await countRows(api, 'GET /communication', { limit: 50, offset: 9_900 }, 'stranger'),
    await countRows(api, 'GET /communication', { mode: 'count' }, 'stranger'),
    await countRows(api, 'GET /communication', { mode: 'unread' }, 'stranger'),
    await countRows(api, 'GET /message', { ...one, limit: 25, from: 'end' }, 'stranger'),
    await countRows(api, 'GET /message', { ...one, limit: 10, offset: 2_500 }, 'stranger'),
  ];
  expect(answers[0]?.body).toHaveLength(50);
  expect(answers[1]?.body).toEqual({ id: 10_000 });
  expect(answers[2]?.body).toEqual({ id: 14_999 });
  expect(positions(answers[3]?.body).at(-1)).toBe(4_999);
  expect(positions(answers[4]?.body)[0]).toBe(2_500);
  const stored = 10_000 + 14_999;
  expect(answers.filter(({ rows }) => rows > 3 * stored)).toEqual([]);
});

function positions(body: unknown): number[] {
  return (body as { position: number }[]).map(({ position }) => position);
}
