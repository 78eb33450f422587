import type { QueryOf } from '@silverjobs/contract';
import { CALLBACK_WINDOWS } from '@silverjobs/contract/constants';
import { eq } from '../../database/drizzle.ts';
import {
  auditLog,
  caseAssignments,
  jobDemands,
  jobReports,
  outbox,
} from '../../database/schema.ts';
import { JOB_ID, PRIVATE_JOB_ID } from '../../testing/jobs.ts';
import { insertMessages } from '../../testing/messages.ts';
import { insertOperatorWork } from '../../testing/operators.ts';
import { CALLBACK_ID, DECLARATION_ID } from '../../testing/samples/operators.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterEach(() => api.close());

const report = (id: number, reason: 'fee' | 'filled', as: 'candidate' | 'stranger' = 'candidate') =>
  api.send('POST /job_demand/{id}/report', { params: { id }, body: { reason } }, as);
const cases = async (query: { kind?: 'job' | 'message'; owner?: 'mine' | 'nobody' } = {}) =>
  (await api.send('GET /operator/case', { query }, 'operator')).body;
const load = async (id: number) => {
  const params = { kind: 'job' as const, id };
  return (await api.send('GET /operator/case/{kind}/{id}', { params }, 'operator')).body;
};
const decide = (kind: 'job' | 'user', id: number, action: 'none' | 'hide' | 'block' | 'unblock') =>
  api.send(
    'POST /operator/decision',
    { body: { kind, id, action, ground: 'terms', reason: 'Verlangt Geld.' } },
    'operator',
  );
const take = (id: number, mine: boolean) =>
  api.send(
    'PUT /operator/case/{kind}/{id}/assignment',
    { params: { kind: 'job', id }, body: { mine } },
    'operator',
  );

test('OPER-13 operators-28 what is dangerous stands before what is older, and is counted', async () => {
  await report(JOB_ID, 'filled');
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await report(PRIVATE_JOB_ID, 'fee');
  expect(await cases()).toMatchObject([
    { id: PRIVATE_JOB_ID, dangerous: true, assigned_to: null },
    { id: JOB_ID, dangerous: false },
  ]);
  expect(await cases({ kind: 'message' })).toEqual([]);
  const { body } = await api.send('GET /operator/count', { query: { of: 'case' } }, 'operator');
  expect(body).toEqual({ id: 2 });
});

test('OPER-13 operators-28 who takes a case is seen by the others, until it is decided', async () => {
  await report(JOB_ID, 'fee');
  await take(JOB_ID, true);
  expect(await cases({ owner: 'nobody' })).toEqual([]);
  const { email } = testUsers.operator;
  expect(await cases({ owner: 'mine' })).toMatchObject([{ id: JOB_ID, assigned_to: email }]);
  await take(JOB_ID, false);
  expect((await load(JOB_ID)).assigned_to).toBeNull();
  await take(JOB_ID, true);
  await decide('job', JOB_ID, 'none');
  await report(JOB_ID, 'fee', 'stranger');
  expect(await cases()).toMatchObject([{ id: JOB_ID, assigned_to: null }]);
});

test('OPER-13 operators-30 what was reported is kept as it was, also when it is changed or deleted', async () => {
  const [before] = await api.db.select().from(jobDemands).where(eq(jobDemands.id, JOB_ID));
  await report(JOB_ID, 'fee');
  await api.db
    .update(jobDemands)
    .set({ title: 'Harmlos', description: '<p>Nichts dabei</p>' })
    .where(eq(jobDemands.id, JOB_ID));
  const found = await load(JOB_ID);
  expect(found).toMatchObject({ title: 'Harmlos', text: 'Nichts dabei' });
  expect(found.reported).toMatchObject({ title: before?.title });
  expect(found.reported?.text).not.toBe('Nichts dabei');
  const [kept] = await api.db.select().from(jobReports);
  expect(kept?.reported).toMatchObject({ title: before?.title });
});

test('OPER-13 operators-30 how often the same person has reported, and how often rightly', async () => {
  const habits = async (id: number) => {
    const [newest] = (await load(id)).reports;
    return [newest?.earlier, newest?.earlier_upheld];
  };
  await report(JOB_ID, 'fee');
  expect(await habits(JOB_ID)).toEqual([0, 0]);
  await decide('job', JOB_ID, 'hide');
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  await report(PRIVATE_JOB_ID, 'filled');
  expect(await habits(PRIVATE_JOB_ID)).toEqual([1, 1]);
});

