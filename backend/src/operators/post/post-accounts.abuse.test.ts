import { postAddress } from '@silverjobs/contract';
import { eq } from '../../database/drizzle.ts';
import {
  auditLog,
  candidates,
  communications,
  messages,
  outbox,
  postAccounts,
  users,
} from '../../database/schema.ts';
import { addMail } from '../../mail/add-mail.ts';
import { printedText, withMore } from '../../mail/printed-mail.ts';
import { loginLinkMail } from '../../mail/templates/login-link.ts';
import { wordsOfMessage } from '../../messages/notify-recipient.ts';
import { insertPostAccount } from '../../testing/operators.ts';
import {
  POST_CODE,
  POST_LETTER_ID,
  POST_NUMBER,
  POST_PAPER_ID,
  POST_USERS_ID,
} from '../../testing/samples/operators.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const OWN = 'drei Birnen am Zaun';
const redeem = (body: { number: string; code: string; password?: string }) =>
  api.sendRaw('POST /auth/post-code', { body: { password: OWN, ...body } }, null);
const login = (email: string, password = OWN) =>
  api.sendRaw('POST /auth/login', { body: { email, password } }, null);
const params = { id: POST_USERS_ID };
const textOf = (file: { content: string }) => Buffer.from(file.content, 'base64');

test('access-59 a code from a letter gives a password once, by telephone or customer number', async () => {
  await insertPostAccount(api.db);
  expect(await redeem({ number: '+49 221 4710815', code: 'abcd-2345' })).toMatchObject({
    status: 200,
    body: { authToken: expect.any(String) },
  });
  expect((await redeem({ number: POST_NUMBER, code: POST_CODE })).status).toBe(401);
  expect((await login('0221 / 471 08 15')).status).toBe(200);
  expect((await login('4711 0815')).status).toBe(200);
  expect((await login('4711 0815', 'ein anderes Wort')).status).toBe(401);
  const [user] = await api.db.select().from(users).where(eq(users.id, POST_USERS_ID));
  expect(user?.mailboxProvenAt).not.toBeNull();
});

test('access-59 a password that is refused, and a wrong code, leave the code as it is', async () => {
  await insertPostAccount(api.db);
  const weak = await redeem({ number: POST_NUMBER, code: POST_CODE, password: 'passwort123' });
  expect(weak.status).toBe(400);
  expect((await redeem({ number: POST_NUMBER, code: 'ABCD-2346' })).status).toBe(401);
  expect((await redeem({ number: POST_NUMBER, code: POST_CODE })).status).toBe(200);
});

test('access-59 no code counts after its time, and none without a letter', async () => {
  await insertPostAccount(api.db);
  await api.db.update(postAccounts).set({ codeEndsAt: new Date(0) });
  expect((await redeem({ number: POST_NUMBER, code: POST_CODE })).status).toBe(401);
  await api.db.update(postAccounts).set({ codeHash: null });
  expect((await redeem({ number: POST_NUMBER, code: '' })).status).toBe(401);
});

test('TRUST-28 guessing codes ends after ten tries, known number or not, and answers the same', async () => {
  await insertPostAccount(api.db);
  const from = async (number: string, code: string) => {
    const { statusCode, json } = await api.app.inject({
      method: 'POST',
      url: '/api/auth/post-code',
      remoteAddress: '198.51.100.7',
      payload: { number, code, password: OWN },
    });
    return [statusCode, json().code];
  };
  const answers = async (number: string) => {
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push(await from(number, `WRONG${at}`));
    return tries;
  };
  const known = await answers(POST_NUMBER);
  expect(known.at(9)).toEqual([401, 'login.invalid']);
  expect(known.at(10)).toEqual([429, 'rate.limited']);
  expect(await answers('99887766')).toEqual(known);
  // The telephone leads to the same account, and to the same count.
  expect(await from('0221 4710815', POST_CODE)).toEqual([429, 'rate.limited']);
});

test('TRUST-28 who shares a telephone neither forgets the tries at the other account nor adds to them', async () => {
  await insertPostAccount(api.db);
  expect((await redeem({ number: POST_NUMBER, code: POST_CODE })).status).toBe(200);
  // Her husband has an account of his own by the same telephone.
  const [other] = await api.db
    .insert(users)
    .values({ email: postAddress('33445566'), role: 'candidate', createdAt: new Date() })
    .returning({ id: users.id });
  if (!other) throw new Error('There is no second account.');
  const [her] = await api.db.select().from(candidates).where(eq(candidates.usersId, POST_USERS_ID));
  await api.db.insert(candidates).values({ usersId: other.id, phone: her?.phone ?? '' });
  await api.db.insert(postAccounts).values({ usersId: other.id, createdAt: new Date() });
  const status = async (email: string, password: string) => {
    const { statusCode } = await api.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress: '198.51.100.7' },
      payload: { email, password },
    });
    return statusCode;
  };
  for (let at = 0; at < 9; at += 1) expect(await status('33445566', `falsch${at}`)).toBe(401);
  for (let at = 0; at < 3; at += 1) expect(await status('0221 4710815', OWN)).toBe(200);
  expect(await status('33445566', 'falsch9')).toBe(401);
  expect(await status('33445566', 'falsch10')).toBe(429);
});

