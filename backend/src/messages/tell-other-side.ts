import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { candidates, clients, jobDemands, users } from '../database/schema.ts';
import { createDeepLink } from '../deep-links/create-deep-link.ts';
import type { Asker } from '../http/asker.ts';
import { addMail } from '../mail/add-mail.ts';
import { newMessageMail } from '../mail/templates/new-message.ts';
import type { Services } from '../services.ts';
import type { ConversationRow } from './find-conversation.ts';

async function otherSide(db: Database, asker: Asker, conversation: ConversationRow) {
  const recipient = { usersId: users.id, email: users.email };
  const [row] =
    asker.candidateId !== null
      ? await db
          .select(recipient)
          .from(users)
          .innerJoin(clients, eq(clients.usersId, users.id))
          .where(eq(clients.id, conversation.clientId))
      : await db
          .select(recipient)
          .from(users)
          .innerJoin(candidates, eq(candidates.usersId, users.id))
          .where(eq(candidates.id, conversation.candidateId));
  return row;
}

async function jobTitle(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ title: jobDemands.title })
    .from(jobDemands)
    .where(eq(jobDemands.id, id));
  return row?.title ?? null;
}

/** Tells the other side of a conversation by mail that something new waits there. */
export async function tellOtherSide(
  services: Services,
  asker: Asker,
  conversation: ConversationRow,
): Promise<void> {
  const { db, now, publicUrl } = services;
  const recipient = await otherSide(db, asker, conversation);
  if (!recipient) return;
  const link = await createDeepLink(services, recipient.usersId, {
    target: 'communication',
    id: conversation.id,
  });
  const title = await jobTitle(db, conversation.jobDemandId);
  const mail = newMessageMail(publicUrl, title, link);
  await addMail(db, now(), { recipient: recipient.email, ...mail });
}
