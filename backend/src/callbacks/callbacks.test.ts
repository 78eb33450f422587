import { callbackRequests, outbox } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { deleteOldCallbacks, listCallbacks, markCallbackDone } from './list-callbacks.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const DAY = 86_400_000;
const body = { name: 'Ute Neu', phone: '0221 123456', time_window: 'morning' } as const;
const ask = (given: object, as: 'candidate' | null = null) =>
  api.sendRaw('POST /callback_request', { body: { ...body, ...given } }, as);

test('AGE-07 a call is asked for without an account: the operator gets a mail and finds it in a list', async () => {
  expect(await ask({ question: ' Wie <b>bewerbe</b> ich mich? ' })).toMatchObject({ status: 200 });
  const [mail] = await api.db.select().from(outbox);
  expect(mail).toMatchObject({
    recipient: 'kontakt@example.org',
    subject: 'Bitte anrufen: Ute Neu, vormittags',
  });
  expect(mail?.html).toContain('&lt;b&gt;bewerbe&lt;/b&gt;');
  expect(await listCallbacks(api.db)).toMatchObject([
    {
      name: 'Ute Neu',
      phone: '0221 123456',
      usersId: null,
      question: 'Wie <b>bewerbe</b> ich mich?',
    },
  ]);
});

test('AGE-07 the list has who waits longest first, and none who was called', async () => {
  await ask({ phone: '0221 999999' }, 'candidate');
  const [first, second] = await listCallbacks(api.db);
  expect(second?.usersId).toBe(testUsers.candidate.usersId);
  expect(await listCallbacks(api.db, { limit: 1, offset: 1 })).toEqual([second]);
  const now = api.clock.now;
  expect(await markCallbackDone(api.db, first?.id ?? 0, now)).toBe(true);
  expect(await markCallbackDone(api.db, first?.id ?? 0, now)).toBe(false);
  expect(await listCallbacks(api.db)).toEqual([second]);
});

test.each([
  ['no name', { name: ' ' }],
  ['no telephone', { phone: '' }],
  ['words for a telephone', { phone: 'ruft mich an' }],
  ['an unknown time', { time_window: 'night' }],
  ['a long question', { question: 'x'.repeat(501) }],
])('API-03 a wish with %s is refused and kept nowhere', async (_, given) => {
  const before = await api.db.$count(callbackRequests);
  expect(await ask(given)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
  expect(await api.db.$count(callbackRequests)).toBe(before);
});

test('AGE-07 one telephone is called three times a day at most', async () => {
  const answers: number[] = [];
  for (const phone of ['030 1234567', '(030) 123-4567', '0301234567', '030 123 4567']) {
    answers.push((await ask({ phone })).status);
  }
  expect(answers).toEqual([200, 200, 200, 429]);
});

test('what is older than 60 days is forgotten', async () => {
  const { now } = api.clock;
  await deleteOldCallbacks(api.db, new Date(now.getTime() + 59 * DAY));
  expect(await api.db.$count(callbackRequests)).toBeGreaterThan(0);
  await deleteOldCallbacks(api.db, new Date(now.getTime() + 61 * DAY));
  expect(await api.db.$count(callbackRequests)).toBe(0);
});
