import { ADDRESS_WRITES, CALL_LIMITS, USER_WRITES } from '@silverjobs/contract';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterEach(() => api.close());

const write = (as: 'candidate' | 'company', remoteAddress: string, message = 'Guten Tag') =>
  api.app.inject({
    method: 'POST',
    url: '/api/message',
    remoteAddress,
    headers: { authorization: `Bearer ${api.tokens[as]}` },
    payload: { communication_id: CONVERSATION_ID, type: 'outreach', message },
  });

test('TRUST-11 who writes too many messages is told when to go on', async () => {
  const { attempts = 0, minutes = 0 } = CALL_LIMITS['POST /message'] ?? {};
  for (let sent = 0; sent < attempts; sent += 1) {
    expect((await write('candidate', `10.0.0.${sent}`)).statusCode).toBe(200);
  }
  const refused = await write('candidate', '10.0.1.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': String(minutes * 60),
    'cache-control': 'no-store',
  });
  expect(refused.json()).toEqual({ code: 'rate.limited', message: expect.any(String) });
  api.clock.now = new Date(api.clock.now.getTime() + (minutes * 60 - 30) * 1_000);
  expect((await write('candidate', '10.0.1.1')).headers['retry-after']).toBe('30');
});

test('TRUST-11 all changes of a user and of an address are counted, what is refused is not', async () => {
  const counted = async (limit: string) => {
    const { rows } = (await api.db.execute('select key, count from rate_limits')) as unknown as {
      rows: { key: string; count: number }[];
    };
    return rows.filter(({ key }) => key.startsWith(`${limit}:`)).map(({ count }) => Number(count));
  };
  await write('candidate', '10.0.0.1');
  await write('company', '10.0.0.1');
  await write('company', '10.0.0.1', ' ');
  expect(await counted('write-ip')).toEqual([2]);
  expect(await counted('write')).toEqual([1, 1]);
  await api.db.execute(
    `update rate_limits set count = ${USER_WRITES.attempts} where key like 'write:%'`,
  );
  expect((await write('company', '10.0.0.2')).statusCode).toBe(429);
  await api.db.execute(`delete from rate_limits where key like 'write:%'`);
  await api.db.execute(
    `update rate_limits set count = ${ADDRESS_WRITES.attempts} where key like 'write-ip:%'`,
  );
  expect((await write('company', '10.0.0.1')).statusCode).toBe(429);
  expect((await write('company', '10.0.0.3')).statusCode).toBe(200);
});
