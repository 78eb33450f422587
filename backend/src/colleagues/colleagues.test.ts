import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gte, like, ne, or } from '../database/drizzle.ts';
import {
  apiKeys,
  clients,
  employerInvitations,
  employerMembers,
  messages,
  outbox,
  sessions,
  users,
} from '../database/schema.ts';
import { insertApiKey } from '../testing/api-keys.ts';
import {
  colleagueIds,
  INVITATION_TOKEN,
  INVITED,
  insertColleagues,
} from '../testing/colleagues.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { BEGIN } from '../testing/fill-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, PASSWORD, testUsers } from '../testing/test-users.ts';

const { company, candidate } = testUsers;

/** Ids of users that tests add begin here. */
const FIRST_ADDED = 9_300;

/** The company as a test began: one owner, no message, nobody else. */
async function restore(db: Database): Promise<void> {
  const { usersId, clientId } = company;
  const ofCompany = eq(clients.id, clientId);
  await db.update(clients).set({ usersId }).where(ofCompany);
  await db.delete(clients).where(and(eq(clients.usersId, usersId), ne(clients.id, clientId)));
  await db.update(users).set({ blockedAt: null }).where(eq(users.id, usersId));
  await db.delete(users).where(or(gte(users.id, FIRST_ADDED), like(users.email, 'neu@%')));
  await db.delete(employerInvitations);
  await db.delete(employerMembers).where(eq(employerMembers.clientId, clientId));
  await db.insert(employerMembers).values({ usersId, clientId, role: 'owner' });
  await db.delete(messages).where(eq(messages.conversationId, CONVERSATION_ID));
  await db.delete(outbox);
  await db.delete(apiKeys);
  await insertApiKey(db);
}

let api: TestApp;
let tokens: Awaited<ReturnType<typeof insertColleagues>>;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  api.clock.now = BEGIN;
  await restore(api.db);
  tokens = await insertColleagues(api.db);
  const expiresAt = new Date(BEGIN.getTime() + 3_600_000);
  Object.assign(api.tokens, { company: await insertSession(api.db, company.usersId, expiresAt) });
});
afterAll(() => api.close());

const remove = (id: number, as: string) =>
  api.sendRaw('DELETE /colleague/{id}', { params: { id } }, { token: as });
const setRole = (id: number, role: string, as: string) =>
  api.sendRaw('PATCH /colleague/{id}', { params: { id }, body: { role } }, { token: as });
const roles = async () => {
  const rows = await api.db
    .select()
    .from(employerMembers)
    .where(eq(employerMembers.clientId, company.clientId));
  return Object.fromEntries(rows.map(({ usersId, role }) => [usersId, role]));
};
const accept = (body: object) => api.sendRaw('POST /colleague_invitation/accept', { body }, null);
const acceptance = { token: INVITATION_TOKEN, name: 'Anna Neu', password: 'ein gutes Kennwort' };
const mailTo = async (email: string) => {
  const rows = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  return rows.at(-1)?.text ?? '';
};

test('REACH-08 employers-81 an invited person makes an account and works with the role', async () => {
  const body = { email: 'neu@test.example', role: 'invoices' as const };
  expect((await api.send('POST /colleague_invitation', { body }, 'company')).status).toBe(200);
  const token = /\/einladung\?token=([\w-]+)/.exec(await mailTo(body.email))?.[1] ?? '';
  const opened = await api.send('POST /colleague_invitation/open', { body: { token } }, null);
  expect(opened.body).toEqual({
    employer: 'Weber Holzbau GmbH',
    email: body.email,
    role: 'invoices',
    has_account: false,
  });
  const without = await accept({ token, name: 'Anna Neu' });
  expect(without).toMatchObject({ status: 400, body: { param: 'password' } });
  const given = { ...acceptance, token };
  expect((await accept(given)).status).toBe(200);
  const { body: signedIn } = await api.send(
    'POST /auth/login',
    { body: { email: body.email, password: given.password } },
    null,
  );
  if (!('authToken' in signedIn)) throw new Error('Nobody is signed in.');
  const as = { token: signedIn.authToken };
  expect((await api.send('GET /booking', { query: { limit: 5, offset: 0 } }, as)).status).toBe(200);
  expect((await api.send('GET /communication', { query: {} }, as)).status).toBe(403);
  const { body: list } = await api.send('GET /colleague', {}, as);
  expect(list.people.find(({ email }) => email === body.email)).toMatchObject({
    name: 'Anna Neu',
    role: 'invoices',
    invited_by: 'Jochen Weber',
  });
  // Invitations are seen by owners alone.
  expect(list.invitations).toEqual([]);
  expect(await mailTo(company.email)).toContain('Anna Neu');
});

