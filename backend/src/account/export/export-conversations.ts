import type { AccountExport } from '@silverjobs/contract';
import { and, asc, eq, isNull, or } from '../../database/drizzle.ts';
import {
  candidates,
  clients,
  communications,
  interviews,
  jobDemands,
  messages,
} from '../../database/schema.ts';
import type { Requester } from '../../http/requester.ts';
import { interviewOf, seenInterview } from '../../interview-dates/interview-of.ts';
import type { Services } from '../../services.ts';

type Exported = AccountExport['conversations'][number];
type ContactData = Exported['contact_data'];

/** What a candidate shared is all that an employer knows of it. */
function sharedName(contact: ContactData): string | null {
  if (contact === 'anonymous') return null;
  return `${contact.first_name} ${contact.last_name}`.trim() || null;
}

/** The conversations of a user with all their messages, oldest first. */
export async function exportConversations(
  { db }: Pick<Services, 'db'>,
  requester: Requester,
): Promise<Exported[]> {
  const side = requester.sideUsersId;
  const mine = or(eq(candidates.usersId, side), eq(clients.usersId, side));
  const conversations = await db
    .select({
      conversation: communications,
      jobTitle: jobDemands.title,
      client: clients,
      interview: interviews,
    })
    .from(communications)
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .leftJoin(interviews, seenInterview(side))
    .where(mine)
    .orderBy(asc(communications.createdAt), asc(communications.id));
  const written = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.conversationId))
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .where(and(mine, or(isNull(messages.heldFor), eq(messages.sendingUsersId, side))))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const byConversation = new Map<number, Exported['messages']>();
  for (const { message } of written) {
    const conversationMessages = byConversation.get(message.conversationId) ?? [];
    byConversation.set(message.conversationId, conversationMessages);
    conversationMessages.push({
      created_at: message.createdAt.getTime(),
      own: message.sendingUsersId === side,
      message: message.message,
    });
  }
  return conversations.map(({ conversation, jobTitle, client, interview }) => ({
    id: conversation.id,
    type: conversation.type,
    created_at: conversation.createdAt.getTime(),
    job_title: jobTitle,
    decision: conversation.decision,
    // Candidates never see what is noted about them here (employers-61).
    note: client.usersId === side ? conversation.note : null,
    ...(interview && { interview: interviewOf(interview) }),
    with: client.usersId === side ? sharedName(conversation.contactData) : client.profileName,
    contact_data: conversation.contactData,
    messages: byConversation.get(conversation.id) ?? [],
  }));
}
