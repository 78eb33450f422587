import { asc, eq } from '../database/drizzle.ts';
import { messageReports, messages, outbox } from '../database/schema.ts';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';

let api: TestApp;
let own: number;
let theirs: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
  const rows = await api.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, CONVERSATION_ID))
    .orderBy(asc(messages.createdAt));
  own = rows[0]?.id ?? 0;
  theirs = rows[1]?.id ?? 0;
});
afterAll(() => api.close());

const report = (id: number, body: object, as: Person = 'candidate') =>
  api.sendRaw('POST /message/{id}/report', { params: { id }, body }, as);

test('a report is stored once, and the operator gets the message with reason and text', async () => {
  const body = { reason: 'fee', text: ' <b>20 Euro</b> vorab ' };
  expect(await report(theirs, body)).toMatchObject({ status: 200 });
  expect(await report(theirs, { reason: 'other', text: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Sie haben diese Nachricht schon gemeldet.' },
  });
  expect(await api.db.select().from(messageReports)).toMatchObject([
    { messageId: theirs, usersId: testUsers.candidate.usersId, reason: 'fee' },
  ]);
  const mails = await api.db.select().from(outbox);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Kommen Sie vorbei?');
  expect(mails[0]?.html).toContain('&lt;b&gt;20 Euro&lt;/b&gt;');
});

test.each<[name: string, as: Person, message: () => number]>([
  ['an own message', 'candidate', () => own],
  ['a message of others', 'stranger', () => theirs],
  ['a message of others, as an employer', 'privateEmployer', () => theirs],
  ['an unknown message', 'candidate', () => 999_999],
])('API-02 reporting %s is not found and writes nothing', async (_, as, message) => {
  const before = await api.db.$count(messageReports);
  expect(await report(message(), { reason: 'fraud' }, as)).toMatchObject({ status: 404 });
  expect(await api.db.$count(messageReports)).toBe(before);
});