test('REACH-08 employers-80 who founded an employer is called as its profile says, a household as it calls itself', async () => {
  const { clientId, usersId } = company;
  const named = async (values: Partial<typeof clients.$inferInsert>) => {
    await api.db.update(clients).set(values).where(eq(clients.id, clientId));
    const { body } = await api.send('GET /colleague', {}, 'company');
    return [body.people.find(({ id }) => id === usersId)?.name, body.invoiced];
  };
  const [before] = await api.db.select().from(clients).where(eq(clients.id, clientId));
  expect(await named({ contactName: 'Jochen Weber' })).toEqual(['Jochen Weber', true]);
  expect(await named({ contactName: null })).toEqual([null, true]);
  const household = { isPrivate: true, profileName: 'Familie Hartmann' };
  expect(await named(household)).toEqual(['Familie Hartmann', false]);
  await named(before ?? {});
});

test('REACH-08 employers-81 a link counts once, for seven days, and not once it is taken back', async () => {
  expect((await accept(acceptance)).status).toBe(200);
  expect(await accept(acceptance)).toMatchObject({ body: { code: 'link.invalid' } });
  const invite = async (email: string) => {
    const body = { email, role: 'applications' as const };
    await api.send('POST /colleague_invitation', { body }, 'company');
    return /token=([\w-]+)/.exec(await mailTo(email))?.[1] ?? '';
  };
  const first = await invite('neu@test.example');
  const second = await invite('neu@test.example');
  expect(await accept({ ...acceptance, token: first })).toMatchObject({
    body: { code: 'link.invalid' },
  });
  const { body: list } = await api.send('GET /colleague', {}, 'company');
  const open = list.invitations.find(({ email }) => email === 'neu@test.example');
  const params = { id: open?.id ?? 0 };
  await api.send('DELETE /colleague_invitation/{id}', { params }, 'company');
  expect(await accept({ ...acceptance, token: second })).toMatchObject({
    body: { code: 'link.invalid' },
  });
  const third = await invite('neu@test.example');
  api.clock.now = new Date(api.clock.now.getTime() + 7 * 86_400_000);
  expect(await accept({ ...acceptance, token: third })).toMatchObject({
    body: { code: 'link.expired' },
  });
});

test('REACH-08 employers-81 an employer without anything joins with its account; others do not', async () => {
  const insert = (role: 'candidate' | 'client') =>
    api.db.insert(users).values({ id: 9_501, email: INVITED, role, mailboxProvenAt: new Date(0) });
  await insert('candidate');
  const { password: _, ...asKnown } = acceptance;
  expect(await accept(asKnown)).toMatchObject({ status: 409 });
  // It is told before a name is typed.
  const open = { body: { token: INVITATION_TOKEN } };
  expect(await api.sendRaw('POST /colleague_invitation/open', open, null)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Konto für die Stellensuche') },
  });
  await api.db.delete(users).where(eq(users.id, 9_501));
  await insert('client');
  await api.db.insert(clients).values({ usersId: 9_501, profileName: 'Leer' });
  const token = await insertSession(api.db, 9_501, new Date(api.clock.now.getTime() + 60_000));
  expect((await accept(asKnown)).status).toBe(200);
  expect((await roles())[9_501]).toBe('applications');
  expect(await api.db.$count(clients, eq(clients.usersId, 9_501))).toBe(0);
  // It signs in anew.
  expect((await api.sendRaw('GET /colleague', {}, { token })).status).toBe(401);
});

