import { CALLS_OF_CONFIRMED, type CallDefinition, callKeys, calls } from '@silverjobs/contract';
import { tidyUnconfirmed } from '../account/unconfirmed-accounts.ts';
import { and, desc, eq, like } from '../database/drizzle.ts';
import { formerEmails, outbox, rateLimits, users } from '../database/schema.ts';
import { billingServices } from '../testing/billing.ts';
import { employerJobSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterEach(() => api.db.delete(rateLimits));
afterAll(() => api.close());

const BROWSER = 'browser-of-the-owner-000';
const DAY_MS = 86_400_000;
let number = 0;

async function register(role: 'candidate' | 'client') {
  number += 1;
  const email = `unbestaetigt${number}@test.example`;
  const given = { email, password: PASSWORD, browser_key: BROWSER };
  const rest = { role: 'client', sessionId: 's', pd_person_id: '', pd_deal_id: '' } as const;
  const { body } =
    role === 'candidate'
      ? await api.send('POST /auth/register', { body: given }, null)
      : await api.send('POST /auth/signup', { body: { ...given, ...rest } }, null);
  const token = body.authToken ?? '';
  const me = await api.send('GET /auth/me', {}, { token });
  return { email, token, user: me.body };
}

async function newest(email: string, path: string): Promise<string> {
  const [mail] = await api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.text, `%${path}?token=%`)))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) =>
  api.sendRaw('POST /auth/confirm-email', { body: { token, browser_key: BROWSER } }, null);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('TRUST-16 access-52 nothing that reaches others works before, searching and drafting does', async () => {
  const { email, token, user } = await register('client');
  expect(user.email_unconfirmed).toBe(true);
  const job = {
    ...employerJobSample,
    client_key: 'aa8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    net_cents: 0,
  };
  const post = () => api.sendRaw('POST /job_demand', { body: job }, { token });
  expect(codeOf(await post())).toBe('email.unconfirmed');
  const detail = { params: { id: testUsers.candidate.candidateId } };
  expect(codeOf(await api.sendRaw('GET /candidate/{id}/detail', detail, { token }))).toBe(
    'email.unconfirmed',
  );
  expect((await api.sendRaw('GET /client', {}, { token })).status).toBe(200);

  const seeker = await register('candidate');
  const query = { mode: 'lean', limit: 5, offset: 0 } as const;
  expect((await api.sendRaw('GET /job_demand', { query }, { token: seeker.token })).status).toBe(
    200,
  );
  expect((await confirm(await newest(email, '/confirm-email'))).status).toBe(200);
  expect(codeOf(await post())).not.toBe('email.unconfirmed');
});

/** Works before: it reaches nobody, costs nothing, or is what one has a right to. */
const BEFORE =
  /^(?:(?:POST|DELETE) \/auth\/|(?:POST|PUT|PATCH|DELETE) \/(?:users|candidate\/\{id\}$|shared_address|saved_job|hidden_job|client|outreach_template|job_search|candidate_matching_positions|exclude_position_survey|deactivate_survey|nps_candidate|communication\/\{id\}\/(?:read|note)|job_demand\/\{id\}\/report|message\/\{id\}\/report|candidate_checkout_session\/\{id\}\/cancel|papers?\b|paper_upload|push_device|api_key|job_draft|webhook\/\{id\}$|helper\/\{id\}$|helper_end|helper_draft(?:\/\{id\})?$|colleague(?:_invitation)?\/\{id\}|colleague\/mails|empty_search|message_paper\/\{id\}\/link|communication\/\{id\}\/papers_link))/;

test('TRUST-16 access-52 every writing call is decided on', () => {
  const undecided = callKeys.filter((key) => {
    const { identity }: CallDefinition = calls[key];
    // What belongs to a paid plan was ordered with a confirmed address.
    if (identity === 'public' || identity === 'operator' || typeof identity === 'object')
      return false;
    return !key.startsWith('GET ') && !CALLS_OF_CONFIRMED.has(key) && !BEFORE.test(key);
  });
  expect(undecided).toEqual([]);
});

test('TRUST-16 access-53 no link signs in an address that never was confirmed', async () => {
  const { email } = await register('candidate');
  await api.send('GET /auth/request-magic-link', { query: { email } }, null);
  await api.send('POST /auth/request-password-reset', { body: { email } }, null);
  expect(await newest(email, '/login')).toBe('');
  expect(await newest(email, '/password-reset')).toBe('');
  const token = await newest(email, '/confirm-email');
  expect((await api.sendRaw('POST /auth/magic-link', { body: { token } }, null)).status).toBe(400);
  const body = { token, password: PASSWORD };
  expect((await api.sendRaw('POST /auth/reset-password', { body }, null)).status).toBe(400);
  expect(await (await confirm(token)).body).toEqual({ ok: true });
  await api.send('GET /auth/request-magic-link', { query: { email } }, null);
  const link = await newest(email, '/login');
  expect((await api.sendRaw('POST /auth/magic-link', { body: { token: link } }, null)).status).toBe(
    200,
  );
});

test('TRUST-16 access-53 a mistyped address is corrected at once, and no way back leads to it', async () => {
  const { email, token, user } = await register('candidate');
  const right = `richtig-${email}`;
  const body = { email: right, users_id: user.id };
  expect((await api.sendRaw('POST /auth/request-email-change', { body }, { token })).status).toBe(
    200,
  );
  const link = await newest(right, '/email-change');
  await api.send('POST /auth/confirm-email-change', { body: { token: link } }, null);
  const me = await api.send('GET /auth/me', {}, { token });
  expect(me.body).toMatchObject({ email: right });
  expect(me.body.email_unconfirmed).toBeUndefined();
  expect(await newest(email, '/email-restore')).toBe('');
  expect(await api.db.$count(formerEmails, eq(formerEmails.usersId, user.id))).toBe(0);
  // The stranger's mail confirms nothing any more.
  expect((await confirm(await newest(email, '/confirm-email'))).status).toBe(400);
});

test('TRUST-16 access-54 what nobody has confirmed is reminded of once and then deleted', async () => {
  const { email, user } = await register('client');
  const kept = await register('candidate');
  const there = (id: number) => api.db.$count(users, eq(users.id, id));
  const start = api.clock.now.getTime();
  const mails = async () => api.db.$count(outbox, eq(outbox.recipient, email));
  const at = async (days: number) => {
    api.clock.now = new Date(start + days * DAY_MS);
    await tidyUnconfirmed(billingServices(api));
  };
  await at(2);
  expect(await mails()).toBe(1);
  await at(4);
  await at(5);
  expect(await mails()).toBe(2);
  await confirm(await newest(kept.email, '/confirm-email'));
  await at(33);
  expect(await there(user.id)).toBe(1);
  await at(35);
  expect([await there(user.id), await there(kept.user.id)]).toEqual([0, 1]);
  // The address may be a stranger's: nobody is told that 'as wished' something was deleted.
  expect(await api.db.$count(outbox, like(outbox.subject, '%gelöscht%'))).toBe(0);
  expect(await there(testUsers.candidate.usersId)).toBe(1);
});
