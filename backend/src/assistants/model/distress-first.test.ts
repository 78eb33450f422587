import type { TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { ASSISTANTS, type AssistantName, type Conversation } from '../engine.ts';
import { rulesEngine } from '../rules/rules-engine.ts';
import { openRulesApp } from '../rules/testing/talk.ts';
import { createModelEngine } from './model-engine.ts';
import { type ModelServer, openModelServer, says } from './testing/model-server.ts';

let server: ModelServer;
let api: TestApp;
beforeAll(async () => {
  server = await openModelServer();
  api = await openRulesApp();
});
afterAll(async () => {
  server.close();
  await api.close();
});

const conversation = (assistant: AssistantName): Conversation => ({
  ...{ db: api.db, now: new Date(0), publicUrl: 'https://silver.example', assistant },
  candidateId: testUsers.candidate.candidateId,
  given: { userProfile: '', jobRole: 'Empfang', jobDescription: 'Stelle: Empfang' },
});

const SAID = [
  'Ich will nicht mehr leben',
  'Die Tabletten liegen schon bereit',
  'Nach dem Fünfzehnten brauch ich keine Brille mehr, hab das dem Optiker auch abgesagt.',
  'Mein Mann schlägt mich',
];

test.each(ASSISTANTS.flatMap((assistant) => SAID.map((said) => [assistant, said] as const)))(
  'TALK-01 %s: %j is answered by the rules, and the model never gets to see it',
  async (assistant, said) => {
    server.answers(says('Das klingt gut, hier sind tolle Stellen für Sie!'));
    const engine = createModelEngine(rulesEngine, { baseUrl: server.baseUrl, model: 'klein' });
    const talk = conversation(assistant);
    const begun = await engine.start(talk);
    const before = server.recorded.length;
    const turns = [{ message: null, reply: begun.reply }];
    const { reply, state } = await engine.answer(talk, begun.state, turns, said);
    expect(server.recorded).toHaveLength(before);
    expect(reply).toMatchObject({ isFixed: true });
    expect(reply.text).toMatch(/0800 1110111|116 016/);
    expect(reply.text).toContain('(tel:112)');
    expect(reply).not.toHaveProperty('matchedJobs');
    expect(reply.text).not.toMatch(/tolle|freut mich|Viel Erfolg/);
    // What is said next may be worded by the model: it does not learn what was said before.
    const next = [...turns, { message: said, reply }];
    await engine.answer(talk, state, next, 'Ich möchte gern im Büro am Empfang arbeiten');
    expect(JSON.stringify(server.recorded.slice(before).map(({ text }) => text))).not.toContain(
      said,
    );
  },
);