test('OPER-13 operators-29 several are decided at once, each with its row in the log; what is decided is left', async () => {
  await report(JOB_ID, 'fee');
  await report(PRIVATE_JOB_ID, 'fee');
  const cases_ = [JOB_ID, PRIVATE_JOB_ID].map((id) => ({ kind: 'job' as const, id }));
  const body = {
    cases: cases_,
    action: 'hide',
    ground: 'terms',
    reason: 'Verlangt Geld.',
  } as const;
  const before = await api.db.$count(auditLog, eq(auditLog.action, 'hide'));
  const first = await api.send('POST /operator/decisions', { body }, 'operator');
  expect(first.body).toEqual({ decided: 2, left: [] });
  expect(await api.db.$count(auditLog, eq(auditLog.action, 'hide'))).toBe(before + 2);
  expect(await cases()).toEqual([]);
  const again = await api.send('POST /operator/decisions', { body }, 'operator');
  expect(again.body).toEqual({ decided: 0, left: cases_.sort((a, b) => a.id - b.id) });
});

test('OPER-13 operators-31 those in contact with a blocked employer are shown and told, once', async () => {
  const { usersId } = testUsers.company;
  const contacts = async () =>
    (await api.send('GET /operator/employer/{id}/people', { params: { id: usersId } }, 'operator'))
      .body;
  const known = await contacts();
  expect(known.length).toBeGreaterThan(0);
  expect(known.every(({ told_at: told }) => told === null)).toBe(true);
  await decide('user', usersId, 'block');
  const told = await contacts();
  expect(told.every(({ told_at: at }) => at === api.clock.now.getTime())).toBe(true);
  const people = new Set(told.map(({ users_id: id }) => id));
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.usersId, testUsers.candidate.usersId));
  expect(people).toContain(testUsers.candidate.usersId);
  const warned = mails.filter(({ subject }) => subject.startsWith('Wir haben'));
  expect(warned).toHaveLength(1);
  expect(warned[0]?.text).toContain('überweisen Sie ihm kein Geld');
  await decide('user', usersId, 'unblock');
  const after = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.usersId, testUsers.candidate.usersId));
  expect(after.filter(({ subject }) => subject.endsWith('ist wieder frei'))).toHaveLength(1);
});

test('OPER-13 operators-28 call-backs and declarations are taken, too, and narrowed by who has them', async () => {
  await insertOperatorWork(api.db);
  const { email } = testUsers.operator;
  const assign = (kind: 'callback' | 'declaration', id: number) =>
    api.sendRaw(
      'PUT /operator/case/{kind}/{id}/assignment',
      { params: { kind, id }, body: { mine: true } },
      'operator',
    );
  const callbacks = async (query: QueryOf<'GET /operator/callback'> = {}) =>
    (await api.send('GET /operator/callback', { query }, 'operator')).body;
  const declarations = async (owner: 'mine' | 'nobody') =>
    (await api.send('GET /operator/declaration', { query: { owner } }, 'operator')).body;
  const [waiting] = await callbacks();
  const [other] = CALLBACK_WINDOWS.filter((one) => one !== 'any' && one !== waiting?.time_window);
  expect(await callbacks({ ...(waiting && { time_window: waiting.time_window }) })).toHaveLength(1);
  expect(await callbacks({ ...(other && { time_window: other }) })).toHaveLength(
    waiting?.time_window === 'any' ? 1 : 0,
  );
  expect(await assign('callback', CALLBACK_ID)).toMatchObject({ status: 200 });
  expect(await callbacks({ owner: 'nobody' })).toEqual([]);
  expect(await callbacks({ owner: 'mine' })).toMatchObject([{ assigned_to: email }]);
  expect(await assign('callback', 999_999)).toMatchObject({ status: 404 });
  expect((await declarations('nobody')).map(({ id }) => id)).toContain(DECLARATION_ID);
  await assign('declaration', DECLARATION_ID);
  expect(await declarations('mine')).toMatchObject([{ id: DECLARATION_ID, assigned_to: email }]);
  await api.send('POST /operator/callback/{id}/done', { params: { id: CALLBACK_ID } }, 'operator');
  expect(await api.db.$count(caseAssignments)).toBe(1);
});
