import { eq } from '../database/drizzle.ts';
import { jobReports, outbox } from '../database/schema.ts';
import { CLOSED_JOB_ID, JOB_ID, jobRows, PRIVATE_JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const report = (id: number, body: object, as: 'candidate' | 'stranger' = 'candidate') =>
  api.sendRaw('POST /job_demand/{id}/report', { params: { id }, body }, as);

test('a report is stored and the operator gets a mail with reason, text and link', async () => {
  const text = '  Es soll <b>Geld</b> überwiesen werden.\nVorab! ';
  expect(await report(JOB_ID, { reason: 'fee', text })).toMatchObject({ status: 200 });
  const stored = await api.db.select().from(jobReports);
  expect(stored).toMatchObject([
    { jobDemandId: JOB_ID, usersId: testUsers.candidate.usersId, reason: 'fee', text: text.trim() },
  ]);
  const [mail] = await api.db.select().from(outbox);
  expect(mail?.subject).toBe(`Stelle gemeldet: Verlangt Geld (Nr. ${JOB_ID})`);
  expect(mail?.text).toContain(testUsers.candidate.email);
  expect(mail?.text).toContain(`https://test.example/jobs/${JOB_ID}`);
  expect(mail?.html).toContain('&lt;b&gt;Geld&lt;/b&gt;');
});

test('a second report of the same job says so and sends nothing; others may still report', async () => {
  await report(PRIVATE_JOB_ID, { reason: 'fraud' });
  const before = await api.db.$count(outbox);
  expect(await report(PRIVATE_JOB_ID, { reason: 'other' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: 'Sie haben diese Stelle schon gemeldet.' },
  });
  expect(await api.db.$count(outbox)).toBe(before);
  expect(await report(PRIVATE_JOB_ID, { reason: 'fraud' }, 'stranger')).toMatchObject({
    status: 200,
  });
  const own = eq(jobReports.jobDemandId, PRIVATE_JOB_ID);
  expect(await api.db.$count(jobReports, own)).toBe(2);
});

test.each([
  ['an unknown job', 999_999, { reason: 'fraud' }, 404, 'not_found'],
  ['a closed job', CLOSED_JOB_ID, { reason: 'fraud' }, 404, 'job_demand.deactivated'],
  ['an unknown reason', 4, { reason: 'boring' }, 400, 'validation.failed'],
  ['no reason', 4, { text: 'x' }, 400, 'validation.failed'],
  ['a long text', 4, { reason: 'other', text: 'x'.repeat(2_001) }, 400, 'validation.failed'],
])('API-03 a report of %s writes nothing', async (_name, id, body, status, code) => {
  const before = await api.db.$count(jobReports);
  expect(await report(id, body)).toMatchObject({ status, body: { code } });
  expect(await api.db.$count(jobReports)).toBe(before);
});

test('a user who reports very many jobs is asked to wait', async () => {
  const answers: number[] = [];
  for (const { id } of jobRows.filter((job) => job.status === 'active').slice(5, 30)) {
    answers.push((await report(id, { reason: 'filled' }, 'stranger')).status);
  }
  expect(answers.slice(0, 15)).toEqual(answers.slice(0, 15).map(() => 200));
  expect(answers.at(-1)).toBe(429);
});

test('AGE-09 a question whether a job is real is answered by mail and keeps nobody from reporting', async () => {
  const [job] = jobRows.filter(({ status }) => status === 'active').slice(-1);
  const id = job?.id ?? 0;
  const ask = { reason: 'fraud_question', text: 'Kein Impressum.' };
  expect(await report(id, ask)).toMatchObject({ status: 200 });
  expect(await report(id, ask)).toMatchObject({ status: 409 });
  expect(await report(id, { reason: 'fraud' })).toMatchObject({ status: 200 });
  const mails = await api.db.select().from(outbox);
  const question = mails.find(({ text }) => text.includes('Kein Impressum.'));
  expect(question?.subject).toBe(`Stelle gemeldet: Frage, ob sie echt ist (Nr. ${id})`);
  expect(question?.text).toContain(`Bitte antworten Sie an ${testUsers.candidate.email}.`);
});
