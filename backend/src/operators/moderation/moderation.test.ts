import { eq } from '../../database/drizzle.ts';
import { clients, jobDemands, messages, outbox, rateLimits } from '../../database/schema.ts';
import { JOB_ID, PRIVATE_JOB_ID } from '../../testing/jobs.ts';
import { CONVERSATION_ID, insertMessages } from '../../testing/messages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterEach(() => api.close());

const { candidate, company } = testUsers;
type Act = 'none' | 'hide' | 'restore' | 'block' | 'unblock';

const report = (id: number, as: 'candidate' | 'stranger' = 'candidate') =>
  api.sendRaw(
    'POST /job_demand/{id}/report',
    { params: { id }, body: { reason: 'fee', text: '50 Euro vorab' } },
    as,
  );
const cases = async () => (await api.send('GET /operator/case', {}, 'operator')).body;
const decide = (
  kind: 'job' | 'message' | 'user',
  id: number,
  action: Act,
  reason = 'Verlangt Geld.',
) =>
  api.sendRaw(
    'POST /operator/decision',
    { body: { kind, id, action, ground: 'terms', reason } },
    'operator',
  );
const inPool = async (id: number) => {
  const query = { mode: 'lean' as const, limit: 100, offset: 0 };
  const { body } = await api.send('GET /job_demand', { query }, 'candidate');
  return (body as { id: number }[]).some((job) => job.id === id);
};
const employerOf = async (id: number) => {
  const [row] = await api.db
    .select({ usersId: clients.usersId })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .where(eq(jobDemands.id, id));
  return row?.usersId ?? 0;
};
const mailsTo = async (usersId: number) =>
  (await api.db.select().from(outbox).where(eq(outbox.usersId, usersId))).filter(({ text }) =>
    text.includes('/entscheidung-beanstanden'),
  );
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const object = (token: string, text = 'Das stimmt nicht.') =>
  api.sendRaw('POST /objection', { body: { token, text } }, null);

test('OPER-08 operators-8 reports of one job are one case, with who reported as a kind only', async () => {
  await report(JOB_ID);
  await report(JOB_ID, 'stranger');
  const [found] = await cases();
  expect(found).toMatchObject({
    kind: 'job',
    id: JOB_ID,
    reports: 2,
    objections: 0,
    reasons: ['Verlangt Geld'],
    reporters: ['candidate'],
  });
  const parts = { params: { kind: 'job' as const, id: JOB_ID } };
  const { body } = await api.send('GET /operator/case/{kind}/{id}', parts, 'operator');
  expect(body.reports).toHaveLength(2);
  expect(JSON.stringify(body.reports)).not.toContain(candidate.email);
  expect(body.actions).toEqual(['none', 'hide', 'block']);
});

test('OPER-08 operators-10 operators-11 a hidden job leaves the pool, its employer and who reported learn why', async () => {
  await report(JOB_ID);
  expect(await inPool(JOB_ID)).toBe(true);
  const reason = 'Die Anzeige verlangt 50 Euro vor der Bewerbung.';
  expect(await decide('job', JOB_ID, 'hide', reason)).toMatchObject({
    status: 200,
    body: { hidden: true, actions: ['none', 'restore', 'block'] },
  });
  expect(await inPool(JOB_ID)).toBe(false);
  expect(await cases()).toEqual([]);
  const opened = await api.sendRaw('GET /job_demand/{id}', { params: { id: JOB_ID } }, 'candidate');
  expect(opened).toMatchObject({ status: 404, body: { code: 'job_demand.deactivated' } });

  const [statement] = await mailsTo(await employerOf(JOB_ID));
  expect(statement?.text).toContain(reason);
  expect(statement?.text).toContain('Nutzungsbedingungen');
  expect(statement?.text).toContain('Art. 21');
  // Nobody learns who reported.
  expect(statement?.text).not.toContain(candidate.email);
  const [result] = await mailsTo(candidate.usersId);
  expect(result?.subject).toMatch(/^Unsere Entscheidung zu Ihrer Meldung/);
});

test('OPER-08 operators-11 the employer cannot bring a hidden job back; the operator can', async () => {
  const usersId = await employerOf(JOB_ID);
  const as = usersId === company.usersId ? 'company' : 'privateEmployer';
  await decide('job', JOB_ID, 'hide');
  const set = (status: 'active' | 'paused') =>
    api.sendRaw('PATCH /job_demand/{id}/status', { params: { id: JOB_ID }, body: { status } }, as);
  expect(await set('active')).toMatchObject({ status: 409 });
  const { body } = await api.send('GET /job_demand/own', {}, as);
  const own = (body as { id: number; hidden?: boolean }[]).find(({ id }) => id === JOB_ID);
  expect(own?.hidden).toBe(true);
  // Whoever gets around the check meets the database.
  const update = api.db
    .update(jobDemands)
    .set({ status: 'active' })
    .where(eq(jobDemands.id, JOB_ID));
  await expect(update).rejects.toThrow();
  await decide('job', JOB_ID, 'restore');
  expect(await inPool(JOB_ID)).toBe(true);
});

