import { eq } from '../../database/drizzle.ts';
import { assistantTurns } from '../../database/schema.ts';
import { samples } from '../../testing/samples.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AssistantEngine } from '../engine.ts';

const told = { answers: 0, waits: Promise.resolve() };
/** Remembers everything that was said to it. */
const engine: AssistantEngine = {
  start: async () => ({ reply: { text: 'Guten Tag' }, state: { heard: [] } }),
  answer: async (_conversation, state, turns, message) => {
    told.answers += 1;
    await told.waits;
    const heard = [...(state.heard as string[]), message];
    const text = `${heard.join(', ')} nach ${turns.length}`;
    return { reply: { text }, state: { heard } };
  },
};

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ assistants: engine });
});
afterAll(() => api.close());

const KEYS = [1, 2, 3].map((number) => `4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5${number}`);
const [first, second, third] = KEYS as [string, string, string];

async function start(): Promise<string> {
  const { body } = await api.send('POST /chat/start', samples['POST /chat/start'], 'paidCandidate');
  return body.sessionId;
}

const say = (sessionId: string, message: string, client_key: string, withdrawn_keys?: string[]) =>
  api.send(
    'POST /chat/session/{sessionId}/message',
    {
      params: { sessionId },
      body: { message, client_key, ...(withdrawn_keys && { withdrawn_keys }) },
    },
    'paidCandidate',
  );

/** Holds answers back from now on; the answer lets them go. */
function hold(): () => void {
  let release = () => {};
  told.waits = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

async function untilAsked(times: number): Promise<void> {
  while (told.answers < times) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('TALK-09 a stopped message that is being answered blocks nothing, and its answer is dropped', async () => {
  const sessionId = await start();
  const release = hold();
  const before = told.answers;
  const stopped = say(sessionId, 'Köln', first);
  await untilAsked(before + 1);
  told.waits = Promise.resolve();
  const next = await say(sessionId, 'Bonn', second, [first]);
  expect(next).toMatchObject({ status: 200, body: { response: 'Bonn nach 1' } });
  release();
  expect(await stopped).toMatchObject({
    status: 409,
    body: { message: 'Diese Nachricht haben Sie zurückgenommen.' },
  });
  expect(await say(sessionId, 'weiter', third)).toMatchObject({
    body: { response: 'Bonn, weiter nach 2' },
  });
});

test('TALK-09 a stopped message that was answered already is forgotten with what came of it', async () => {
  const sessionId = await start();
  await say(sessionId, 'Köln', first);
  expect(await say(sessionId, 'Bonn', second, [first])).toMatchObject({
    body: { response: 'Bonn nach 1' },
  });
  expect(await api.db.$count(assistantTurns, eq(assistantTurns.sessionId, sessionId))).toBe(2);
});

test('TALK-09 a stopped message that never arrived takes nothing else with it', async () => {
  const sessionId = await start();
  await say(sessionId, 'Köln', first);
  expect(await say(sessionId, 'Bonn', third, [second])).toMatchObject({
    body: { response: 'Köln, Bonn nach 2' },
  });
  // Others build on it by now.
  expect(await say(sessionId, 'Ulm', second, [first])).toMatchObject({
    body: { response: 'Köln, Bonn, Ulm nach 3' },
  });
});

test('TALK-09 two stopped messages, one open and one answered', async () => {
  const sessionId = await start();
  await say(sessionId, 'Köln', first);
  await api.db
    .insert(assistantTurns)
    .values({ sessionId, message: 'Bonn', clientKey: second, createdAt: api.clock.now });
  expect(await say(sessionId, 'Ulm', third, [first, second])).toMatchObject({
    body: { response: 'Ulm nach 1' },
  });
});

test('TALK-09 a withdrawn message that is sent again with its key is a new one', async () => {
  const sessionId = await start();
  await say(sessionId, 'Köln', first);
  await say(sessionId, 'Bonn', second, [first]);
  expect(await say(sessionId, 'Köln', first)).toMatchObject({
    body: { response: 'Bonn, Köln nach 2' },
  });
});
