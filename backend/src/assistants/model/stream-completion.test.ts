import { ModelFailure } from './failure.ts';
import { streamCompletion } from './stream-completion.ts';
import {
  begins,
  type ModelServer,
  openModelServer,
  raw,
  silence,
  streams,
  uses,
  whole,
} from './testing/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());

const ask = (signal: AbortSignal = AbortSignal.timeout(30_000), firstWordsMs = 30_000) =>
  streamCompletion(
    { baseUrl: server.baseUrl, apiKey: 'geheim', model: 'klein', firstWordsMs },
    { messages: [{ role: 'user', content: 'Hallo' }] },
    signal,
  );

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}`;

test('TALK-08 a stream is put together, though its pieces end inside letters', async () => {
  server.answers(streams('Schöne Grüße an Sie, 5 € für Übung'));
  expect(await ask()).toEqual({ text: 'Schöne Grüße an Sie, 5 € für Übung', toolCalls: [] });
  const [{ request, text } = { request: undefined, text: '' }] = server.recorded;
  expect(request?.url).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer geheim');
  expect(JSON.parse(text)).toMatchObject({ model: 'klein', stream: true });
});

test('TALK-08 the arguments of a tool come in parts', async () => {
  server.answers(uses('search_jobs', { wunsch: 'Büro in Köln' }));
  expect((await ask()).toolCalls).toEqual([
    { id: 'call_1', name: 'search_jobs', arguments: '{"wunsch":"Büro in Köln"}' },
  ]);
});

test.each([
  ['no [DONE], but an end', raw(`${chunk('Gut', 'stop')}\n\n`)],
  ['no empty line at the end', raw(`${chunk('Gut')}\n\ndata: [DONE]`)],
  ['carriage returns', raw(`${chunk('Gut')}\r\n\r\ndata: [DONE]\r\n\r\n`)],
  ['no blank after the colon', raw(`${chunk('Gut').replace(': ', ':')}\n\ndata:[DONE]\n\n`)],
  ['other fields', raw(`event: x\nid: 1\nretry: 5\n${chunk('Gut')}\n\ndata: [DONE]\n\n`)],
  ['one document', whole({ choices: [{ message: { content: 'Gut' } }] })],
  ['one document on many lines', whole('{\n"choices":\r\n[{"message":{"content":"Gut"}}]}')],
])('TALK-08 %s is read as well', async (_name, respond) => {
  server.answers(respond);
  expect((await ask()).text).toBe('Gut');
});

test.each([
  ['a server fault', whole('', 500)],
  ['too many requests', whole('', 429)],
  ['a refused key', whole({ error: {} }, 401)],
  ['a redirect', whole('', 302, { location: 'http://127.0.0.1:1/' })],
  ['no JSON', whole('<html>')],
  ['a stream of something else', raw('data: {"foo": 1}\n\n')],
  [
    'an error in the stream',
    raw(`${chunk('Gu')}\n\ndata: {"choices":[],"error":{"message":"x"}}\n\n`),
  ],
  ['a stream that breaks off', begins(true)],
  ['a stream that ends too early', raw(`${chunk('Gu')}\n\n`)],
  ['an answer that was cut', raw(`${chunk('Gu', 'length')}\n\ndata: [DONE]\n\n`)],
  ['a filtered answer', raw(`${chunk('', 'content_filter')}\n\ndata: [DONE]\n\n`)],
  ['an answer without end', streams('x'.repeat(20_000))],
  ['a stream without end', raw(': wait\n\n'.repeat(100_000))],
])('assistants-22 %s is a failure', async (_name, respond) => {
  server.answers(respond);
  await expect(ask()).rejects.toThrow(ModelFailure);
  expect(server.recorded).toHaveLength(1);
});

test('assistants-22 silence is a failure; words that began are waited for until the end', async () => {
  server.answers(silence);
  await expect(ask(undefined, 20)).rejects.toThrow(ModelFailure);
  server.answers(begins(false));
  const whole = new AbortController();
  const asked = ask(whole.signal, 30_000);
  while (server.recorded.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  whole.abort();
  await expect(asked).rejects.toThrow(ModelFailure);
});
