import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** Karl and the company, about an active job of it. */
export const CONVERSATION_ID = 601;
export const CONVERSATION_JOB_ID = 5;
/** Written by Karl, where a test inserts it. */
export const MESSAGE_ID = 701;

export async function insertConversations(db: Database): Promise<void> {
  const { paidCandidate, company } = testUsers;
  await db.insert(communications).values({
    id: CONVERSATION_ID,
    type: 'application',
    sendingUsersId: paidCandidate.usersId,
    candidateId: paidCandidate.candidateId,
    clientId: company.clientId,
    jobDemandId: CONVERSATION_JOB_ID,
    contactData: 'anonymous',
  });
}

/** A message of Karl to the company. */
export async function insertMessage(db: Database): Promise<void> {
  await db.insert(messages).values({
    id: MESSAGE_ID,
    conversationId: CONVERSATION_ID,
    type: 'application',
    message: 'Guten Tag',
    sendingUsersId: testUsers.paidCandidate.usersId,
    contactData: 'anonymous',
  });
}
