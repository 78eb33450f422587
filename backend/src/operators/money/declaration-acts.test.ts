import type { DeclarationActInput } from '@silverjobs/contract';
import { desc, eq } from '../../database/drizzle.ts';
import { auditLog, contractDeclarations, outbox, tasks } from '../../database/schema.ts';
import { billingServices, planOf, restoreBilling, runTasks } from '../../testing/billing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { CONTRACT_NUMBER, PLAN_REFERENCE, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => restoreBilling(api));
afterAll(() => api.close());

const { usersId, email } = testUsers.paidCandidate;
type Kind = 'ordinary' | 'extraordinary' | 'withdrawal';

async function declare(kind: Kind, matched: boolean): Promise<number> {
  const contract = { contractUsersId: usersId, contractReference: PLAN_REFERENCE };
  const [row] = await api.db
    .insert(contractDeclarations)
    .values({
      ...(matched && contract),
      reference: `V-${kind}`,
      kind,
      name: 'Karl Neu',
      email: matched ? email : 'andere@test.example',
      createdAt: api.clock.now,
    })
    .returning({ id: contractDeclarations.id });
  return row?.id ?? 0;
}

const load = async (id: number) =>
  (await api.send('GET /operator/declaration/{id}', { params: { id } }, 'operator')).body;
const act = (id: number, body: DeclarationActInput) =>
  api.sendRaw('POST /operator/declaration/{id}/act', { params: { id }, body }, 'operator');
const newestMail = async () =>
  (await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
const plan = async () => (await planOf(api, usersId)).subscription;
const reason = 'Wir haben darüber gesprochen.';

test('OPER-12 operators-35 what fits no contract is counted, has its time, and is carried out with the number', async () => {
  const id = await declare('ordinary', false);
  const { body } = await api.send(
    'GET /operator/count',
    { query: { of: 'declaration' } },
    'operator',
  );
  expect(body.id).toBe(1);
  const found = await load(id);
  // Saturday, the 21st of November: two working days later is Tuesday.
  expect(found).toMatchObject({
    state: 'unmatched',
    contract_data: null,
    due_at: Date.UTC(2026, 10, 24, 23),
    actions: ['execute', 'refuse', 'answer'],
  });
  expect(await act(id, { act: 'execute' })).toMatchObject({ status: 409 });
  expect(await act(id, { act: 'execute', contract: 'X-1' })).toMatchObject({ status: 409 });
  expect(await act(id, { act: 'execute', contract: CONTRACT_NUMBER })).toMatchObject({
    status: 200,
    body: { state: 'waiting', contract_data: { number: CONTRACT_NUMBER, users_id: usersId } },
  });
  await runTasks(billingServices(api));
  expect((await plan())?.cancelAt).not.toBeNull();
  expect(await load(id)).toMatchObject({ state: 'done', due_at: null });
});

test('OPER-12 operators-35 a withdrawal shows the fourteen days of the law; carried out, the money goes back', async () => {
  api.clock.now = new Date(Date.UTC(2026, 10, 10, 9));
  const id = await declare('withdrawal', false);
  expect((await load(id)).due_at).toBe(Date.UTC(2026, 10, 24, 9));
  await act(id, { act: 'execute', contract: CONTRACT_NUMBER });
  await runTasks(billingServices(api));
  expect((await plan())?.status).toBe('canceled');
  const [end] = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-end'));
  expect(end?.payload).toMatchObject({ money: 'refund' });
});

test('OPER-12 operators-35 a cause that is accepted ends the contract at once', async () => {
  const id = await declare('extraordinary', true);
  expect(await load(id)).toMatchObject({ state: 'reason' });
  expect(await act(id, { act: 'end', reason })).toMatchObject({ body: { state: 'ended' } });
  expect((await plan())?.status).toBe('canceled');
  expect(await newestMail()).toMatchObject({ recipient: email });
  expect((await newestMail())?.text).toContain(reason);
  expect(await act(id, { act: 'end', reason })).toMatchObject({ status: 409 });
});

test('OPER-12 operators-35 a cancellation is taken back: the plan goes on, here and at the payment service', async () => {
  const id = await declare('ordinary', true);
  const end = Math.floor(Date.UTC(2027, 4, 1) / 1_000);
  await api.db.execute(`update subscriptions set cancel_at = ${end}, canceled_at = 1`);
  expect(await act(id, { act: 'take_back', reason })).toMatchObject({
    body: { state: 'taken_back', contract_data: { cancel_at: null } },
  });
  expect(await plan()).toMatchObject({ cancelAt: null, canceledAt: null });
  const [task] = await api.db.select().from(tasks).where(eq(tasks.kind, 'billing-resume'));
  expect(task?.payload).toEqual({ provider: 'test', reference: PLAN_REFERENCE });
  await runTasks(billingServices(api));
  expect(await plan()).toMatchObject({ cancelAt: null });
});

test('OPER-12 operators-35 refusing says why, answering changes nothing; each is in the log', async () => {
  const id = await declare('ordinary', false);
  expect(await act(id, { act: 'answer', reason })).toMatchObject({ body: { state: 'unmatched' } });
  expect((await newestMail())?.text).toContain(reason);
  expect(await act(id, { act: 'refuse', reason: 'Es gibt keinen Vertrag.' })).toMatchObject({
    body: { state: 'refused', outcome_reason: 'Es gibt keinen Vertrag.', actions: ['answer'] },
  });
  const logged = await api.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(logged.map(({ action }) => action)).toEqual(['answered', 'refused']);
  expect(await act(999_999, { act: 'answer', reason })).toMatchObject({ status: 404 });
});

test('OPER-12 operators-35 what is to be looked at stands first, whatever has come since', async () => {
  const open = await declare('ordinary', false);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const linked = await declare('withdrawal', true);
  const { body } = await api.send('GET /operator/declaration', {}, 'operator');
  const shown = body.map(({ id }) => id).filter((id) => id === open || id === linked);
  expect(shown).toEqual([open, linked]);
});
