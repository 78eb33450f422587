import { eq } from '../../../database/drizzle.ts';
import { candidates, users } from '../../../database/schema.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import type { AssistantName, Conversation, Step, Turn } from '../../engine.ts';
import { guidedInterpreter } from '../../guided/guided-interpreter.ts';
import { createExecutor } from '../../rules/rules-engine.ts';
import { openRulesApp } from '../../rules/testing/talk.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createModelInterpreter } from '../interpret/model-interpreter.ts';
import { createModelEngine } from '../model-engine.ts';
import { type ModelServer, openModelServer, says } from '../testing/model-server.ts';

let server: ModelServer;
let api: TestApp;
const { candidateId, usersId } = testUsers.candidate;
beforeAll(async () => {
  server = await openModelServer();
  api = await openRulesApp();
  await api.db
    .update(candidates)
    .set({
      ...{ firstName: 'Käthe-Luise', lastName: 'Möllenbrock', phone: '+49 221 987654' },
      ...{ street: 'Große Witschgasse 17', postalCode: '50667' },
    })
    .where(eq(candidates.id, candidateId));
  await api.db
    .update(users)
    .set({ email: 'k.moellenbrock@post.example' })
    .where(eq(users.id, usersId));
});
afterAll(async () => {
  server.close();
  await api.close();
});

/** Everything of the person and of the advertisement's contact, in whatever spelling. */
const SECRETS = [
  /m.?(?:ö|oe|o).?l.?l.?e.?n.?b.?r.?o.?c.?k/i,
  /k.?(?:ä|ae).?t.?h.?e/i,
  /luise/i,
  /witsch/i,
  /9\D{0,2}8\D{0,2}7\D{0,2}6\D{0,2}5\D{0,2}4/,
  /post\W.{0,8}example/i,
  /50667/,
  /brinkhoff/i,
  /0170\D?5556667/,
  /personal@firma/i,
  /wolfgang/i,
  /1958/,
  /120358/,
  /sommer2024/i,
  /möbelwerke/i,
];

const AD =
  'Aushilfe im Büro (m/w/d)\nArbeitgeber: Kanzlei am Ring\nAnforderungen:\n- Ordnung\nAnsprechpartnerin: Frau Brinkhoff, Tel. 0170 5556667, personal@firma.example';

const MESSAGES = [
  'Ich heiße Käthe-Luise Möllenbrock und wohne in der Großen Witschgasse 17, 50667 Köln.',
  'mein name ist kaethe moellenbrock, grosse witschgasse17',
  'M Ö L L E N B R O C K, erreichbar unter 0221/98 76 54 oder +49221987654',
  'k.moellenbrock (at) post (punkt) example oder k.moellenbrock@post.example',
  'Ja, ab sofort, 10 Stunden. Frau Brinkhoff hat 0170-5556667.',
  'Mein Mann Wolfgang meint, ich war 30 Jahre bei den Rheinischen Möbelwerken, das reicht.',
  'geboren am 12.03.1958, Versicherungsnummer 65 120358 M 012, das Passwort ist Sommer2024',
  'alles',
  'kürzer bitte, Käthes Brief ist zu lang',
];

const PROFILE = {
  contact: { name: 'Käthe-Luise Möllenbrock' },
  location: { postal_code: '50667' },
  main_job: { job_position: 'Bürokauffrau', job_experience: null },
  education: { level: null },
  preferences: { work_load: null },
};

async function talkWith(assistant: AssistantName): Promise<Step[]> {
  const breaker = createCircuitBreaker(() => 0);
  // Each failure of the form is forgiven, so that every message is asked for.
  const forgiving = { ...breaker, failed: () => {} };
  const settings = { baseUrl: server.baseUrl, model: 'klein', breaker: forgiving };
  const interpreter = createModelInterpreter(guidedInterpreter, settings);
  const engine = createModelEngine(createExecutor(interpreter), settings);
  const summary = 'Käthe-Luise Möllenbrock, 50667, Bürokauffrau';
  const conversation: Conversation = {
    ...{ db: api.db, now: api.clock.now, publicUrl: 'https://silver.example', assistant },
    candidateId,
    given: {
      userProfile: assistant === 'job-coach' ? summary : PROFILE,
      ...(assistant === 'cover-letter' && { jobDescription: AD }),
      ...(assistant === 'interview' && { jobRole: 'Büro bei Frau Brinkhoff' }),
    },
    editedLetter: assistant === 'cover-letter' ? 'Käthe Möllenbrock\nTel. 0221 987654' : undefined,
  };
  const steps: Step[] = [await engine.start(conversation)];
  const turns: Turn[] = [{ message: null, reply: (steps[0] as Step).reply }];
  for (const message of MESSAGES) {
    const step = await engine.answer(conversation, steps.at(-1)?.state ?? {}, turns, message);
    steps.push(step);
    turns.push({ message, reply: step.reply });
  }
  return steps;
}

test.each<[AssistantName]>([['ai-jobs'], ['cover-letter'], ['interview'], ['job-coach']])(
  'TALK-08 TALK-18 nothing personal reaches the model of %s, to be read or worded',
  async (assistant) => {
    server.answers(says('Das habe ich gern für Sie gelesen. Wie geht es weiter?'));
    await talkWith(assistant);
    expect(server.recorded.length).toBeGreaterThan(3);
    const sent = server.recorded.map(({ text }) => text).join('\n');
    for (const secret of SECRETS) expect(sent).not.toMatch(secret);
    // What the person is about has to arrive all the same.
    expect(sent).toContain('Bürokauffrau');
    expect(sent).toMatch(/\[NAME_\d+\]/);
  },
);

test('TALK-08 what was replaced is put back in the answer and in the letter', async () => {
  server.answers((response) => {
    const text = server.recorded.findLast((one) => /ich heiße/i.test(one.text))?.text ?? '';
    const own = /ich heiße (\[NAME_\d+\])/i.exec(text)?.[1] ?? '[NAME_404]';
    says(`Guten Tag, ${own}, was möchten Sie gern tun?`)(response);
  });
  const [, answer] = await talkWith('ai-jobs');
  expect(answer?.reply.text).toBe('Guten Tag, Käthe-Luise Möllenbrock, was möchten Sie gern tun?');
  expect(answer?.reply.isSubstitute).toBeUndefined();
});
