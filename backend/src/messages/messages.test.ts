import { asc, eq } from '../database/drizzle.ts';
import { communications, messages, outbox, tasks } from '../database/schema.ts';
import {
  CONVERSATION_ID,
  CONVERSATION_JOB_ID,
  contactData,
  insertMessages,
  OUTREACH_ID,
} from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

const { candidate, company } = testUsers;

let api: TestApp;
let clock: Date;
beforeAll(async () => {
  api = await openTestApp();
  clock = api.clock.now;
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = clock;
  await api.db.delete(outbox);
  // Their messages leave with them.
  await api.db.delete(communications);
  await insertMessages(api.db);
});

const history = async (query: object, as: 'candidate' | 'company' = 'candidate') => {
  const parts = { query: { communication_id: CONVERSATION_ID, ...query } };
  const { body } = await api.sendRaw('GET /message', parts, as);
  return (body as { message: string; position: number }[]).map((row) => [
    row.position,
    row.message,
  ]);
};

const send = (body: object, as: 'candidate' | 'company' | 'stranger' = 'candidate') =>
  api.sendRaw(
    'POST /message',
    { body: { communication_id: CONVERSATION_ID, type: 'outreach', message: 'Gern', ...body } },
    as,
  );

const mails = () => api.db.select().from(outbox).orderBy(asc(outbox.id));
const markRead = (as: 'candidate' | 'company') =>
  api.send('POST /communication/{id}/read', { params: { id: CONVERSATION_ID } }, as);

test('MSG-06 the history is ascending and paged, from the start and from the end', async () => {
  const all = [
    [0, 'Guten Tag'],
    [1, 'Kommen Sie vorbei?'],
    [2, 'Am Dienstag?'],
  ];
  expect(await history({})).toEqual(all);
  expect(await history({ limit: 2, offset: 1 })).toEqual(all.slice(1));
  expect(await history({ limit: 2, from: 'end' }, 'company')).toEqual(all.slice(1));
  expect(await history({ limit: 2, offset: 2, from: 'end' })).toEqual(all.slice(0, 1));
  expect(await history({ offset: 3 })).toEqual([]);
  expect(await history({ offset: 3, from: 'end' })).toEqual([]);
});

test('MSG-07 both sides write; the message is at the end and first in the list', async () => {
  const ids = {
    users_id: company.usersId,
    candidate_id: candidate.candidateId,
    client_id: company.clientId,
    job_demand_id: CONVERSATION_JOB_ID,
  };
  const answer = await send({ message: ' Bis Dienstag! ', ...ids }, 'company');
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Bis Dienstag!', position: 3, type: 'outreach', contact_data: contactData },
  });
  await send({ message: 'Ich komme.', job_demand_id: 0 });
  expect((await history({ offset: 3 })).map(([, text]) => text)).toEqual([
    'Bis Dienstag!',
    'Ich komme.',
  ]);
});

test('MSG-07 a message that is only space is refused', async () => {
  expect(await send({ message: ' \n ' })).toMatchObject({
    status: 400,
    body: { param: 'message' },
  });
});

test('MSG-10 sent twice with one key, also at once, a message arrives once', async () => {
  const client_key = '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
  const answers = await Promise.all([send({ client_key }), send({ client_key })]);
  answers.push(await send({ client_key }));
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(answers.map(({ body }) => (body as { position: number }).position)).toEqual([3, 3, 3]);
  expect(await history({ offset: 3 })).toHaveLength(1);
  // The same words with another key are another message.
  await send({ client_key: '9f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e' });
  expect(await history({ offset: 3 })).toHaveLength(2);
});

test('MSG-10 a key that was used for another message is a conflict', async () => {
  const client_key = '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
  await send({ client_key });
  for (const other of [{ message: 'Anders' }, { communication_id: OUTREACH_ID }]) {
    expect(await send({ client_key, ...other })).toMatchObject({ status: 409 });
  }
});

test('MSG-09 contact data is the choice made for the conversation: hidden, never widened', async () => {
  const hidden = await send({ contact_data: 'anonymous' });
  expect(hidden).toMatchObject({ body: { contact_data: 'anonymous' } });
  const foreign = { ...contactData, phone: '0900 666' };
  const given = await send({ contact_data: foreign });
  expect(given).toMatchObject({ body: { contact_data: contactData } });
  const anonymous = await send({ communication_id: OUTREACH_ID, contact_data: foreign });
  expect(anonymous).toMatchObject({ body: { contact_data: 'anonymous' } });
});

