import type { AccountExport } from '@silverjobs/contract';
import { asc, eq, or } from 'drizzle-orm';
import { candidates, clients, communications, jobDemands, messages } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import type { Services } from '../services.ts';

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
  asker: Asker,
): Promise<Exported[]> {
  const mine = or(eq(candidates.usersId, asker.usersId), eq(clients.usersId, asker.usersId));
  const conversations = await db
    .select({ conversation: communications, jobTitle: jobDemands.title, client: clients })
    .from(communications)
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(mine)
    .orderBy(asc(communications.createdAt), asc(communications.id));
  const written = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.communicationId))
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .where(mine)
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const byConversation = new Map<number, Exported['messages']>();
  for (const { message } of written) {
    const thread = byConversation.get(message.communicationId) ?? [];
    byConversation.set(message.communicationId, thread);
    thread.push({
      created_at: message.createdAt.getTime(),
      own: message.sendingUsersId === asker.usersId,
      message: message.message,
    });
  }
  return conversations.map(({ conversation, jobTitle, client }) => ({
    id: conversation.id,
    type: conversation.type,
    created_at: conversation.createdAt.getTime(),
    job_title: jobTitle,
    with:
      client.usersId === asker.usersId ? sharedName(conversation.contactData) : client.profileName,
    contact_data: conversation.contactData,
    messages: byConversation.get(conversation.id) ?? [],
  }));
}
