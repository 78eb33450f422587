import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import {
  clients,
  communications,
  interviews,
  messageReports,
  messages,
} from '../../database/schema.ts';
import { testUsers } from '../test-users.ts';
import { NAMES, word } from './names.ts';

const { candidate, company } = testUsers;
const { usersId, candidateId } = candidate;

const contactData = {
  salutation_id: 2 as const,
  first_name: NAMES.first,
  last_name: NAMES.last,
  phone: NAMES.phone,
  email: NAMES.emails[0],
};

/** A conversation with a company, whose answer the person reported; and one as an employer, with a note. */
export async function insertConversation(db: Database): Promise<void> {
  const [own] = await db.select().from(clients).where(eq(clients.usersId, usersId));
  await db.insert(communications).values({
    type: 'application',
    sendingUsersId: testUsers.paidCandidate.usersId,
    candidateId: testUsers.paidCandidate.candidateId,
    clientId: own?.id ?? 0,
    contactData: 'anonymous',
    note: word('note'),
  });
  const [conversation] = await db
    .insert(communications)
    .values({
      type: 'application',
      sendingUsersId: usersId,
      candidateId,
      clientId: company.clientId,
      jobDemandId: 3,
      contactData,
    })
    .returning();
  await db.insert(messages).values({
    conversationId: conversation?.id ?? 0,
    type: 'application',
    message: word('message'),
    sendingUsersId: usersId,
    authorUsersId: usersId,
    authorName: word('colleague'),
    contactData,
  });
  const [answer] = await db
    .insert(messages)
    .values({
      conversationId: conversation?.id ?? 0,
      type: 'application',
      message: 'Guten Tag',
      sendingUsersId: company.usersId,
      contactData: 'anonymous',
    })
    .returning();
  await db.insert(interviews).values({
    conversationId: conversation?.id ?? 0,
    messageId: answer?.id ?? 0,
    uid: '0a8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    state: 'agreed',
    startsAt: new Date(Date.UTC(2027, 0, 5, 9)),
    way: 'place',
    where: word('interview'),
    minutes: 45,
    options: [Date.UTC(2027, 0, 5, 9)],
    updatedAt: new Date(0),
  });
  await db.insert(messageReports).values({
    messageId: answer?.id ?? 0,
    usersId,
    reason: 'other',
    text: word('messageReport'),
  });
}