const mailed = async () => (await mails()).map(({ recipient }) => recipient);
/** The worker has sent what waits. */
const sendMails = () => api.db.update(outbox).set({ state: 'sent', attempts: 1 });

test('MSG-10 the other side gets one mail until it has read', async () => {
  await send({});
  await send({});
  expect(await mailed()).toEqual([company.email]);
  await sendMails();
  await markRead('company');
  await send({});
  // What the company wrote earlier still waits for Renate, so she gets no second mail.
  await send({}, 'company');
  await markRead('candidate');
  await send({}, 'company');
  expect(await mailed()).toEqual([company.email, company.email, candidate.email]);
  const [mail] = await mails();
  expect(mail?.text).toContain('Stelle 7');
  expect(mail?.text).not.toContain('Gern');
});

test('MSG-10 who reads along gets no mail: it waits two minutes and is taken back when read', async () => {
  await send({});
  const [mail] = await mails();
  const [task] = await api.db
    .select()
    .from(tasks)
    .where(eq(tasks.key, String(mail?.id)));
  expect(task?.nextAttemptAt.getTime()).toBe(api.clock.now.getTime() + 120_000);
  // Somebody else reads something else.
  await markRead('candidate');
  expect(await mailed()).toEqual([company.email]);
  await markRead('company');
  expect(await mailed()).toEqual([]);
});

test('MSG-10 who wants no mail of messages gets none', async () => {
  const { usersId } = company;
  const wants = (message_mail: boolean) =>
    api.send('PUT /users/{id}', { params: { id: usersId }, body: { message_mail } }, 'company');
  expect(await wants(false)).toMatchObject({ status: 200, body: { message_mail: false } });
  await send({});
  expect(await mailed()).toEqual([]);
  expect(await wants(true)).toMatchObject({ body: { message_mail: true } });
});

test('a message never stands before an older one, whatever the clock says', async () => {
  api.clock.now = new Date(0);
  await send({ message: 'Spät' });
  expect((await history({})).at(-1)).toEqual([3, 'Spät']);
});

describe('what belongs to others', () => {
  const foreign = [
    ['GET /communication/{id}', { params: { id: CONVERSATION_ID } }],
    ['POST /communication/{id}/read', { params: { id: CONVERSATION_ID } }],
    ['GET /message', { query: { communication_id: CONVERSATION_ID } }],
    [
      'POST /message',
      { body: { communication_id: CONVERSATION_ID, type: 'outreach', message: 'Hallo' } },
    ],
  ] as const;

  test.each(
    foreign.flatMap(([key, parts]) =>
      (['stranger', 'paidCandidate', 'privateEmployer'] as const).map(
        (person) => [key, person, parts] as const,
      ),
    ),
  )('API-02 %s as %s is not found and changes nothing', async (key, person, parts) => {
    const before = await api.db.select().from(messages).orderBy(asc(messages.id));
    expect(await api.sendRaw(key, parts, person)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await api.db.select().from(messages).orderBy(asc(messages.id))).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['users_id', company.usersId],
    ['candidate_id', testUsers.stranger.candidateId],
    ['client_id', testUsers.privateEmployer.clientId],
    ['job_demand_id', 1],
  ])('API-02 a message with a foreign %s is forbidden', async (param, id) => {
    expect(await send({ [param]: id })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', param },
    });
    expect(
      await api.db.select().from(messages).where(eq(messages.conversationId, CONVERSATION_ID)),
    ).toHaveLength(3);
  });
});

test('AGE-09 what the other side writes comes with what to be careful with, own words without', async () => {
  await send({ message: 'Schreiben Sie mir auf WhatsApp.' }, 'company');
  const read = async (as: 'candidate' | 'company') => {
    const { body } = await api.sendRaw(
      'GET /message',
      { query: { communication_id: CONVERSATION_ID, limit: 1, from: 'end' } },
      as,
    );
    return (body as { _warnings: { kind: string; quote: string }[] }[])[0]?._warnings;
  };
  expect(await read('candidate')).toMatchObject([
    { kind: 'messenger', quote: 'Schreiben Sie mir auf WhatsApp' },
  ]);
  expect(await read('company')).toEqual([]);
});
