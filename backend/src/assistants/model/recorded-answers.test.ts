import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import type { AssistantEngine } from '../engine.ts';
import { createModelEngine } from './model-engine.ts';
import { type ModelServer, openModelServer } from './testing/model-server.ts';
import { fine, RECORDED_ANSWERS } from './testing/recorded-answers.ts';

let server: ModelServer;
let api: TestApp;
beforeAll(async () => {
  server = await openModelServer();
  api = await openTestApp();
});
afterAll(async () => {
  server.close();
  await api.close();
});

const DRAFT = 'Was möchten Sie gern tun?';
const rules: AssistantEngine = {
  start: async () => ({ reply: { text: 'Guten Tag' }, state: {} }),
  answer: async () => ({ reply: { text: DRAFT }, state: { n: 1 } }),
};

/** Long limits where an answer comes, short ones where none ever does. */
function ask(isSlow = false) {
  const ms = isSlow ? 150 : 60_000;
  const engine = createModelEngine(rules, {
    ...{ baseUrl: server.baseUrl, model: 'klein', answerMs: ms, firstWordsMs: ms },
  });
  const conversation = {
    ...{ db: api.db, now: new Date(0), publicUrl: 'https://silver.example' },
    ...{ assistant: 'ai-jobs' as const, candidateId: testUsers.candidate.candidateId },
    given: { userProfile: 'Tischlerin' },
  };
  return engine.answer(conversation, {}, [], 'Was gibt es für mich?');
}

const named = (...kinds: string[]) =>
  RECORDED_ANSWERS.filter(({ kind }) => kinds.includes(kind)).map(
    (answer) => [answer.name, answer] as const,
  );

test.each(named('good'))('TALK-17 a good answer reaches the user: %s', async (_name, answer) => {
  server.answers(answer.respond);
  const { reply } = await ask();
  expect(reply.text).toMatch(/^Das klingt gut/);
  expect(reply.isSubstitute).toBeUndefined();
  expect(server.recorded).toHaveLength(1);
});

test.each(named('slow', 'cut'))(
  'TALK-17 a slow or cut answer is replaced: %s',
  async (_name, answer) => {
    server.answers(answer.respond);
    const { reply, state } = await ask(answer.kind === 'slow');
    expect(reply).toEqual({ text: DRAFT, isSubstitute: true });
    expect(state).toEqual({ n: 1 });
  },
);

test.each(named('hostile'))(
  'TALK-17 a hostile answer is asked for again once, then replaced: %s',
  async (_name, answer) => {
    server.answers(answer.respond);
    expect((await ask()).reply).toEqual({ text: DRAFT, isSubstitute: true });
    expect(server.recorded).toHaveLength(2);
    expect(server.newest().messages.at(-1)?.content).toContain('Antworte noch einmal');
  },
);

test.each(named('hostile'))(
  'TALK-17 the second answer stands if it is good: %s',
  async (_n, answer) => {
    server.answers(answer.respond, fine());
    const { reply } = await ask();
    expect(reply.text).toMatch(/^Das klingt gut/);
    expect(reply.isSubstitute).toBeUndefined();
  },
);
