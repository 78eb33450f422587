import { type ApplicationInput, LINK_SIGN_IN_EMAIL } from '@silverjobs/contract';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import { desc, eq } from '../database/drizzle.ts';
import { communications, jobDemands, linkTokens, outbox } from '../database/schema.ts';
import { CONVERSATION_ID, CONVERSATION_JOB_ID } from '../testing/conversations.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
const start = new Date(Date.UTC(2026, 10, 21, 9));
beforeEach(() => {
  api.clock.now = start;
});

const HOUR_MS = 3_600_000;
const lookUp = (id: number) => ({ params: { id } });
const follow = (token: string) =>
  api.send('POST /auth/login', { body: { email: LINK_SIGN_IN_EMAIL, password: token } }, null);
const tokenFor = async (usersId: number) => {
  const link = { usersId, purpose: 'deep-link' as const };
  return (await createLinkToken(api.db, api.clock.now, link)).token;
};

/** The query of the deep link in the newest mail. */
async function newestLink(recipient: string): Promise<URLSearchParams> {
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  const address = /https:\/\/test\.example\/redirects\/communication\?\S+/.exec(mail?.text ?? '');
  return new URL(address?.[0] ?? 'https://nothing.example').searchParams;
}

test('DEEP-02 DEEP-03 the mail about an application signs the employer in and leads to it', async () => {
  const body = {
    ...(samples['POST /application'].body as ApplicationInput),
    job_demand_id: JOB_ID,
  };
  const sent = await api.send('POST /application', { body }, 'candidate');
  const link = await newestLink(testUsers.company.email);
  expect(Object.fromEntries(link)).toEqual({
    param2: expect.stringMatching(/^[\w-]{43}$/),
    id: String(sent.body.id),
    target: 'communication',
  });
  const { status, body: session } = await follow(link.get('param2') ?? '');
  expect(status).toBe(200);
  const as = { token: session.authToken };
  expect((await api.send('GET /auth/me', {}, as)).body.id).toBe(testUsers.company.usersId);
  const found = await api.send('GET /communication/{id}/deep_link', lookUp(sent.body.id), as);
  expect(found.body).toEqual({ message_id: sent.body.id, job_demand_id: JOB_ID });
});

