import { eq } from '../database/drizzle.ts';
import { messages, pushDevices, tasks } from '../database/schema.ts';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { pushSubscriptionOf, testPushKeys } from '../testing/push-devices.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { CANDIDATE_SEARCH_ID, type Person, testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { openPush } from './open-push.ts';
import { writeNotice } from './write-notice.ts';

let api: TestApp;
let sent: { endpoint: string; headers: Record<string, string>; body: Uint8Array }[];
let status: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  sent = [];
  status = 201;
  await api.db.delete(pushDevices);
  await api.db.delete(tasks);
});

const add = (token: string, as: Person = 'candidate') =>
  api.send('POST /push_device', { body: pushSubscriptionOf(token) }, as);
const list = async (as: Person = 'candidate') => (await api.send('GET /push_device', {}, as)).body;

async function writeToCandidate(message: string): Promise<void> {
  const body = { communication_id: CONVERSATION_ID, type: 'outreach', message };
  await api.db.update(messages).set({ readAt: api.clock.now });
  expect((await api.sendRaw('POST /message', { body }, 'company')).status).toBe(200);
}

/** Does what is due a minute later. @returns what was warned of and given up */
async function deliver(): Promise<string[]> {
  const clock = { now: new Date(api.clock.now.getTime() + 60_000) };
  const services = { ...servicesOf({ db: api.db, clock }), push: testPushKeys };
  const post = async (endpoint: string, headers: Record<string, string>, body: Uint8Array) => {
    sent.push({ endpoint, headers, body });
    return status;
  };
  const work = openWork(services, { post });
  await workOff(work, ['notice']);
  return work.logged;
}

test('PUB-12 account-60 a device is listed once, by its name, with the key that browsers need', async () => {
  await add('one');
  await add('one');
  const { public_key, devices } = await list();
  expect(public_key).toMatch(/^B[\w-]{86}$/);
  expect(devices).toMatchObject([{ name: 'Chrome, Android' }]);
  expect(JSON.stringify(devices)).not.toContain('fcm');
});

test('PUB-12 account-60 a browser that somebody else signs in with tells the first one nothing more', async () => {
  await add('shared', 'company');
  await add('shared');
  expect((await list('company')).devices).toEqual([]);
  expect((await list()).devices).toHaveLength(1);
});

test('PUB-12 account-60 of eleven devices the oldest goes', async () => {
  for (let number = 0; number < 11; number += 1) await add(`device-${number}`);
  const { devices } = await list();
  expect(devices).toHaveLength(10);
  const left = await api.db.select().from(pushDevices);
  expect(left.some(({ endpoint }) => endpoint.endsWith('device-0'))).toBe(false);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://notfcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'file:///etc/passwd',
  'no address',
])('PUB-12 account-60 nothing is ever sent to %s', async (endpoint) => {
  const body = { ...pushSubscriptionOf('x'), endpoint };
  expect((await api.sendRaw('POST /push_device', { body }, 'candidate')).status).toBe(400);
});

test('PUB-12 account-60 a message reaches each device, sealed, and without a word of its text', async () => {
  await add('one');
  await add('two');
  await writeToCandidate('Streng vertraulich');
  expect(await deliver()).toEqual([]);
  expect(sent.map(({ endpoint }) => endpoint.split('/').at(-1)).sort()).toEqual(['one', 'two']);
  const [first] = sent;
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(first?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=B[\w-]{86}$/);
  expect(Buffer.from(first?.body ?? []).toString('latin1')).not.toContain('Nachricht');
  const [message] = await api.db
    .select()
    .from(messages)
    .where(eq(messages.message, 'Streng vertraulich'));
  const notice = await writeNotice(api.db, { kind: 'message', id: message?.id ?? 0 });
  expect(notice).toMatchObject({
    title: 'Neue Nachricht',
    path: `/messages/${CONVERSATION_ID}`,
  });
  expect(JSON.stringify(notice)).not.toContain('vertraulich');
});

test('PUB-12 account-60 what is read by then is not told of, and who wrote it hears nothing', async () => {
  await add('one');
  await add('of-the-company', 'company');
  await writeToCandidate('Guten Tag');
  await api.db.update(messages).set({ readAt: api.clock.now });
  await deliver();
  expect(sent).toEqual([]);
});

test.each([404, 410])(
  'PUB-12 account-60 a device that its push service has ended is forgotten: %i',
  async (ended) => {
    await add('one');
    await writeToCandidate('Guten Tag');
    status = ended;
    expect(await deliver()).toEqual([]);
    expect((await list()).devices).toEqual([]);
  },
);

test.each([
  [429, 'warn', 1],
  [503, 'warn', 1],
  [302, 'error', 1],
  [400, 'error', 1],
])('PUB-12 account-60 an answer of %i: %s, and the device stays', async (answer, level, kept) => {
  await add('one');
  await writeToCandidate('Guten Tag');
  status = answer;
  const [logged] = await deliver();
  expect(logged).toMatch(new RegExp(`^${level} .*fcm.googleapis.com answered ${answer}`));
  expect((await list()).devices).toHaveLength(kept);
});

test('PUB-12 account-60 a search is told of by its name and the number of jobs', async () => {
  const one = await writeNotice(api.db, {
    kind: 'alert',
    search: CANDIDATE_SEARCH_ID,
    jobs: 1,
    job: 7,
  });
  const gone = await writeNotice(api.db, { kind: 'alert', search: 99_999, jobs: 2, job: 7 });
  expect(gone).toBeNull();
  expect(one).toMatchObject({ title: 'Eine neue Stelle für Sie', path: '/jobs/7' });
});

test('PUB-12 account-60 devices go with the account', async () => {
  await add('one', 'privateEmployer');
  const { usersId: id } = testUsers.privateEmployer;
  await api.db.execute(`delete from users where id = ${id}`);
  expect(await api.db.$count(pushDevices)).toBe(0);
});

test('PUB-12 account-60 without a key nothing is offered; a demo makes its own, once', async () => {
  const given = { VAPID_PRIVATE_KEY: undefined, CONTACT_EMAIL: 'kontakt@test.example' };
  expect(await openPush(given, api.db, false)).toBeNull();
  const own = await openPush(given, api.db, true);
  expect(own?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(await openPush(given, api.db, true)).toEqual(own);
});