test('REACH-08 TRUST-28 who registered the address of somebody else does not come along', async () => {
  const foreign = await hashPassword('das fremde Kennwort');
  await api.db
    .insert(users)
    .values({ id: 9_501, email: INVITED, role: 'client', passwordHash: foreign });
  await api.db.insert(clients).values({ usersId: 9_501 });
  const token = await insertSession(api.db, 9_501, new Date(api.clock.now.getTime() + 60_000));
  const open = { body: { token: INVITATION_TOKEN } };
  const { body } = await api.send('POST /colleague_invitation/open', open, null);
  expect(body).toMatchObject({ has_account: false });
  expect((await accept(acceptance)).status).toBe(200);
  expect((await api.sendRaw('GET /colleague', {}, { token })).status).toBe(401);
  const login = (password: string) =>
    api.sendRaw('POST /auth/login', { body: { email: INVITED, password } }, null);
  expect((await login('das fremde Kennwort')).status).not.toBe(200);
  expect((await login(acceptance.password)).status).toBe(200);
});

test('REACH-08 employers-84 the last owner stays: no leaving, no deletion, no own demotion', async () => {
  const conflict = { status: 409, body: { code: 'conflict' } };
  expect(await setRole(company.usersId, 'invoices', api.tokens.company)).toMatchObject(conflict);
  expect((await setRole(colleagueIds.owner, 'applications', api.tokens.company)).status).toBe(200);
  expect(await remove(company.usersId, api.tokens.company)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('zuerst jemand anderen') },
  });
  const params = { id: company.usersId };
  expect(await api.sendRaw('DELETE /users/{id}', { params }, 'company')).toMatchObject(conflict);
  await setRole(colleagueIds.applications, 'owner', api.tokens.company);
  expect((await remove(company.usersId, api.tokens.company)).status).toBe(200);
  expect(await roles()).toEqual({
    [colleagueIds.owner]: 'applications',
    [colleagueIds.applications]: 'owner',
    [colleagueIds.invoices]: 'invoices',
  });
});

