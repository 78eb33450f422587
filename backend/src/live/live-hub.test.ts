import type { Readable } from 'node:stream';
import type { Listen } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createLiveHub } from './live-hub.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const PEOPLE = 20;
const TABS = 3;

const requester = (id: number): Requester => ({
  usersId: 10_000 + id,
  email: `${id}@test.example`,
  role: 'candidate',
  planType: 'free',
  confirmed: true,
  candidateId: 10_000 + id,
  clientId: null,
  employerRole: null,
  sideUsersId: 10_000 + id,
  helper: null,
  tokenHash: `hash ${id}`,
});

/** Reads on until so many events have come. */
function events(stream: Readable, count: number): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const look = (chunk: Buffer) => {
      text += chunk.toString();
      if ((text.match(/^data: /gm)?.length ?? 0) < count) return;
      stream.off('data', look);
      resolve();
    };
    stream.on('data', look);
  });
}

test('OPER-10 many streams share one connection to the database, and news is looked up once for all tabs of a user', async () => {
  let hear: (payload: string | null) => void = () => {};
  const listen = jest.fn<ReturnType<Listen>, Parameters<Listen>>(async (_channel, listener) => {
    hear = listener;
    return async () => {};
  });
  const countUnread = jest.fn(async () => 0);
  const hub = createLiveHub({
    db: api.db,
    now: () => api.clock.now,
    listen,
    countUnread,
    warn: () => {},
    heartbeatIntervalMs: 3_600_000,
  });
  const tabs: Readable[] = [];
  for (let number = 0; number < PEOPLE * TABS; number += 1) {
    tabs.push(await hub.open(requester(number % PEOPLE), `10.0.0.${number}`));
  }
  await Promise.all(tabs.map((tab) => events(tab, 1)));
  expect(listen).toHaveBeenCalledTimes(1);
  countUnread.mockClear();
  const own = tabs.filter((_, number) => number % PEOPLE === 7);
  const heard = Promise.all(own.map((tab) => events(tab, 1)));
  hear(JSON.stringify({ kind: 'user', usersId: 10_007 }));
  await heard;
  expect(countUnread).toHaveBeenCalledTimes(1);
  await hub.stop();
});