test('OPER-08 operators-11 a hidden message is read by neither side', async () => {
  const [message] = await api.db
    .select()
    .from(messages)
    .where(eq(messages.message, 'Am Dienstag?'));
  const id = message?.id ?? 0;
  await api.send(
    'POST /message/{id}/report',
    { params: { id }, body: { reason: 'insult' } },
    'candidate',
  );
  await decide('message', id, 'hide');
  for (const as of ['candidate', 'company'] as const) {
    const query = { communication_id: CONVERSATION_ID, from: 'start' as const };
    const texts = JSON.stringify((await api.send('GET /message', { query }, as)).body);
    expect(texts).not.toContain('Am Dienstag?');
    expect(texts).toContain('Diese Nachricht haben wir ausgeblendet.');
    const list = JSON.stringify((await api.send('GET /communication', {}, as)).body);
    expect(list).not.toContain('Am Dienstag?');
  }
  await decide('message', id, 'restore');
  const query = { communication_id: CONVERSATION_ID, from: 'start' as const };
  expect(JSON.stringify((await api.send('GET /message', { query }, 'candidate')).body)).toContain(
    'Am Dienstag?',
  );
});

test('OPER-08 operators-13 a blocked account is out at once, its jobs too; unblocked, all is as before', async () => {
  const usersId = await employerOf(PRIVATE_JOB_ID);
  expect(usersId).toBe(testUsers.privateEmployer.usersId);
  await report(PRIVATE_JOB_ID);
  await decide('job', PRIVATE_JOB_ID, 'block');
  const me = await api.sendRaw('GET /auth/me', {}, 'privateEmployer');
  expect(me).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  const { email } = testUsers.privateEmployer;
  const login = (password: string) =>
    api.sendRaw('POST /auth/login', { body: { email, password } }, null);
  expect(await login(PASSWORD)).toMatchObject({ status: 403, body: { code: 'account.blocked' } });
  expect(await login('ein falsches Passwort')).toMatchObject({ status: 401 });
  await api.send('POST /auth/request-password-reset', { body: { email } }, null);
  expect(await api.db.$count(outbox, eq(outbox.subject, 'Neues Passwort festlegen'))).toBe(0);
  expect(await inPool(PRIVATE_JOB_ID)).toBe(false);
  await decide('job', PRIVATE_JOB_ID, 'unblock');
  expect((await login(PASSWORD)).status).toBe(200);
  expect(await inPool(PRIVATE_JOB_ID)).toBe(true);
});

test('OPER-08 operators-13 no decision reaches an operator', async () => {
  const { usersId } = testUsers.operator;
  expect(await decide('user', usersId, 'block')).toMatchObject({ status: 409 });
});

test('OPER-08 operators-14 an objection comes back into the queue, once, and is answered', async () => {
  await report(JOB_ID);
  await decide('job', JOB_ID, 'hide');
  const usersId = await employerOf(JOB_ID);
  const token = tokenIn((await mailsTo(usersId))[0]?.text);
  expect((await object(token, 'Die 50 Euro sind ein Pfand.')).status).toBe(200);
  expect(await object(token)).toMatchObject({ status: 410, body: { code: 'link.used' } });
  expect(await cases()).toMatchObject([{ kind: 'job', id: JOB_ID, reports: 0, objections: 1 }]);

  const { body } = await decide('job', JOB_ID, 'restore', 'Ein Pfand ist erlaubt.');
  expect(body).toMatchObject({
    hidden: false,
    objections: [{ party: 'affected', text: 'Die 50 Euro sind ein Pfand.', open: false }],
  });
  expect(await cases()).toEqual([]);
  expect(await inPool(JOB_ID)).toBe(true);
  const told = await mailsTo(usersId);
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Unsere Entscheidung zu Ihrem Inhalt',
    'Unsere Entscheidung zu Ihrem Widerspruch',
  ]);
});

test('OPER-08 operators-14 the link says what was decided, in the words of its mail, and is not used up by it', async () => {
  const open = (token: string) => api.sendRaw('POST /objection/open', { body: { token } }, null);
  await decide('job', JOB_ID, 'hide', 'Vorkasse ist nicht erlaubt.');
  const [mail] = await mailsTo(await employerOf(JOB_ID));
  const token = tokenIn(mail?.text);
  const { status, body } = await open(token);
  expect([status, body]).toMatchObject([200, { reason: 'Vorkasse ist nicht erlaubt.' }]);
  expect(mail?.text).toContain(`es geht um ${(body as { about: string }).about}.`);
  expect((await object(token)).status).toBe(200);
  expect(await open(token)).toMatchObject({ status: 410, body: { code: 'link.used' } });
  expect(await open('x'.repeat(43))).toMatchObject({ body: { code: 'link.invalid' } });
});

test('OPER-08 operators-14 foreign and late objections are refused', async () => {
  expect(await object('x'.repeat(43))).toMatchObject({ body: { code: 'link.invalid' } });
  await decide('job', JOB_ID, 'hide');
  const token = tokenIn((await mailsTo(await employerOf(JOB_ID)))[0]?.text);
  expect(await object(token, ' ')).toMatchObject({ status: 400 });
  api.clock.now = new Date(api.clock.now.getTime() + 190 * 86_400_000);
  await api.db.delete(rateLimits);
  expect(await object(token)).toMatchObject({ status: 410, body: { code: 'link.expired' } });
});

test('OPER-08 operators-10 two operators at once: one decides, the other is told', async () => {
  await report(JOB_ID);
  const both = await Promise.all([decide('job', JOB_ID, 'hide'), decide('job', JOB_ID, 'hide')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await mailsTo(candidate.usersId)).toHaveLength(1);
  expect(await decide('job', 999_999, 'hide')).toMatchObject({ status: 404 });
  expect(await decide('job', JOB_ID, 'none', '  ')).toMatchObject({ status: 400 });
});
