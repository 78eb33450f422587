import { eq } from '../../database/drizzle.ts';
import { assistantSessions, assistantTurns } from '../../database/schema.ts';
import { SESSION_IDS } from '../../testing/assistants.ts';
import { samples } from '../../testing/samples.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertSession, testUsers } from '../../testing/test-users.ts';
import type { AssistantEngine, Step } from '../engine.ts';
import { MESSAGES, SESSIONS_MAX, TURNS_MAX } from './limits.ts';

/** Counts its answers; waits and fails when told to. */
function countingEngine() {
  const told = { answers: 0, fails: false, waits: Promise.resolve() };
  const step = async (text: string): Promise<Step> => {
    await told.waits;
    if (told.fails) throw new Error('No answer today.');
    return { reply: { text, stage: 's' }, state: { answers: told.answers } };
  };
  const engine: AssistantEngine = {
    start: () => step('Guten Tag'),
    answer: (_conversation, _state, _turns, message) => {
      told.answers += 1;
      return step(`Antwort ${told.answers} auf ${message}`);
    },
  };
  return { told, engine };
}

const { told, engine } = countingEngine();
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ assistants: engine });
});
afterAll(() => api.close());
afterEach(() => {
  told.fails = false;
});

const KEY = '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
const { paidCandidate } = testUsers;

async function start(): Promise<string> {
  const { body } = await api.send('POST /chat/start', samples['POST /chat/start'], 'paidCandidate');
  return body.sessionId;
}

const say = (
  sessionId: string,
  message: string,
  client_key?: string,
  as: Parameters<TestApp['send']>[2] = 'paidCandidate',
) =>
  api.send(
    'POST /chat/session/{sessionId}/message',
    { params: { sessionId }, body: { message, ...(client_key && { client_key }) } },
    as,
  );

test('AI-05 a message that is sent twice is answered once', async () => {
  const sessionId = await start();
  const before = told.answers;
  const first = await say(sessionId, 'Guten Tag', KEY);
  const second = await say(sessionId, 'Guten Tag', KEY);
  expect(second).toEqual(first);
  expect(told.answers).toBe(before + 1);
  expect(await say(sessionId, 'Etwas anderes', KEY)).toMatchObject({ status: 409 });
});

test('AI-05 a repeated message waits for the answer that is being found', async () => {
  const sessionId = await start();
  let release = () => {};
  told.waits = new Promise((resolve) => {
    release = resolve;
  });
  const before = told.answers;
  const both = Promise.all([say(sessionId, 'Hallo', KEY), say(sessionId, 'Hallo', KEY)]);
  while (told.answers === before) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await say(sessionId, 'Dazwischen')).toMatchObject({
    status: 409,
    body: { message: 'Ihre vorige Nachricht wird noch beantwortet.' },
  });
  release();
  const [one, two] = await both;
  expect(one).toEqual(two);
  expect(told.answers).toBe(before + 1);
});

test('AI-10 a failed answer is 503, leaves no trace and can be asked for again', async () => {
  const sessionId = await start();
  told.fails = true;
  expect(await say(sessionId, 'Hallo', KEY)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  expect(await api.db.$count(assistantTurns, eq(assistantTurns.sessionId, sessionId))).toBe(1);
  told.fails = false;
  expect(await say(sessionId, 'Hallo', KEY)).toMatchObject({ status: 200 });
});

test('AI-05 a conversation belongs to its user and to its assistant', async () => {
  const { usersId } = testUsers.stranger;
  await api.db.execute(`update users set plan_type = 'paid' where id = ${usersId}`);
  const expiresAt = new Date(api.clock.now.getTime() + 60_000);
  const stranger = { token: await insertSession(api.db, usersId, expiresAt) };
  const sessionId = await start();
  expect(await say(sessionId, 'Hallo', undefined, stranger)).toMatchObject({ status: 404 });
  expect(await say(SESSION_IDS.interview, 'Hallo')).toMatchObject({ status: 404 });
  expect(await say('unknown', 'Hallo')).toMatchObject({ status: 404 });
});

test('AI-10 a conversation of yesterday has expired, and the next start removes it', async () => {
  const sessionId = await start();
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + 24 * 3_600_000);
  const expiresAt = new Date(api.clock.now.getTime() + 3_600_000);
  const token = await insertSession(api.db, paidCandidate.usersId, expiresAt);
  expect(await say(sessionId, 'Hallo', undefined, { token })).toMatchObject({
    status: 404,
    body: { message: 'Dieses Gespräch ist abgelaufen. Bitte beginnen Sie ein neues Gespräch.' },
  });
  await api.send('POST /chat/start', samples['POST /chat/start'], { token });
  expect(await api.db.$count(assistantSessions, eq(assistantSessions.id, sessionId))).toBe(0);
  api.clock.now = now;
});

test('AI-04 only so many conversations of a user are kept', async () => {
  for (let started = 0; started <= SESSIONS_MAX; started += 1) await start();
  const own = eq(assistantSessions.usersId, paidCandidate.usersId);
  expect(await api.db.$count(assistantSessions, own)).toBe(SESSIONS_MAX);
});

test('AI-05 a conversation ends somewhere', async () => {
  const sessionId = await start();
  await api.db
    .insert(assistantTurns)
    .values(
      Array.from({ length: TURNS_MAX }, () => ({ sessionId, message: 'x', reply: { text: 'y' } })),
    );
  expect(await say(sessionId, 'Noch etwas')).toMatchObject({ status: 409 });
});

test('API-02 no assistant answers employers', async () => {
  const answer = await api.send('POST /chat/start', samples['POST /chat/start'], 'company');
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('AI-05 too many messages are refused for a while', async () => {
  const sessionId = await start();
  const statuses = new Set<number>();
  for (let sent = 0; sent <= MESSAGES.attempts; sent += 1) {
    const { status } = await say(sessionId, 'Hallo', KEY);
    statuses.add(status);
    if (status === 429) break;
  }
  expect([...statuses]).toEqual([200, 429]);
});