test('REACH-08 employers-84 two owners who demote each other leave one', async () => {
  const both = await Promise.all([
    setRole(company.usersId, 'invoices', tokens.owner),
    setRole(colleagueIds.owner, 'invoices', api.tokens.company),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
});

test('REACH-08 employers-84 who is removed sees nothing any more, at once, and keeps the account', async () => {
  await setRole(colleagueIds.applications, 'owner', api.tokens.company);
  const session = await insertSession(
    api.db,
    colleagueIds.applications,
    new Date(api.clock.now.getTime() + 60_000),
  );
  await api.sendRaw('POST /api_key', { body: { name: 'Meiner' } }, { token: session });
  expect((await remove(colleagueIds.applications, tokens.owner)).status).toBe(200);
  expect((await api.sendRaw('GET /colleague', {}, { token: session })).status).toBe(401);
  const own = eq(apiKeys.usersId, colleagueIds.applications);
  expect(await api.db.$count(apiKeys, own)).toBe(0);
  expect(await api.db.$count(sessions, eq(sessions.usersId, colleagueIds.applications))).toBe(0);
  const [after] = await api.db
    .select()
    .from(employerMembers)
    .where(
      and(
        eq(employerMembers.usersId, colleagueIds.applications),
        eq(employerMembers.role, 'owner'),
      ),
    );
  expect(after?.clientId).not.toBe(company.clientId);
});

test('REACH-08 employers-82 one inbox: colleagues read who answered, the candidate only the employer', async () => {
  const query = { communication_id: CONVERSATION_ID };
  const unread = async (as: string | 'company') => {
    const { body } = await api.send(
      'GET /communication',
      { query: { mode: 'unread' } },
      as === 'company' ? as : { token: as },
    );
    return body;
  };
  const sent = { communication_id: CONVERSATION_ID, type: 'outreach', message: 'Passt Montag?' };
  const as = { token: tokens.applications };
  expect((await api.sendRaw('POST /message', { body: sent }, as)).status).toBe(200);
  const lastFor = async (who: Parameters<TestApp['send']>[2]) =>
    (await api.send('GET /message', { query }, who)).body.at(-1);
  expect(await lastFor('company')).toMatchObject({
    sending_users_id: company.usersId,
    colleague: 'Kollegin applications',
  });
  const own = await lastFor(as);
  expect(own?.sending_users_id).toBe(colleagueIds.applications);
  expect(own).not.toHaveProperty('colleague');
  const theirs = await lastFor('paidCandidate');
  expect(theirs).toMatchObject({ message: 'Passt Montag?', sending_users_id: company.usersId });
  expect(theirs).not.toHaveProperty('colleague');
  // Nothing of the own side is new to a colleague, and what one has read is read.
  expect(await unread(tokens.owner)).toEqual(await unread('company'));
  const params = { id: CONVERSATION_ID };
  await api.sendRaw('POST /message', { body: { ...sent, message: 'Ja.' } }, 'paidCandidate');
  expect(await unread(tokens.owner)).toEqual({ id: 1 });
  await api.send('POST /communication/{id}/read', { params }, as);
  expect(await unread('company')).toEqual({ id: 0 });
});

test('REACH-08 employers-82 who answers applications is told of messages; who does invoices is not', async () => {
  const body = { communication_id: CONVERSATION_ID, type: 'outreach', message: 'Eine Frage' };
  await api.sendRaw('POST /message', { body }, 'paidCandidate');
  const rows = await api.db.select({ to: outbox.recipient }).from(outbox);
  expect(rows.map(({ to }) => to).sort()).toEqual(
    [company.email, 'applications@test.example', 'owner@test.example'].sort(),
  );
});

test('REACH-08 employers-83 a key is the employer’s: each owner sees and ends it, nobody else', async () => {
  const as = { token: tokens.owner };
  const { body: keys } = await api.send('GET /api_key', {}, as);
  const [key] = keys;
  expect(keys).toHaveLength(1);
  const end = { params: { id: key?.id ?? 0 } };
  expect((await api.sendRaw('DELETE /api_key/{id}', end, { token: tokens.invoices })).status).toBe(
    403,
  );
  expect((await api.sendRaw('DELETE /api_key/{id}', end, as)).status).toBe(200);
});

test('REACH-08 TRUST-28 whom the operator blocks does not go on through colleagues', async () => {
  const { usersId } = company;
  await api.db.update(users).set({ blockedAt: api.clock.now }).where(eq(users.id, usersId));
  const asked = await api.sendRaw('GET /colleague', {}, { token: tokens.applications });
  expect(asked.status).toBe(401);
  const passwordHash = await hashPassword(PASSWORD);
  const own = eq(users.id, colleagueIds.applications);
  await api.db.update(users).set({ passwordHash }).where(own);
  const body = { email: 'applications@test.example', password: PASSWORD };
  expect(await api.sendRaw('POST /auth/login', { body }, null)).toMatchObject({
    body: { code: 'account.blocked' },
  });
  expect((await api.sendRaw('GET /auth/me', {}, 'candidate')).body).toMatchObject({
    id: candidate.usersId,
  });
});

// Last: the founder is gone then.
test('REACH-08 employers-84 the employer outlasts the account of its founder, with conversations and invoices', async () => {
  const as = { token: tokens.owner };
  const message = { communication_id: CONVERSATION_ID, type: 'outreach', message: 'Guten Tag!' };
  await api.sendRaw('POST /message', { body: message }, 'company');
  const { body: before } = await api.send('GET /invoice', { query: {} }, as);
  await api.sendRaw('DELETE /users/{id}', { params: { id: company.usersId } }, 'company');
  expect(await api.db.$count(users, eq(users.id, company.usersId))).toBe(0);
  const query = { communication_id: CONVERSATION_ID };
  const { body: read } = await api.send('GET /message', { query }, as);
  expect(read.at(-1)).toMatchObject({
    message: 'Guten Tag!',
    sending_users_id: colleagueIds.owner,
    colleague: 'Früheres Mitglied',
  });
  expect((await api.send('GET /invoice', { query: {} }, as)).body).toEqual(before);
});
