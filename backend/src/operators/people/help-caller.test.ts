import { and, eq } from '../../database/drizzle.ts';
import {
  auditLog,
  contractDeclarations,
  jobSearches,
  outbox,
  users,
} from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CONTRACT_NUMBER, PASSWORD, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const { candidate, company, paidCandidate, operator } = testUsers;
const find = async (search: string) =>
  (await api.send('GET /operator/user', { query: { search } }, 'operator')).body.map(
    ({ users_id: id }) => id,
  );
const load = async (id: number) =>
  (await api.send('GET /operator/user/{id}', { params: { id } }, 'operator')).body;
const logged = (action: string, id: number) =>
  api.db.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subjectId, id)));
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(
    ({ subject }) => subject,
  );

test('OPER-14 operators-36 a caller is found by telephone however written, invoice, contract and declaration', async () => {
  await api.db.insert(contractDeclarations).values({
    ...{ reference: 'V2026-XYZ789', kind: 'ordinary', name: 'Karl', email: 'k@test.example' },
    contractUsersId: paidCandidate.usersId,
  });
  expect(await find('0221 / 123 45 67')).toEqual([candidate.usersId]);
  expect(await find('+49 221 1234567')).toEqual([candidate.usersId]);
  expect(await find('0221-7654321')).toEqual([company.usersId]);
  expect(await find(CONTRACT_NUMBER.toLowerCase())).toEqual([paidCandidate.usersId]);
  expect(await find('V2026-XYZ789')).toEqual([paidCandidate.usersId]);
  const { body } = await api.send('GET /operator/invoice', {}, 'operator');
  const [invoice] = body;
  expect(await find(invoice?.number ?? '')).toEqual([company.usersId]);
  expect((await load(company.usersId)).invoices).toMatchObject([{ number: invoice?.number }]);
});

test('OPER-14 operators-36 the page of a user says what became of each mail', async () => {
  await api.db.insert(outbox).values({
    ...{ recipient: candidate.email, usersId: candidate.usersId, subject: 'Willkommen' },
    ...{ text: 'Geheim', html: 'Geheim', state: 'failed' },
  });
  const found = await load(candidate.usersId);
  expect(found.mails).toMatchObject([{ subject: 'Willkommen', state: 'failed' }]);
  expect(found.phone).toBe('0221 1234567');
  expect(JSON.stringify(found)).not.toContain('Geheim');
  expect((await load(paidCandidate.usersId)).contract_number).toBe(CONTRACT_NUMBER);
});

test('OPER-14 operators-37 a link to sign in goes to the address of the account, never to an operator', async () => {
  const send = (id: number) =>
    api.sendRaw('POST /operator/user/{id}/sign-in-link', { params: { id } }, 'operator');
  expect(await send(candidate.usersId)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await mailsTo(candidate.email)).toEqual(['Ihr Link zur Anmeldung']);
  expect(await logged('link-sent', candidate.usersId)).toBe(1);
  expect(await send(operator.usersId)).toMatchObject({ status: 409 });
  await api.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, company.usersId));
  expect(await send(company.usersId)).toMatchObject({ status: 409 });
});

test('OPER-14 operators-37 a corrected address: both are told, sessions end, the new one signs in', async () => {
  const correct = (id: number, email: string) =>
    api.sendRaw(
      'PUT /operator/user/{id}/email',
      { params: { id }, body: { email, reason: 'Rückruf unter der hinterlegten Nummer.' } },
      'operator',
    );
  expect(await correct(candidate.usersId, company.email)).toMatchObject({ status: 409 });
  expect(await correct(operator.usersId, 'x@test.example')).toMatchObject({ status: 409 });
  expect(await correct(candidate.usersId, 'Renate.Neu@test.example')).toMatchObject({
    status: 200,
    body: { email: 'renate.neu@test.example' },
  });
  expect((await api.sendRaw('GET /auth/me', {}, 'candidate')).status).toBe(401);
  expect(await mailsTo('renate.neu@test.example')).toEqual(['Ihr Link zur Anmeldung']);
  expect(await mailsTo(candidate.email)).toEqual(['Die E-Mail-Adresse Ihres Kontos ist geändert']);
  const login = { email: 'renate.neu@test.example', password: PASSWORD };
  expect((await api.sendRaw('POST /auth/login', { body: login }, null)).status).toBe(200);
  expect(await logged('address-changed', candidate.usersId)).toBe(1);
});

test('OPER-14 operators-37 the mails of saved searches stop; the user can switch them on', async () => {
  const { usersId: id, candidateId } = candidate;
  expect((await load(id)).alerts).toBeGreaterThan(0);
  const { body } = await api.send(
    'POST /operator/user/{id}/pause-alerts',
    { params: { id } },
    'operator',
  );
  expect(body.alerts).toBe(0);
  const rows = await api.db
    .select()
    .from(jobSearches)
    .where(eq(jobSearches.candidateId, candidateId));
  expect(rows.every(({ deletedAt }) => deletedAt === null)).toBe(true);
  expect(await logged('alerts-paused', id)).toBe(1);
});
