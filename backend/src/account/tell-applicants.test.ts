import { eq, like } from '../database/drizzle.ts';
import { communications, messages, outbox } from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { servicesOf } from '../testing/work.ts';
import { deleteUserRows } from './delete-user.ts';

const { company, paidCandidate } = testUsers;

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
  await api.db.delete(messages).where(eq(messages.conversationId, CONVERSATION_ID));
});
afterEach(() => api.close());

const write = () =>
  api.db.insert(messages).values({
    conversationId: CONVERSATION_ID,
    type: 'application',
    message: 'Guten Tag, ich interessiere mich für die Stelle.',
    sendingUsersId: paidCandidate.usersId,
    contactData: 'anonymous',
  });
async function readersAfter(usersId: number): Promise<string[]> {
  const services = servicesOf(api);
  await api.db.transaction((db) => deleteUserRows({ ...services, db }, usersId));
  const told = await api.db
    .select()
    .from(outbox)
    .where(like(outbox.subject, '%ist nicht mehr bei uns'));
  return told.map(({ recipient }) => recipient);
}

test('ACCT-09 account-33 who waits for an answer of an employer that goes is told once', async () => {
  await write();
  await write();
  const readers = await readersAfter(company.usersId);
  expect(readers.filter((email) => email === paidCandidate.email)).toHaveLength(1);
});

test('ACCT-09 account-33 who was refused, or has never written, waits for nothing', async () => {
  expect(await readersAfter(testUsers.privateEmployer.usersId)).not.toContain(paidCandidate.email);
  await write();
  await api.db
    .update(communications)
    .set({ decision: 'declined' })
    .where(eq(communications.id, CONVERSATION_ID));
  expect(await readersAfter(company.usersId)).not.toContain(paidCandidate.email);
});
