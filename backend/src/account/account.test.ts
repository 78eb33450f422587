import { desc, eq, sql } from '../database/drizzle.ts';
import { messages, outbox, surveyAnswers, tasks } from '../database/schema.ts';
import { PRIVATE_JOB_ID } from '../testing/jobs.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate, company } = testUsers;
const exported = (as: keyof typeof testUsers) => api.send('GET /account/export', {}, as);

test('OPER-09 everybody reads who runs the product', async () => {
  expect(await api.send('GET /imprint', {}, null)).toMatchObject({
    status: 200,
    body: { is_demo: true },
  });
});

test('ACCT-02 an employer has no plan to tell of', async () => {
  const answer = await api.send('GET /candidate_subscription_details', {}, 'company');
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('ACCT-04 answers of the surveys are kept', async () => {
  const whose = { users_id: candidate.usersId, candidate_id: candidate.candidateId };
  await api.send('POST /deactivate_survey', { body: { ...whose, response: 3 } }, 'candidate');
  await api.send('POST /nps_candidate', { body: { ...whose, points: 0 } }, 'candidate');
  const rows = await api.db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.usersId, candidate.usersId));
  expect(rows).toMatchObject([
    { kind: 'deactivate', value: 3 },
    { kind: 'nps', value: 0 },
  ]);
});

test.each([
  ['POST /deactivate_survey', { response: 0 }],
  ['POST /deactivate_survey', { response: 5 }],
  ['POST /nps_candidate', { points: -1 }],
  ['POST /nps_candidate', { points: 11 }],
  ['POST /nps_candidate', { points: null }],
] as const)('ACCT-04 %s refuses %p', async (key, answer) => {
  const body = { users_id: candidate.usersId, candidate_id: candidate.candidateId, ...answer };
  expect((await api.sendRaw(key, { body }, 'candidate')).status).toBe(400);
});

test('ACCT-05 the link stays the same; an employer that registers with it is counted, others not', async () => {
  const [one, two] = await Promise.all([
    api.send('GET /referral', {}, 'candidate'),
    api.send('GET /referral', {}, 'candidate'),
  ]);
  expect(one.body).toEqual(two.body);
  expect(one.body.link).toMatch(/^https:\/\/test\.example\/signup\?empfehlung=[a-z2-9]{10}$/);
  const code = new URL(one.body.link).searchParams.get('empfehlung') ?? '';
  for (const [email, referral_code] of [
    ['a@test.example', ` ${code.toUpperCase()} `],
    ['b@test.example', 'unbekannt'],
  ] as const) {
    const body = { ...samples['POST /auth/signup'].body, email, referral_code };
    const answer = await api.sendRaw('POST /auth/signup', { body }, null);
    expect(answer.status).toBe(200);
  }
  expect((await api.send('GET /referral', {}, 'candidate')).body.registered).toBe(1);
  expect((await api.send('GET /referral', {}, 'stranger')).body.registered).toBe(0);
});

const message = {
  name: 'Ute Neu',
  email: 'ute.neu@test.example',
  topic: 'silverplus',
  message: 'Erste Zeile\n<b>zweite</b> Zeile',
} as const;

test('ACCT-10 a message to the operator is a mail to it, and the sender gets a receipt', async () => {
  expect((await api.send('POST /contact', { body: message }, null)).status).toBe(200);
  const [receipt, mail] = await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
  expect(mail).toMatchObject({
    recipient: 'kontakt@example.org',
    subject: 'Kontakt: silver+ und Zahlung (Ute Neu)',
  });
  expect(mail?.text).toContain('ute.neu@test.example');
  expect(mail?.text).toContain('Erste Zeile\n<b>zweite</b> Zeile');
  expect(mail?.html).toContain('&lt;b&gt;zweite&lt;/b&gt;');
  expect(receipt).toMatchObject({ recipient: 'ute.neu@test.example' });
  expect(receipt?.text).not.toContain('zweite');
});

test('ACCT-10 a fourth message of one address within an hour is refused; an hour later it is not', async () => {
  const body = { ...message, email: 'viel@test.example' };
  const send = async () => (await api.send('POST /contact', { body }, null)).status;
  const before = await api.db.$count(outbox);
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
  expect(await api.db.$count(outbox)).toBe(before + 6);
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + 3_600_001);
  expect(await send()).toBe(200);
  api.clock.now = now;
});

test.each([
  ['name', ' '],
  ['email', 'keine Adresse'],
  ['email', 'a@test.example\nBcc: b@test.example'],
  ['topic', 'geld'],
  ['message', ''],
  ['message', 'x'.repeat(5_001)],
])('API-03 a message with %s %p is refused and sends nothing', async (field, value) => {
  const before = await api.db.$count(outbox);
  const body = { ...message, [field]: value };
  expect(await api.sendRaw('POST /contact', { body }, null)).toMatchObject({
    status: 400,
    body: { param: field },
  });
  expect(await api.db.$count(outbox)).toBe(before);
});

