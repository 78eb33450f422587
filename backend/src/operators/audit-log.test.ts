import { callKeys } from '@silverjobs/contract';
import { addAudit } from '../audit/add-audit.ts';
import { sql } from '../database/drizzle.ts';
import { auditLog } from '../database/schema.ts';
import { insertMessage } from '../testing/conversations.ts';
import { insertOperatorWork } from '../testing/operators.ts';
import { insertPapers } from '../testing/papers.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessage(api.db);
  await insertPapers(api.db);
  await insertOperatorWork(api.db);
});
afterAll(() => api.close());

test.each([
  "update audit_log set operator = 'niemand'",
  'delete from audit_log',
  'truncate audit_log',
])('OPER-08 operators-6 the database refuses: %s', async (statement) => {
  const entry = { action: 'read', subject: 'job', subjectId: 1 } as const;
  await addAudit(api.db, api.clock.now, 'a@test.example', entry);
  const before = await api.db.select().from(auditLog);
  await expect(api.db.execute(sql.raw(statement))).rejects.toThrow();
  expect(await api.db.select().from(auditLog)).toEqual(before);
});

const ofOperators = callKeys.filter((key) => key.includes(' /operator/'));
/** Lists that name nobody, and the log itself. */
const UNRECORDED = [
  'GET /operator/case',
  'GET /operator/audit',
  'GET /operator/count',
  'GET /operator/dormant',
  'GET /operator/stuck',
  'GET /operator/course',
  'GET /operator/feed',
  'GET /operator/contents',
  'GET /operator/content',
  'GET /operator/figures',
  'GET /operator/figures/file',
];

test.each(ofOperators)('OPER-08 operators-6 operators-7 %s leaves its row', async (key) => {
  const { as: _, ...parts } = samples[key];
  const before = await api.db.$count(auditLog);
  expect(await api.sendRaw(key, parts, 'operator')).toMatchObject({ status: 200 });
  const rows = (await api.db.select().from(auditLog)).slice(before);
  if (UNRECORDED.includes(key)) return expect(rows).toEqual([]);
  const { email } = testUsers.operator;
  expect(rows).toMatchObject([{ operator: email, createdAt: api.clock.now }]);
  // Who changes something says why, or what.
  if (!key.startsWith('GET ')) expect(rows[0]?.subjectId).not.toBeNull();
});

test('OPER-08 operators-6 what fails leaves no row', async () => {
  const before = await api.db.$count(auditLog);
  const params = { kind: 'job', id: 999_999 };
  const decision = { ...samples['POST /operator/decision'].body, id: 999_999 };
  const answers = [
    await api.sendRaw('GET /operator/case/{kind}/{id}', { params }, 'operator'),
    await api.sendRaw('POST /operator/decision', { body: decision }, 'operator'),
    await api.sendRaw('GET /operator/user/{id}', { params }, 'operator'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await api.db.$count(auditLog)).toBe(before);
});
