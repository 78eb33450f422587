import { eq } from '../database/drizzle.ts';
import { communications, users } from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { samples } from '../testing/samples.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { usersId, email } = testUsers.candidate;
const NEW = 'neu@test.example';

test('TRUST-05 account-41 after a change of address the conversations chosen get the new one', async () => {
  await api.send('POST /application', samples['POST /application'], 'candidate');
  expect((await api.send('GET /shared_address', {}, 'candidate')).body).toEqual([]);
  await api.db.update(users).set({ email: NEW }).where(eq(users.id, usersId));
  const { body: listed } = await api.send('GET /shared_address', {}, 'candidate');
  expect(listed).toMatchObject([{ with: 'Weber Holzbau GmbH', email }]);
  const id = listed[0]?.communication_id ?? 0;
  const load = async () =>
    (await api.db.select().from(communications).where(eq(communications.id, id)))[0]?.contactData;
  const before = await load();
  const share = (ids: number[]) =>
    api.send('POST /shared_address', { body: { communication_ids: ids } }, 'candidate');
  expect((await share([id, CONVERSATION_ID])).status).toBe(404);
  expect(await load()).toEqual(before);
  expect((await share([id])).body).toEqual([]);
  expect(await load()).toEqual({ ...(before as object), email: NEW });
  expect((await share([id])).status).toBe(200);
});

test('TRUST-05 account-41 what was shared without contact data stays so', async () => {
  const { body } = await api.send('GET /shared_address', {}, 'paidCandidate');
  expect(body).toEqual([]);
  const ids = { communication_ids: [CONVERSATION_ID] };
  await api.send('POST /shared_address', { body: ids }, 'paidCandidate');
  const [row] = await api.db
    .select()
    .from(communications)
    .where(eq(communications.id, CONVERSATION_ID));
  expect(row?.contactData).toBe('anonymous');
});
