import type { LiveEvent } from '@silverjobs/contract';
import { createLive } from '@silverjobs/shell';
import type { StreamEvents } from './event-stream.ts';
import { shareStream } from './share-stream.ts';

/** Tabs of one browser: their channels hear each other, one of them has the lock. */
const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    channels.delete(this);
  }
}

type Options = { steal?: boolean; signal?: AbortSignal };
type Request = { run: () => Promise<void>; resolve: () => void; reject: (error: Error) => void };

/** One lock, as browsers give it: in turn, or taken away. */
function createLock() {
  let holder: Request | null = null;
  const queue: Request[] = [];
  const grant = (request: Request) => {
    holder = request;
    void request
      .run()
      .then(request.resolve, request.reject)
      .finally(() => {
        if (holder !== request) return;
        holder = null;
        const next = queue.shift();
        if (next) grant(next);
      });
  };
  return {
    request: (_: string, { steal, signal }: Options, run: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const request = { run, resolve, reject };
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(request);
          if (at < 0) return;
          queue.splice(at, 1);
          reject(new Error('AbortError'));
        });
        if (steal) {
          holder?.reject(new Error('AbortError'));
          grant(request);
        } else if (holder) queue.push(request);
        else grant(request);
      }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  channels.clear();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: createLock(), configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const event: LiveEvent = { topic: 'messages', communication_id: 7, count: 2 };

/** A tab with what it heard; `stream` is there while it reads for all. */
function openTab() {
  const live = createLive();
  const heard: LiveEvent[] = [];
  live.listen((told) => heard.push(told));
  const tab = { heard, live, stream: null as StreamEvents | null, fail: () => {}, close: () => {} };
  tab.close = shareStream({
    live,
    name: 'test',
    read: (events, signal) =>
      new Promise((resolve, reject) => {
        tab.stream = events;
        tab.fail = () => {
          tab.stream = null;
          reject(new Error('A listener failed.'));
        };
        signal.addEventListener('abort', () => {
          tab.stream = null;
          resolve();
        });
      }),
  });
  return tab;
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const connected = (tab: ReturnType<typeof openTab>) => tab.live.connection.getState().connected;

test('MSG-10 one tab reads the stream; the others hear the same, also those that come later', async () => {
  const first = openTab();
  const second = openTab();
  await settle();
  expect([first.stream !== null, second.stream !== null]).toEqual([true, false]);
  first.stream?.onAlive();
  first.stream?.onEvent(event);
  expect([first.heard, second.heard]).toEqual([[event], [event]]);
  const third = openTab();
  await settle();
  expect([connected(first), connected(second), connected(third)]).toEqual([true, true, true]);
  // It was not there for the event: it is told to look again.
  expect(third.heard).toEqual([{ ...event, communication_id: null }]);
  first.stream?.onLost();
  expect([connected(first), connected(second), connected(third)]).toEqual([false, false, false]);
  for (const tab of [first, second, third]) tab.close();
});

test('when the tab with the stream is closed, another one goes on', async () => {
  const first = openTab();
  const second = openTab();
  await settle();
  first.close();
  await settle();
  expect(first.stream).toBeNull();
  expect(second.stream).not.toBeNull();
  second.close();
});

test('a shown tab takes over from one that says nothing any more, and that one steps back', async () => {
  const first = openTab();
  const second = openTab();
  await settle();
  // The first tab sleeps: nothing of it arrives.
  const [silent] = channels;
  const usual = silent?.postMessage;
  if (silent) silent.postMessage = () => {};
  await jest.advanceTimersByTimeAsync(91_000);
  expect(second.stream).not.toBeNull();
  expect(first.stream).toBeNull();
  if (silent && usual) silent.postMessage = usual;
  await jest.advanceTimersByTimeAsync(300_000);
  expect([first.stream !== null, second.stream !== null]).toEqual([false, true]);
  second.close();
  await settle();
  expect(first.stream).not.toBeNull();
  first.close();
});

test('a tab whose reading fails hears again what the next one reads, and says no more for all', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await settle();
  first.fail();
  await settle();
  second.stream?.onAlive();
  second.stream?.onEvent(event);
  expect([first.heard, third.heard]).toEqual([[event], [event]]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([connected(first), connected(third)]).toEqual([true, true]);
  for (const tab of [first, second, third]) tab.close();
});

test('what other scripts say on the channel is no event', async () => {
  const first = openTab();
  const second = openTab();
  await settle();
  new FakeChannel().postMessage({ kind: 'event', event: { topic: 'x' } });
  new FakeChannel().postMessage(null);
  expect(second.heard).toEqual([]);
  for (const tab of [first, second]) tab.close();
});

test('without locks nothing is connected and nothing breaks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const tab = openTab();
  await settle();
  expect(tab.stream).toBeNull();
  expect(connected(tab)).toBe(false);
  tab.close();
});
