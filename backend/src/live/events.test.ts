import type { Readable } from 'node:stream';
import type { LiveEvent } from '@silverjobs/contract';
import { createSession } from '../auth/sessions/create-session.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { notifyUserChanged } from './live-notification.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterAll(() => api.close());

/** A stream as a browser reads it. */
async function listen(as: Person | { token: string }) {
  const token = typeof as === 'string' ? api.tokens[as] : as.token;
  const response = await api.app.inject({
    url: '/api/events',
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const stream: Readable = response.stream();
  let text = '';
  let ended = false;
  let look = () => {};
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    look();
  });
  stream.on('end', () => {
    ended = true;
    look();
  });
  const until = <T>(find: () => T | undefined | false) =>
    new Promise<T>((resolve) => {
      look = () => {
        const found = find();
        if (found !== undefined && found !== false) resolve(found);
      };
      look();
    });
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as LiveEvent);
  return {
    response,
    events,
    event: (index: number) => until(() => events()[index]),
    beats: (count: number) => until(() => (text.match(/^:$/gm)?.length ?? 0) >= count),
    end: () => until(() => ended),
    close: () => stream.destroy(),
  };
}

const send = (as: Person, message: string) =>
  api.send(
    'POST /message',
    { body: { communication_id: CONVERSATION_ID, type: 'outreach', message } },
    as,
  );

test('MSG-10 both sides hear of a message, with the number of unread conversations; others hear nothing', async () => {
  const [candidate, company, stranger] = await Promise.all([
    listen('candidate'),
    listen('company'),
    listen('stranger'),
  ]);
  expect(candidate.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(await candidate.event(0)).toEqual({
    topic: 'messages',
    communication_id: null,
    count: 3,
    plan_type: 'free',
  });
  expect(await company.event(0)).toMatchObject({ communication_id: null, count: 0 });
  expect(await stranger.event(0)).toMatchObject({ communication_id: null, count: 0 });
  await send('candidate', 'Passt Ihnen Mittwoch?');
  expect(await company.event(1)).toEqual({
    topic: 'messages',
    communication_id: CONVERSATION_ID,
    count: 1,
    plan_type: 'free',
  });
  expect(await candidate.event(1)).toMatchObject({ communication_id: CONVERSATION_ID, count: 3 });
  const read = { params: { id: CONVERSATION_ID } };
  await api.send('POST /communication/{id}/read', read, 'candidate');
  expect(await candidate.event(2)).toMatchObject({ communication_id: CONVERSATION_ID, count: 1 });
  // Nothing was unread any more: nothing to tell.
  await api.send('POST /communication/{id}/read', read, 'candidate');
  await stranger.beats(2);
  expect(stranger.events()).toHaveLength(1);
  expect(candidate.events()).toHaveLength(3);
  for (const { close } of [candidate, company, stranger]) close();
});

test('PLUS-07 a user hears in every tab that the plan changed; others hear nothing', async () => {
  const [first, second, stranger] = await Promise.all([
    listen('candidate'),
    listen('candidate'),
    listen('stranger'),
  ]);
  await Promise.all([first.event(0), second.event(0), stranger.event(0)]);
  await notifyUserChanged(api.db, testUsers.candidate.usersId);
  for (const tab of [first, second]) {
    expect(await tab.event(1)).toMatchObject({ topic: 'user', communication_id: null });
  }
  await stranger.beats(2);
  expect(stranger.events()).toHaveLength(1);
  for (const { close } of [first, second, stranger]) close();
});

test('TRUST-07 silverplus-44 a tab that was loaded before the plan ended hears it with the first event', async () => {
  const { usersId } = testUsers.candidate;
  const setPlan = (planType: 'paid' | 'free') =>
    api.db.update(users).set({ planType }).where(eq(users.id, usersId));
  await setPlan('paid');
  const before = await listen('candidate');
  expect(await before.event(0)).toMatchObject({ plan_type: 'paid' });
  await setPlan('free');
  await notifyUserChanged(api.db, usersId);
  expect(await before.event(1)).toMatchObject({ topic: 'user', plan_type: 'free' });
  const after = await listen('candidate');
  expect(await after.event(0)).toMatchObject({ topic: 'messages', plan_type: 'free' });
  for (const { close } of [before, after]) close();
});

test('a refused message is not told', async () => {
  const company = await listen('company');
  await company.event(0);
  expect((await send('stranger', 'Ich gehöre nicht dazu')).status).toBe(404);
  await company.beats(2);
  expect(company.events()).toHaveLength(1);
  company.close();
});

const session = async () => ({
  token: await createSession({ db: api.db, now: () => api.clock.now }, testUsers.candidate.usersId),
});

test('ACC-14 the stream ends with its session: by signing out, by time, by a new password', async () => {
  const [left, other] = [await session(), await session()];
  const [leaving, staying] = await Promise.all([listen(left), listen(other)]);
  await api.send('POST /auth/logout', {}, left);
  await leaving.end();
  await send('company', 'Sind Sie noch da?');
  expect(await staying.event(1)).toMatchObject({ communication_id: CONVERSATION_ID });
  const usual = api.clock.now;
  api.clock.now = new Date(usual.getTime() + 10_800_000);
  await staying.end();
  api.clock.now = usual;
});

test('one user cannot hold any number of streams: the oldest ends', async () => {
  const first = await listen('paidCandidate');
  const others = [];
  for (let index = 0; index < 12; index += 1) others.push(await listen('paidCandidate'));
  await first.end();
  for (const { close } of others) close();
});
