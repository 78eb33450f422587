import type { ApplicationOverview, Conversation } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { communications, messages, outbox } from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
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
