import type { LiveEvent } from '@silverjobs/contract';
import { maintainStream } from './event-stream.ts';
import { createEventParser, parseEvent } from './read-event.ts';

const text =
  'data: {"a":1}\n\n:\n\nevent: x\r\ndata: zwei\r\ndata: Zeilen\r\n\r\nid: 3\n\ndata:ohne\n\n';

test.each([1, 2, 3, 7, 1_000])('events are read from pieces of %i characters', (size) => {
  const found: string[] = [];
  const parse = createEventParser((data) => found.push(data));
  for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size));
  expect(found).toEqual(['{"a":1}', 'zwei\nZeilen', 'ohne']);
});

test.each([
  ['{"topic":"messages","communication_id":7,"count":2}', true],
  ['{"topic":"messages","communication_id":null,"count":0}', true],
  ['{"topic":"other","communication_id":7,"count":2}', false],
  ['{"topic":"messages","communication_id":"7","count":2}', false],
  ['{"topic":"messages","communication_id":7,"count":-1}', false],
  ['{"topic":"messages","count":1}', false],
  ['null', false],
  ['<html>', false],
])('%s as an event', (data, known) => {
  expect(parseEvent(data) !== null).toBe(known);
});

/** Streams that the test feeds. */
function network() {
  const asked: Headers[] = [];
  const opened: { say: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  let status = 200;
  const fake = async (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers));
    const { signal } = init;
    if (!signal) throw new Error('The stream needs a signal.');
    const pieces: (string | null)[] = [];
    let more = () => {};
    const next = () =>
      new Promise<{ done: boolean; value?: Uint8Array }>((resolve, reject) => {
        more = () => {
          if (signal.aborted) return reject(new Error('aborted'));
          if (pieces.length === 0) return;
          const piece = pieces.shift();
          resolve(
            typeof piece === 'string'
              ? { done: false, value: new TextEncoder().encode(piece) }
              : { done: true },
          );
        };
        more();
      });
    signal.addEventListener('abort', () => more());
    const give = (piece: string | null) => {
      pieces.push(piece);
      more();
    };
    opened.push({ say: give, end: () => give(null), signal });
    return {
      ok: status === 200,
      headers: new Headers({ 'Content-Type': 'text/event-stream; charset=utf-8' }),
      body: { getReader: () => ({ read: next }) },
    };
  };
  globalThis.fetch = fake as unknown as typeof fetch;
  return { asked, opened, answer: (code: number) => (status = code) };
}

const usual = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usual;
  jest.useRealTimers();
});

const soon = () => jest.advanceTimersByTimeAsync(0);

test('MSG-10 the stream carries the token in a header, tells its events, and is made again with a fresh token', async () => {
  jest.useFakeTimers();
  const { asked, opened } = network();
  const told: (LiveEvent | string)[] = [];
  let token = 'eins';
  const leave = new AbortController();
  const done = maintainStream(
    { url: '/api/events', readToken: () => token },
    {
      onEvent: (event) => told.push(event),
      onAlive: () => told.push('alive'),
      onLost: () => told.push('lost'),
    },
    leave.signal,
  );
  await soon();
  const event = { topic: 'messages', communication_id: null, count: 1 };
  opened[0]?.say(`data: ${JSON.stringify(event)}\n\n`);
  await soon();
  expect(told).toEqual(['alive', event]);
  token = 'zwei';
  opened[0]?.end();
  await soon();
  expect(told.at(-1)).toBe('lost');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(asked.map((headers) => headers.get('Authorization'))).toEqual([
    'Bearer eins',
    'Bearer zwei',
  ]);
  leave.abort();
  await done;
  expect(opened[1]?.signal.aborted).toBe(true);
});

test('a stream that is silent for more than a minute is given up', async () => {
  jest.useFakeTimers();
  const { opened } = network();
  const leave = new AbortController();
  const events = { onEvent: () => {}, onAlive: () => {}, onLost: () => {} };
  const done = maintainStream({ url: '/api/events', readToken: () => 't' }, events, leave.signal);
  await soon();
  await jest.advanceTimersByTimeAsync(60_000);
  opened[0]?.say(':\n\n');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened[0]?.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  leave.abort();
  await done;
});

test('a server that fails is asked less and less often', async () => {
  jest.useFakeTimers();
  const { asked, answer } = network();
  answer(503);
  const leave = new AbortController();
  const events = { onEvent: () => {}, onAlive: () => {}, onLost: () => {} };
  const done = maintainStream({ url: '/api/events', readToken: () => 't' }, events, leave.signal);
  await jest.advanceTimersByTimeAsync(60_000);
  const firstMinute = asked.length;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(firstMinute).toBeLessThanOrEqual(6);
  expect(asked.length - firstMinute).toBeLessThanOrEqual(14);
  leave.abort();
  await done;
});
