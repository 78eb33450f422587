import {
  ADDRESS_WRITES,
  CALL_LIMITS,
  type CallKey,
  callKeys,
  USER_WRITES,
  type WriteLimit,
} from '@silverjobs/contract';
import { rateLimits } from '../database/schema.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type Parts, type TestApp, urlOf } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { deleteOldAttempts } from './attempts.ts';
import { hashSecret } from './secrets.ts';

const ADDRESS = '192.0.2.44';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(rateLimits));

const writing = callKeys.filter((key) => !key.startsWith('GET '));

/** Sends the sample of a call; what it holds is valid, so that it counts. */
async function send(key: CallKey) {
  const { as, ...parts } = samples[key] as Parts & { as: Person | null };
  const response = await api.app.inject({
    method: key.split(' ')[0] as 'POST',
    url: urlOf(key, parts),
    remoteAddress: ADDRESS,
    headers: as === null ? {} : { authorization: `Bearer ${api.tokens[as]}` },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], response };
}

/** As if so many calls had been counted just now. */
async function count(name: string, subject: string, { minutes }: WriteLimit, calls: number) {
  const windowEnd = new Date(api.clock.now.getTime() + minutes * 60_000);
  const key = `${name}:${hashSecret(subject)}`;
  await api.db
    .insert(rateLimits)
    .values({ key, count: calls, windowEnd })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: calls, windowEnd } });
}

const refusal = ({ minutes }: WriteLimit) => ({
  status: 429,
  retryAfter: String(minutes * 60),
});

test.each(writing)('TRUST-11 formats-23 %s is limited by address and by user', async (key) => {
  const { as } = samples[key] as { as: Person | null };
  await count('write-ip', ADDRESS, ADDRESS_WRITES, ADDRESS_WRITES.attempts);
  expect(await send(key)).toMatchObject(refusal(ADDRESS_WRITES));
  await api.db.delete(rateLimits);
  if (as === null) return;
  await count('write', String(testUsers[as].usersId), USER_WRITES, USER_WRITES.attempts);
  const answer = await send(key);
  expect(answer).toMatchObject(refusal(USER_WRITES));
  expect(answer.response.json()).toEqual({ code: 'rate.limited', message: expect.any(String) });
});

const limited = Object.entries(CALL_LIMITS) as [CallKey, WriteLimit][];

test.each(limited)(
  'TRUST-11 formats-23 %s has a limit of its own for each user',
  async (key, limit) => {
    const { as } = samples[key] as { as: Person };
    const subject = String(testUsers[as].usersId);
    await count(key, subject, limit, limit.attempts - 1);
    expect((await send(key)).status).not.toBe(429);
    expect(await send(key)).toMatchObject(refusal(limit));
    await api.db.delete(rateLimits);
    await count(key, String(testUsers.privateEmployer.usersId), limit, limit.attempts);
    expect((await send(key)).status).not.toBe(429);
  },
);

test('TRUST-05 counters that are over are deleted', async () => {
  await count('over', 'one', { attempts: 1, minutes: -1 }, 1);
  await count('running', 'one', { attempts: 1, minutes: 1 }, 1);
  await deleteOldAttempts(api.db, api.clock.now);
  const rows = await api.db.select().from(rateLimits);
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['running']);
});
