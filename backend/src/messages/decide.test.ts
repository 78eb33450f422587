import type { ApplicationOverview, Conversation } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { communications, messages, outbox } from '../database/schema.ts';
import { CONVERSATION_ID, CONVERSATION_JOB_ID, insertMessage } from '../testing/conversations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(messages);
  await api.db
    .update(communications)
    .set({ decision: null })
    .where(eq(communications.id, CONVERSATION_ID));
});

const params = { id: CONVERSATION_ID };
const answer = (decision: 'invited' | 'declined', key: string) => ({
  params,
  body: { decision, message: `Guten Tag: ${decision}`, client_key: key },
});
const FIRST = '3c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
const SECOND = '4c8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
const DECISION = 'POST /communication/{id}/decision';

async function states() {
  const seen = async (as: 'company' | 'paidCandidate') => {
    const { body } = await api.send('GET /communication/{id}', { params }, as);
    return (body as Conversation[])[0]?.decision;
  };
  const { body } = await api.send('GET /application', { query: {} }, 'paidCandidate');
  const own = (body as ApplicationOverview[]).find(
    ({ communication_id }) => communication_id === CONVERSATION_ID,
  );
  return [await seen('company'), await seen('paidCandidate'), own?.state];
}

test('TRUST-09 employers-36 an invitation and a refusal arrive with their message, seen by both sides', async () => {
  const sent = await api.send(DECISION, answer('invited', FIRST), 'company');
  expect(sent.body).toMatchObject({ message: 'Guten Tag: invited' });
  expect(await states()).toEqual(['invited', 'invited', 'invited']);
  await api.send(DECISION, answer('invited', FIRST), 'company');
  expect(await api.db.$count(messages)).toBe(1);
  await api.send(DECISION, answer('declined', SECOND), 'company');
  expect(await states()).toEqual(['declined', 'declined', 'declined']);
  expect(await api.db.$count(messages)).toBe(2);
});

test('TRUST-09 employers-36 a key of another message changes nothing', async () => {
  await api.send(DECISION, answer('invited', FIRST), 'company');
  const again = { ...answer('declined', FIRST) };
  expect((await api.send(DECISION, again, 'company')).status).toBe(409);
  expect(await states()).toEqual(['invited', 'invited', 'invited']);
});

test('TRUST-09 employers-36 only the employer of the conversation decides', async () => {
  expect((await api.send(DECISION, answer('invited', FIRST), 'privateEmployer')).status).toBe(404);
  expect((await api.send(DECISION, answer('invited', FIRST), 'paidCandidate')).status).toBe(403);
});

test('REACH-12 employers-60 an invitation arrives as one by mail, also while a message waits', async () => {
  await api.db.delete(outbox);
  await api.send(DECISION, answer('declined', SECOND), 'company');
  await api.send(DECISION, answer('invited', FIRST), 'company');
  const subjects = (await api.db.select().from(outbox)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Neue Nachricht/),
    expect.stringMatching(/^Einladung zum Gespräch/),
  ]);
});

test('REACH-12 employers-36 a trial and a yes arrive as what they are, in mail and list', async () => {
  await api.db.delete(outbox);
  for (const [decision, key] of [
    ['trial', FIRST],
    ['hired', SECOND],
  ] as const) {
    const body = { decision, message: 'Guten Tag', client_key: key };
    await api.send(DECISION, { params, body }, 'company');
    expect(await states()).toEqual([decision, decision, decision]);
  }
  const subjects = (await api.db.select().from(outbox)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Einladung zur Probearbeit/),
    expect.stringMatching(/^Sie haben eine Zusage/),
  ]);
});

const NOTE = 'PUT /communication/{id}/note';

test('REACH-12 employers-61 a note is for the employer alone and written over only by who has read it', async () => {
  const write = (note: string, before: string) =>
    api.send(NOTE, { params, body: { note, before } }, 'company');
  expect((await write(' Ruft am Montag an. ', '')).status).toBe(200);
  const seen = async (as: 'company' | 'paidCandidate') =>
    (await api.send('GET /communication/{id}', { params }, as)).body;
  expect(await seen('company')).toMatchObject([{ note: 'Ruft am Montag an.' }]);
  for (const call of [
    'GET /communication/{id}',
    'GET /application',
    'GET /account/export',
  ] as const) {
    const { body } = await api.sendRaw(call, { params }, 'paidCandidate');
    expect(JSON.stringify(body)).not.toContain('Montag');
  }
  const { body: own } = await api.send('GET /account/export', {}, 'company');
  expect(JSON.stringify(own)).toContain('Montag');
  const stale = await write('Etwas anderes', '');
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Montag/) } });
  expect((await write('', 'Ruft am Montag an.')).status).toBe(200);
  expect(await seen('company')).toMatchObject([{ note: null }]);
});

test('REACH-12 employers-62 several are declined in one act, each with its text, once', async () => {
  const refusals = [
    { communication_id: CONVERSATION_ID, message: 'Guten Tag, Karl', client_key: FIRST },
    { communication_id: 9_999, message: 'Guten Tag', client_key: SECOND },
  ];
  const send = () =>
    api.send(
      'POST /job_demand/{id}/refusals',
      { params: { id: CONVERSATION_JOB_ID }, body: { refusals } },
      'company',
    );
  for (const answer of [await send(), await send()]) {
    expect(answer.body).toMatchObject({
      sent: [CONVERSATION_ID],
      failed: [{ communication_id: 9_999 }],
    });
  }
  expect((await api.db.select().from(messages)).map(({ message }) => message)).toEqual([
    'Guten Tag, Karl',
  ]);
  expect(await states()).toEqual(['declined', 'declined', 'declined']);
});

test('REACH-12 employers-36 applications are asked for by where they stand', async () => {
  const ids = async (stage: string) => {
    const query = { job_demand_id: CONVERSATION_JOB_ID, stage };
    const { body } = await api.sendRaw('GET /communication', { query }, 'company');
    return (body as Conversation[]).map(({ id }) => id);
  };
  await insertMessage(api.db);
  expect([await ids('new'), await ids('read'), await ids('open')]).toEqual([
    [CONVERSATION_ID],
    [],
    [CONVERSATION_ID],
  ]);
  await api.send('POST /communication/{id}/read', { params }, 'company');
  expect([await ids('new'), await ids('read')]).toEqual([[], [CONVERSATION_ID]]);
  await api.send(DECISION, answer('declined', FIRST), 'company');
  expect([await ids('refused'), await ids('open'), await ids('hired')]).toEqual([
    [CONVERSATION_ID],
    [],
    [],
  ]);
});
