import { callKeys } from '@silverjobs/contract';
import { sql } from 'drizzle-orm';
import { auditLog } from '../database/schema.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { addAudit } from './audit.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
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
/** Lists that name nobody: what waits, and the log itself. */
const UNRECORDED = ['GET /operator/case', 'GET /operator/audit'];

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

test.each(ofOperators)('operators-6 %s that fails leaves none', async (key) => {
  const before = await api.db.$count(auditLog);
  await api.sendRaw(key, { params: { kind: 'job', id: 'x' }, body: {} }, 'operator');
  if (!UNRECORDED.includes(key) && key.includes('{')) {
    expect(await api.db.$count(auditLog)).toBe(before);
  }
});
