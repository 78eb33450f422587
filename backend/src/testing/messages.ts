import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** Renate and the company, about an active job; she sent her contact data. */
export const CONVERSATION_ID = 611;
export const CONVERSATION_JOB_ID = 7;
/** The private employer wrote to Renate, without a job. */
export const OUTREACH_ID = 612;

export const contactData = {
  salutation_id: 2,
  first_name: 'Renate',
  last_name: 'Schuster',
  phone: '0221 1234567',
  email: 'renate@test.example',
} as const;

/** Moment of the first message. */
export const STARTED_AT = Date.UTC(2026, 10, 12, 8);
const HOUR = 3_600_000;

/** Two conversations of Renate: three messages with the company, one from the private employer. */
export async function insertMessages(db: Database): Promise<void> {
  const { candidate, company, privateEmployer } = testUsers;
  const conversation = {
    candidateId: candidate.candidateId,
    createdAt: new Date(STARTED_AT),
  };
  await db.insert(communications).values([
    {
      ...conversation,
      id: CONVERSATION_ID,
      type: 'application',
      sendingUsersId: candidate.usersId,
      clientId: company.clientId,
      jobDemandId: CONVERSATION_JOB_ID,
      contactData,
      lastMessageAt: new Date(STARTED_AT + 2 * HOUR),
    },
    {
      ...conversation,
      id: OUTREACH_ID,
      type: 'outreach',
      sendingUsersId: privateEmployer.usersId,
      clientId: privateEmployer.clientId,
      contactData: 'anonymous',
      lastMessageAt: new Date(STARTED_AT + HOUR),
    },
  ]);
  const readAt = new Date(STARTED_AT + 3 * HOUR);
  await db.insert(messages).values(
    [
      { conversationId: CONVERSATION_ID, from: candidate, text: 'Guten Tag', hours: 0, readAt },
      { conversationId: CONVERSATION_ID, from: company, text: 'Kommen Sie vorbei?', hours: 1 },
      { conversationId: CONVERSATION_ID, from: company, text: 'Am Dienstag?', hours: 2 },
      { conversationId: OUTREACH_ID, from: privateEmployer, text: 'Hätten Sie Zeit?', hours: 1 },
    ].map(({ conversationId, from, text, hours, readAt: read }) => ({
      conversationId,
      type: 'outreach' as const,
      message: text,
      sendingUsersId: from.usersId,
      contactData: conversationId === OUTREACH_ID ? ('anonymous' as const) : contactData,
      createdAt: new Date(STARTED_AT + hours * HOUR),
      readAt: read ?? null,
    })),
  );
}
