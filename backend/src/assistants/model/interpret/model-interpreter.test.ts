import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import type { Intent } from '../../intent/intent.ts';
import { type Interpreter, NOTHING_OPEN, type Open } from '../../intent/interpreter.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import {
  begins,
  type ModelServer,
  openModelServer,
  silence,
  streams,
  whole,
} from '../testing/model-server.ts';
import { createModelInterpreter, INTERPRET_MS } from './model-interpreter.ts';

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

const NOT_UNDERSTOOD: Intent = { kind: 'not-understood' };
const guided = (intent: Intent): Interpreter => ({ interpret: async () => intent });

type Options = {
  words?: string;
  open?: Partial<Open>;
  certain?: Intent;
  isPrivate?: boolean;
  ms?: number;
  report?: (text: string) => void;
};
const read = ({
  words = 'was mit Blumen, aber bloß nicht samstags, in Bonn',
  open = {},
  certain = NOT_UNDERSTOOD,
  isPrivate = false,
  ms = 60_000,
  report = () => {},
}: Options = {}) =>
  createModelInterpreter(guided(certain), {
    ...{ baseUrl: server.baseUrl, model: 'klein', interpretMs: ms, firstWordsMs: ms, report },
    breaker: createCircuitBreaker(() => 0),
  }).interpret({
    ...{ db: api.db, candidateId: testUsers.candidate.candidateId, assistant: 'ai-jobs', words },
    ...{ open: { ...NOTHING_OPEN, ...open }, turns: [], isPrivate },
  });

const answers = (intent: unknown) => server.answers(streams(JSON.stringify({ intent })));

const WISH = {
  ...{ kind: 'wish', as: 'wish', what: 'Florist', exact: true, anyWork: false, where: 'Bonn' },
  ...{ radiusKm: null, distance: null, hours: null, times: [], kinds: [], pay: null },
  ...{ without: ['Samstag'], instead: false, unsure: [], agrees: false, feeling: null },
};

test('TALK-11 a model reads a message against the schema of intents', async () => {
  answers(WISH);
  expect(await read()).toEqual({ ...WISH, exact: false });
  const [{ text = '' } = {}] = server.recorded;
  const { response_format, messages } = JSON.parse(text);
  expect(response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
  expect(response_format.json_schema.schema).toMatchObject({ type: 'object' });
  expect(JSON.stringify(messages)).toContain('was mit Blumen');
});

test('TALK-11 a shown job is meant by its place in the list', async () => {
  const jobs = [{ id: 7, title: 'Verkauf', employer: 'Bäckerei Kraus' }];
  const shown = { kind: 'shown', action: 'ask', about: 'pay', at: 0 };
  answers(shown);
  expect(await read({ words: 'Rentiert sich das beim Bäcker?', open: { jobs } })).toEqual(shown);
  answers({ ...shown, at: 4 });
  expect(await read({ open: { jobs } })).toEqual(NOT_UNDERSTOOD);
});

test.each([
  ['fails', whole('', 500), 60_000],
  ['is silent', silence, 30],
  ['hangs', begins(false), 200],
  ['breaks off', begins(true), 60_000],
  ['says no JSON', streams('Gern!'), 60_000],
  ['has another form', streams('{"intent":{"kind":"dance"}}'), 60_000],
  ['adds a town', streams(JSON.stringify({ intent: { ...WISH, where: 'Köln' } })), 60_000],
  ['judges an injection', streams('{"intent":{"kind":"injection"}}'), 60_000],
  ['edits a letter that is not there', streams('{"intent":{"kind":"edit","change":"x"}}'), 60_000],
])('TALK-11 when the model %s, the guided reading stands', async (_name, respond, ms) => {
  server.answers(respond);
  const reports: string[] = [];
  const intent = await read({ ms, report: (text) => reports.push(text) });
  expect(intent).toEqual(NOT_UNDERSTOOD);
  expect(reports).toHaveLength(1);
});

test.each<Intent>([
  { kind: 'distress', distress: ['suicide'] },
  { kind: 'choice', at: 0 },
  { kind: 'reply', reply: 'more' },
  { kind: 'control', control: 'undo' },
])('TALK-14 what is certain is never sent: $kind', async (certain) => {
  answers(WISH);
  expect(await read({ certain })).toEqual(certain);
  expect(server.recorded).toEqual([]);
});

test('TALK-14 what may be heavy is never sent, and a model only adds gentle words', async () => {
  answers(WISH);
  await read({ isPrivate: true });
  expect(server.recorded).toEqual([]);
  answers({ kind: 'distress', distress: ['emergency'] });
  expect(await read()).toEqual({ kind: 'distress', distress: ['concern'] });
});

test('TALK-11 an answer is what the person wrote, to the letter', async () => {
  answers({ kind: 'answer', words: 'Ich bin ein Genie', feeling: null });
  const intent = await read({ words: 'Ich habe gern verkauft' });
  expect(intent).toEqual({ kind: 'answer', words: 'Ich habe gern verkauft', feeling: null });
});

test('TALK-11 reading leaves time for the words within 8 s', () => {
  expect(INTERPRET_MS).toBeLessThanOrEqual(4_000);
});