test('DEEP-02 a link signs in once, also when it is followed twice at the same time', async () => {
  const token = await tokenFor(testUsers.candidate.usersId);
  const stored = await api.db.select().from(linkTokens);
  expect(JSON.stringify(stored)).not.toContain(token);
  const answers = await Promise.all([follow(token), follow(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await follow(token)).toMatchObject({
    status: 400,
    body: {
      code: 'link.invalid',
      message:
        'Dieser Link ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
    },
  });
});

test('DEEP-04 a link is valid for 24 hours, then the answer says so in German', async () => {
  const [inTime, late] = [
    await tokenFor(testUsers.stranger.usersId),
    await tokenFor(testUsers.stranger.usersId),
  ];
  api.clock.now = new Date(start.getTime() + 24 * HOUR_MS - 1);
  expect((await follow(inTime)).status).toBe(200);
  api.clock.now = new Date(start.getTime() + 24 * HOUR_MS);
  expect(await follow(late)).toMatchObject({
    status: 410,
    body: {
      code: 'link.expired',
      message: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    },
  });
});

test('API-02 a token signs in only where it was made for', async () => {
  const { usersId } = testUsers.stranger;
  const deep = await tokenFor(usersId);
  const magic = await api.send('POST /auth/magic-link', { body: { token: deep } }, null);
  expect(magic).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
  const password = 'ein anderes Passwort';
  const reset = await api.send(
    'POST /auth/reset-password',
    { body: { token: deep, password } },
    null,
  );
  expect(reset).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
  for (const purpose of ['password-reset', 'email-change'] as const) {
    const { token } = await createLinkToken(api.db, api.clock.now, { usersId, purpose });
    expect(await follow(token)).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
  }
  expect((await follow(deep)).status).toBe(200);
});

test('DEEP-03 both sides find conversation and job, nobody else does', async () => {
  const sample = lookUp(CONVERSATION_ID);
  const found = { message_id: CONVERSATION_ID, job_demand_id: CONVERSATION_JOB_ID };
  for (const person of ['paidCandidate', 'company'] as const) {
    const answer = await api.send('GET /communication/{id}/deep_link', sample, person);
    expect(answer).toEqual({ status: 200, body: found });
  }
  const missing = await api.send('GET /communication/{id}/deep_link', lookUp(999_999), 'company');
  expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const person of ['candidate', 'stranger', 'privateEmployer'] as const) {
    const answer = await api.send('GET /communication/{id}/deep_link', sample, person);
    expect(answer).toEqual(missing);
  }
});

test('DEEP-03 a deactivated job is 0 to the candidate, and the job to its owner', async () => {
  const look = async (person: 'paidCandidate' | 'company') =>
    (await api.send('GET /communication/{id}/deep_link', lookUp(CONVERSATION_ID), person)).body
      .job_demand_id;
  const setStatus = (status: 'active' | 'closed') =>
    api.db.update(jobDemands).set({ status }).where(eq(jobDemands.id, CONVERSATION_JOB_ID));
  await setStatus('closed');
  expect([await look('paidCandidate'), await look('company')]).toEqual([0, CONVERSATION_JOB_ID]);
  await setStatus('active');
  const without = eq(communications.id, CONVERSATION_ID);
  await api.db.update(communications).set({ jobDemandId: null }).where(without);
  expect([await look('paidCandidate'), await look('company')]).toEqual([0, 0]);
});

test('LOG-08 a new password makes the links in older mails worthless', async () => {
  const { usersId } = testUsers.privateEmployer;
  const deep = await tokenFor(usersId);
  const reset = await createLinkToken(api.db, api.clock.now, {
    usersId,
    purpose: 'password-reset',
  });
  const body = { token: reset.token, password: 'ein anderes Passwort' };
  await api.send('POST /auth/reset-password', { body }, null);
  expect(await follow(deep)).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
});

test('FIND-07 whose link it is can be asked without using it up, by the signed-in only', async () => {
  const token = await tokenFor(testUsers.candidate.usersId);
  const check = (as: 'candidate' | 'stranger' | null, given = token) =>
    api.send('POST /auth/check-link', { body: { token: given } }, as);
  expect((await check('candidate')).body).toEqual({ owner: 'self', usable: true });
  expect((await check('stranger')).body).toEqual({ owner: 'other', usable: true });
  expect((await check('stranger', 'nobody')).body).toEqual({ owner: 'unknown', usable: false });
  expect((await check(null)).status).toBe(401);
  expect((await follow(token)).status).toBe(200);
  expect((await check('candidate')).body).toEqual({ owner: 'self', usable: false });
});

test('FIND-07 a scanner that opens a link uses nothing up, only the page signs in', async () => {
  const token = await tokenFor(testUsers.candidate.usersId);
  for (const url of ['/api/auth/login', '/api/auth/magic-link', '/api/auth/check-link']) {
    const { statusCode } = await api.app.inject({ method: 'GET', url: `${url}?token=${token}` });
    expect(statusCode).toBe(404);
  }
  expect((await follow(token)).status).toBe(200);
});

test('FIND-07 a new link leads to the page that the old one was for, and nowhere else', async () => {
  const { email } = testUsers.candidate;
  const from = async (path: string) => {
    await api.send('GET /auth/request-magic-link', { query: { email, from: path } }, null);
    const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const link = /https:\/\/test\.example\/login\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get('from');
  };
  expect(await from('/jobs/44?a=1')).toBe('/jobs/44?a=1');
  expect(await from('https://evil.example')).toBeNull();
});
