import { eq } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import { CONVERSATION_ID, insertMessages } from '../testing/messages.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertMessages(api.db);
});
afterAll(() => api.close());

const { candidate, company } = testUsers;
const decide = (action: 'block' | 'unblock') =>
  api.sendRaw(
    'POST /operator/decision',
    { body: { kind: 'user', id: company.usersId, action, ground: 'terms', reason: 'Betrug.' } },
    'operator',
  );
const blocked = async () => {
  const parts = { params: { id: CONVERSATION_ID } };
  return (await api.send('GET /communication/{id}', parts, 'candidate')).body[0]?.blocked;
};
const write = () =>
  api.sendRaw(
    'POST /message',
    { body: { message: 'Guten Tag', communication_id: CONVERSATION_ID, type: 'outreach' } },
    'candidate',
  );

test('TRUST-15 safety-9 a blocked employer’s contacts are told what to do, and the conversation says the truth', async () => {
  expect(await blocked()).toBeUndefined();
  expect((await decide('block')).status).toBe(200);
  const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, candidate.email));
  expect(mails.at(-1)?.text).toContain('Rufen Sie sofort Ihre Bank an');
  expect(await blocked()).toBe(true);
  expect(await write()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('vom Betreiber gesperrt') },
  });
  await decide('unblock');
  expect([await blocked(), (await write()).status]).toEqual([undefined, 200]);
});
