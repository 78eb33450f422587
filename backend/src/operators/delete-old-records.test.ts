import { addAudit } from '../audit/add-audit.ts';
import { eq, sql } from '../database/drizzle.ts';
import {
  auditLog,
  jobReports,
  moderationDecisions,
  moderationParties,
  outbox,
} from '../database/schema.ts';
import { JOB_ID, PRIVATE_JOB_ID } from '../testing/jobs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteOldRecords } from './delete-old-records.ts';

const entry = { action: 'sign-in', subject: 'operator', subjectId: 1 } as const;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const decide = (id: number, action: string) => {
  const body = { kind: 'job', id, action, ground: 'terms', reason: 'Verlangt Geld.' };
  return api.sendRaw('POST /operator/decision', { body }, 'operator');
};
const counts = async () => ({
  decisions: await api.db.$count(moderationDecisions),
  parties: await api.db.$count(moderationParties),
  reports: await api.db.$count(jobReports),
});

test('OPER-08 operators-26 decisions go three years after the end of their year, unless they are in force', async () => {
  for (const id of [JOB_ID, PRIVATE_JOB_ID]) {
    const report = { params: { id }, body: { reason: 'fee' as const } };
    await api.send('POST /job_demand/{id}/report', report, 'candidate');
  }
  await decide(JOB_ID, 'none');
  await decide(PRIVATE_JOB_ID, 'hide');
  expect(await api.db.$count(outbox)).toBeGreaterThan(0);
  await deleteOldRecords(api.db, new Date('2029-12-31T23:00:00Z'));
  expect(await counts()).toMatchObject({ decisions: 2, reports: 2 });
  await deleteOldRecords(api.db, new Date('2030-01-01T01:00:00Z'));
  expect(await counts()).toMatchObject({ decisions: 1, reports: 1 });
  await decide(PRIVATE_JOB_ID, 'restore');
  await deleteOldRecords(api.db, new Date('2030-01-01T01:00:00Z'));
  expect(await counts()).toEqual({ decisions: 0, parties: 0, reports: 0 });
});

test('OPER-08 operators-27 a report that was never decided goes as well, sooner when its job is gone', async () => {
  const guest = { reporterName: 'Ute Gast', reporterEmail: 'gast@test.example' };
  const report = {
    ...guest,
    reason: 'fee' as const,
    createdAt: new Date('2026-06-10T00:00:00Z'),
  };
  await api.db.insert(jobReports).values([{ ...report, jobDemandId: JOB_ID }, report]);
  const left = async (time: string) => {
    await deleteOldRecords(api.db, new Date(time));
    return api.db.$count(jobReports);
  };
  expect(await left('2026-12-09T00:00:00Z')).toBe(2);
  expect(await left('2026-12-11T00:00:00Z')).toBe(1);
  expect(await left('2029-12-31T23:00:00Z')).toBe(1);
  expect(await left('2030-01-01T01:00:00Z')).toBe(0);
});

test('OPER-08 operators-26 the audit log loses what is that old and nothing else', async () => {
  const { db } = api;
  const before = await db.$count(auditLog);
  const now = new Date();
  const old = new Date(Date.UTC(now.getUTCFullYear() - 5, 5, 1));
  await addAudit(db, old, 'alt@test.example', entry);
  await addAudit(db, now, 'neu@test.example', entry);
  await deleteOldRecords(db, now);
  expect(await db.$count(auditLog)).toBe(before + 1);
  const fresh = eq(auditLog.operator, 'neu@test.example');
  await expect(db.delete(auditLog).where(fresh)).rejects.toThrow();
  await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
  await expect(db.update(auditLog).set({ reason: 'x' }).where(fresh)).rejects.toThrow();
  expect(await db.$count(auditLog, fresh)).toBe(1);
});
