import { count, eq } from '../database/drizzle.ts';
import { jobReports, moderationParties, outbox, rateLimits } from '../database/schema.ts';
import { JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [moderationParties, jobReports, outbox, rateLimits])
    await api.db.delete(table);
});

const email = 'ute@test.example';
const body = { job_demand_id: JOB_ID, reason: 'fraud', text: 'Vorkasse.', name: 'Ute Neu', email };
const report = (more: object = {}) =>
  api.sendRaw('POST /content_report', { body: { ...body, ...more } }, null);
const mailsTo = (recipient: string) =>
  api.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);

test('OPER-08 operators-24 a report without an account is confirmed, stands in the queue, and its decision comes by mail', async () => {
  expect((await report()).status).toBe(200);
  const [receipt] = await mailsTo(email);
  expect(receipt).toMatchObject({
    subject: `Ihre Meldung zur Anzeige Nr. ${JOB_ID}`,
    usersId: null,
  });
  expect(receipt?.text).toContain('Vorkasse.');
  const queue = (await api.send('GET /operator/case', {}, 'operator')).body;
  expect(queue).toMatchObject([{ kind: 'job', id: JOB_ID, reports: 1, reporters: ['guest'] }]);
  expect(JSON.stringify(queue)).not.toMatch(/Ute|ute@/);

  const decision = {
    kind: 'job',
    id: JOB_ID,
    action: 'none',
    ground: 'law',
    reason: 'Kein Verstoß.',
  };
  expect(
    (await api.sendRaw('POST /operator/decision', { body: decision }, 'operator')).status,
  ).toBe(200);
  const [, result] = await mailsTo(email);
  expect(result?.subject).toContain('Unsere Entscheidung zu Ihrer Meldung');
  const token = /token=([\w-]+)/.exec(result?.text ?? '')?.[1] ?? '';
  const objection = { token, text: 'Doch, sehen Sie noch einmal hin.' };
  expect((await api.sendRaw('POST /objection', { body: objection }, null)).status).toBe(200);
  expect((await api.send('GET /operator/case', {}, 'operator')).body).toMatchObject([
    { id: JOB_ID, objections: 1 },
  ]);
});

test('operators-24 the same report twice is one, also at the same moment', async () => {
  await Promise.all([report(), report()]);
  const [row] = await api.db.select({ reports: count() }).from(jobReports);
  expect(row?.reports).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('API-03 operators-24 an unknown job is refused, and nobody is flooded with confirmations', async () => {
  expect(await report({ job_demand_id: 999_999 })).toMatchObject({ status: 404 });
  expect(await report({ text: ' ' })).toMatchObject({ status: 400 });
  await api.db.delete(rateLimits);
  const statuses: number[] = [];
  for (let id = 11; id < 15; id += 1) statuses.push((await report({ job_demand_id: id })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await mailsTo(email)).toHaveLength(3);
});