test('TRUST-28 a telephone number signs in to accounts without e-mail alone', async () => {
  const [row] = await api.db
    .select({ phone: candidates.phone })
    .from(candidates)
    .where(eq(candidates.id, testUsers.candidate.candidateId));
  expect((await login(row?.phone ?? '', PASSWORD)).status).toBe(401);
});

test('operators-51 a caller gets an account and a letter; the code stands in no table', async () => {
  const { body } = await api.send(
    'POST /operator/post_account',
    {
      body: {
        ...{ salutation_id: '2', first_name: 'Erna', last_name: 'Neu', street: 'Ring 3' },
        ...{ postal_code: '50667', phone: '0221/998877', reason: 'Rückruf.' },
      },
    },
    'operator',
  );
  expect(body).toMatchObject({ name: 'Erna Neu', phone: '0221 998877', role: 'candidate' });
  expect(body.post?.address).toEqual(['Frau', 'Erna Neu', 'Ring 3', '50667 Köln']);
  const id = body.users_id;
  const letter = await api.send(
    'POST /operator/user/{id}/post_code',
    { params: { id }, body: { reason: 'Erster Brief.' } },
    'operator',
  );
  expect(textOf(letter.body).subarray(0, 5).toString()).toBe('%PDF-');
  const [kept] = await api.db.select().from(postAccounts).where(eq(postAccounts.usersId, id));
  expect(kept?.codeHash).toMatch(/^\$argon2id\$/);
  const found = await api.send(
    'GET /operator/user',
    { query: { search: body.post?.number ?? '' } },
    'operator',
  );
  expect(found.body.map((one) => one.users_id)).toEqual([id]);
  const log = await api.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(log.map(({ action, reason }) => [action, reason])).toEqual([
    ['post-account', 'Rückruf.'],
    ['post-code', 'Erster Brief.'],
  ]);
});

test('REACH-07 operators-51 the same caller gets no second account, another of the household does', async () => {
  const open = (first_name: string, phone: string) =>
    api.sendRaw(
      'POST /operator/post_account',
      {
        body: {
          ...{ salutation_id: '2', first_name, last_name: 'Neu', street: 'Ring 3' },
          ...{ postal_code: '50667', phone, reason: 'Rückruf.' },
        },
      },
      'operator',
    );
  expect(await open('Erna', '0221/998877')).toMatchObject({ status: 200 });
  expect(await open('erna', '+49 221 99 88 77')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('hat schon ein Konto ohne E-Mail-Adresse') },
  });
  expect(await open('Karl', '0221 998877')).toMatchObject({ status: 200 });
});

test('operators-51 nobody with an e-mail address gets a letter', async () => {
  const answer = await api.sendRaw(
    'POST /operator/user/{id}/post_code',
    { params: { id: testUsers.candidate.usersId }, body: { reason: 'x' } },
    'operator',
  );
  expect(answer.status).toBe(404);
});

test('operators-52 what would be mailed is printed, posted and off the list', async () => {
  await insertPostAccount(api.db);
  const list = async () => (await api.send('GET /operator/print', {}, 'operator')).body;
  expect(await list()).toMatchObject([
    { users_id: POST_USERS_ID, number: '4711 0815', letters: [{ id: POST_LETTER_ID }] },
  ]);
  const letters = [POST_LETTER_ID];
  const file = await api.send(
    'POST /operator/print/{id}/file',
    { params, body: { letters } },
    'operator',
  );
  expect(textOf(file.body).subarray(0, 5).toString()).toBe('%PDF-');
  await api.send(
    'POST /operator/print/{id}',
    { params, body: { letters, act: 'posted' } },
    'operator',
  );
  expect(await list()).toEqual([]);
  const again = { params, body: { letters, act: 'posted' as const } };
  expect((await api.sendRaw('POST /operator/print/{id}', again, 'operator')).status).toBe(404);
  const other = { params: { id: testUsers.candidate.usersId }, body: { letters } };
  expect((await api.sendRaw('POST /operator/print/{id}/file', other, 'operator')).status).toBe(404);
});

