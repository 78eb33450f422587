import { contractDeclarations, tasks } from '../../database/schema.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { ORDER_ID, testUsers } from '../../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('OPER-08 operators-19 orders are found by address; their secret is not answered', async () => {
  const { email } = testUsers.candidate;
  const { body } = await api.send(
    'GET /operator/order',
    { query: { search: 'renate' } },
    'operator',
  );
  expect(body).toMatchObject([{ email, state: 'open', price_cents: 1_399 }]);
  expect(JSON.stringify(body)).not.toContain(ORDER_ID);
  const other = await api.send('GET /operator/order', { query: { search: 'niemand' } }, 'operator');
  expect(other.body).toEqual([]);
});

test('OPER-08 operators-19 invoices are found by number and address', async () => {
  const { body: all } = await api.send('GET /operator/invoice', {}, 'operator');
  const [first] = all;
  expect(first?.number).toBeTruthy();
  const found = async (search: string) =>
    (await api.send('GET /operator/invoice', { query: { search } }, 'operator')).body;
  expect(await found(first?.number ?? '')).toEqual([first]);
  expect(await found('100%')).toEqual([]);
});

test('OPER-08 operators-19 a declaration says what became of it', async () => {
  const declared = { kind: 'withdrawal', name: 'Ute', email: 'ute@test.example' } as const;
  await api.db.insert(contractDeclarations).values([
    { ...declared, reference: 'V1' },
    { ...declared, reference: 'V2', contractReference: 'test-x', linkHash: 'h' },
    { ...declared, reference: 'V3', contractReference: 'test-x' },
  ]);
  const [late] = await api.db
    .insert(contractDeclarations)
    .values({ ...declared, reference: 'V4', contractReference: 'test-x' })
    .returning();
  const task = { kind: 'billing-declaration', nextAttemptAt: api.clock.now } as const;
  await api.db.insert(tasks).values({ ...task, payload: { id: late?.id }, state: 'failed' });
  const { body } = await api.send('GET /operator/declaration', {}, 'operator');
  const states = Object.fromEntries(body.map(({ reference, state }) => [reference, state]));
  expect(states).toEqual({ V1: 'unmatched', V2: 'link', V3: 'done', V4: 'failed' });
});