test('ACCT-11 the export has everything of the candidate and nothing of others', async () => {
  await api.send('POST /application', samples['POST /application'], 'candidate');
  await api.send('POST /saved_job', samples['POST /saved_job'], 'candidate');
  await api.send(
    'POST /job_demand/{id}/report',
    samples['POST /job_demand/{id}/report'],
    'candidate',
  );
  const [message] = await api.db
    .select()
    .from(messages)
    .where(eq(messages.sendingUsersId, candidate.usersId));
  const report = { params: { id: message?.id ?? 0 }, body: { reason: 'fee' } } as const;
  await api.send('POST /message/{id}/report', report, 'company');
  const { body } = await exported('candidate');
  expect(body).toMatchObject({
    user: { email: candidate.email, _candidate: { contact: { first_name: 'Renate' } } },
    searches: [{ title: 'Alltagsbegleiter/in, 50667 Köln, Umkreis 10 km' }],
    templates: [{ name: 'Meine', message: 'Guten Tag' }],
    survey_answers: [
      { kind: 'deactivate', value: 3 },
      { kind: 'nps', value: 0 },
    ],
    saved_jobs: [{ id: PRIVATE_JOB_ID }],
    hidden_jobs: [],
    job_alerts: [],
    job_reports: [{ reason: 'fraud', text: 'Es wird Geld verlangt.' }],
    message_reports: [],
    referral: { registered: 1 },
    job_demands: [],
    subscription: null,
  });
  const sent = body.conversations.find(({ messages }) => messages.some(({ own }) => own));
  expect(sent).toMatchObject({
    with: 'Weber Holzbau GmbH',
    contact_data: { first_name: 'Renate' },
  });
  expect(body.sessions).not.toEqual([]);
  const text = JSON.stringify(body);
  expect(text).not.toContain(testUsers.stranger.email);
  expect(text).not.toMatch(/argon2|token/i);
});

test('ACCT-11 an employer gets its own jobs and sees of candidates only what they shared', async () => {
  const { body } = await exported('company');
  expect(body.job_demands).toHaveLength(120);
  expect(body.user.email).toBe(company.email);
  expect([body.searches, body.saved_jobs, body.job_reports]).toEqual([[], [], []]);
  expect(body.message_reports).toMatchObject([{ reason: 'fee', text: null }]);
  expect(JSON.stringify(body)).not.toContain(testUsers.privateEmployer.email);
  const { body: other } = await exported('paidCandidate');
  expect([other.templates, other.survey_answers, other.referral]).toEqual([[], [], null]);
});

test('ACCT-11 orders and declarations are part of the own data', async () => {
  const body = { name: 'Renate', email: candidate.email, contract: 'silver+' };
  await api.send('POST /contract_withdrawal', { body }, 'candidate');
  const { body: data } = await exported('candidate');
  expect(data.orders).toMatchObject([{ state: 'open', price_cents: 1_399, paid_at: null }]);
  expect(data.contract_declarations).toMatchObject([{ kind: 'withdrawal', name: 'Renate' }]);
  expect((await exported('stranger')).body.contract_declarations).toEqual([]);
});

test('ACCT-09 after deleting a paying user the payment service is told to end the plan', async () => {
  const params = { id: testUsers.paidCandidate.usersId };
  expect((await api.send('DELETE /users/{id}', { params }, 'paidCandidate')).status).toBe(200);
  const added = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-end'));
  expect(added.map(({ payload }) => payload)).toEqual([
    { provider: 'test', reference: 'test-karl', money: 'keep' },
  ]);
});

test('ACCT-09 after deleting nothing with the id or the address of the user is left', async () => {
  const { usersId, email } = candidate;
  await api.send('GET /auth/request-magic-link', { query: { email } }, null);
  const params = { id: usersId };
  expect((await api.send('DELETE /users/{id}', { params }, 'candidate')).status).toBe(200);
  const tables = await api.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'
      and column_name in ('users_id', 'sending_users_id', 'referrer_users_id', 'candidate_id')`);
  const columns = (tables as { rows: { table_name: string; column_name: string }[] }).rows;
  expect(columns.length).toBeGreaterThan(10);
  for (const { table_name, column_name } of columns) {
    const id = column_name === 'candidate_id' ? candidate.candidateId : usersId;
    const { rows } = (await api.db.execute(
      sql`select count(*)::int as left from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} = ${id}`,
    )) as { rows: { left: number }[] };
    expect([table_name, column_name, rows[0]?.left]).toEqual([table_name, column_name, 0]);
  }
  // The receipt of the withdrawal still has to go out, and is forgotten then.
  const waiting = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(waiting).toMatchObject([
    { subject: expect.stringMatching(/^Ihr Widerruf/), state: 'waiting', forget: true },
    // TRUST-23: it says so.
    { subject: 'Ihr Konto ist gelöscht', state: 'waiting', forget: true },
  ]);
  const again = await api.send('POST /auth/login', { body: { email, password: PASSWORD } }, null);
  expect(again.status).toBe(401);
});