test('operators-52 an answer is posted with its words, and not one that was hidden since', async () => {
  await insertPostAccount(api.db);
  await api.db.delete(outbox);
  const [her] = await api.db.select().from(candidates).where(eq(candidates.usersId, POST_USERS_ID));
  const { company } = testUsers;
  const by = { clientId: company.clientId, type: 'outreach', contactData: 'anonymous' } as const;
  const [talk] = await api.db
    .insert(communications)
    .values({ ...by, candidateId: her?.id ?? 0, sendingUsersId: POST_USERS_ID })
    .returning({ id: communications.id });
  const body = {
    type: 'outreach' as const,
    communication_id: talk?.id ?? 0,
    message: 'Kommen Sie am Montag.',
    show_contact_details: 'off' as const,
  };
  const sent = await api.send('POST /message', { body }, 'company');
  expect(sent.status).toBe(200);
  const [kept] = await api.db.select().from(outbox).where(eq(outbox.usersId, POST_USERS_ID));
  expect(kept?.text).not.toContain('Montag');
  const wordsOf = () => wordsOfMessage(api.db, kept?.key ?? null);
  const list = async () => (await api.send('GET /operator/print', {}, 'operator')).body;
  const hide = (hiddenAt: Date | null) =>
    api.db.update(messages).set({ hiddenAt, heldFor: null }).where(eq(messages.id, sent.body.id));
  const print = () => {
    const letters = [kept?.id ?? 0];
    return api.sendRaw('POST /operator/print/{id}/file', { params, body: { letters } }, 'operator');
  };
  await hide(null);
  expect(await wordsOf()).toContain('Kommen Sie am Montag.');
  expect(await list()).toMatchObject([{ letters: [{ id: kept?.id }] }]);
  expect((await print()).status).toBe(200);
  await hide(api.clock.now);
  expect(await wordsOf()).toEqual([]);
  expect(await list()).toEqual([]);
  expect((await print()).status).toBe(404);
});

test('operators-52 a letter speaks of itself as one, and the words of an answer stand before its farewell', () => {
  const mail =
    'Guten Tag,\n\nHeben Sie diese E-Mail auf.\n\nFreundliche Grüße\nIhr Team von silverjobs';
  expect(withMore(printedText(mail), ['Kommen Sie.'])).toEqual([
    'Guten Tag,',
    'Heben Sie diesen Brief auf.',
    'Kommen Sie.',
    'Freundliche Grüße\nIhr Team von silverjobs',
  ]);
  expect(withMore('Kurz.', ['Kommen Sie.'])).toEqual(['Kurz.', 'Kommen Sie.']);
});

test('operators-52 no link and no token of a mail is printed, nor a mail that lives for hours', async () => {
  await insertPostAccount(api.db);
  await api.db.delete(outbox);
  const recipient = `${POST_NUMBER}@post.invalid`;
  const mail = loginLinkMail('https://jobs.example', 'x'.repeat(43));
  const now = api.clock.now;
  await addMail(api.db, now, { ...mail, recipient, usersId: POST_USERS_ID, expiresAt: now });
  expect(await api.db.$count(outbox)).toBe(0);
  await addMail(api.db, now, { ...mail, recipient, usersId: POST_USERS_ID });
  const [kept] = await api.db.select().from(outbox);
  expect(kept?.text).not.toMatch(/https?:|x{43}/);
  expect(kept?.text).toMatch(/^Guten Tag,/);
  expect(kept?.html).toBe('');
});

test('operators-53 a paper is printed on request, with its row in the log', async () => {
  await insertPostAccount(api.db);
  const body = { paper_id: POST_PAPER_ID, reason: 'Sie bat am Telefon darum.' };
  const link = await api.send('POST /operator/user/{id}/paper_link', { params, body }, 'operator');
  expect(link.body.url).toContain('token=');
  const [row] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'printed'));
  expect(row).toMatchObject({ subjectId: POST_USERS_ID, reason: body.reason });
  const other = { params: { id: testUsers.paidCandidate.usersId }, body };
  expect((await api.sendRaw('POST /operator/user/{id}/paper_link', other, 'operator')).status).toBe(
    404,
  );
});

test('operators-52 with the account go its letters, even unposted ones', async () => {
  await insertPostAccount(api.db);
  await api.db.update(outbox).set({ owed: true });
  const { body } = await redeem({ number: POST_NUMBER, code: POST_CODE });
  const as = { token: (body as { authToken: string }).authToken };
  await api.send('POST /auth/confirm-identity', { body: { password: OWN } }, as);
  expect((await api.sendRaw('DELETE /users/{id}', { params }, as)).status).toBe(200);
  expect(await api.db.$count(outbox)).toBe(0);
  expect(await api.db.$count(postAccounts)).toBe(0);
});
