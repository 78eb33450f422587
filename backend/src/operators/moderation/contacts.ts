import type { OperatorContact } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, max, sql } from '../../database/drizzle.ts';
import {
  candidates,
  clients,
  communications,
  contactNotices,
  moderationDecisions,
} from '../../database/schema.ts';
import { addMail } from '../../mail/add-mail.ts';
import { contactMail } from '../../mail/templates/blocked-contact.ts';
import { contactsOfEmployer } from '../../messages/contacts-of-employer.ts';
import type { Services } from '../../services.ts';
import { PAGE, type PageQuery } from '../like.ts';

/** How many people have a conversation with the employer of an account. */
export async function countContacts(db: Database, usersId: number): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct ${communications.candidateId})::int` })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .where(eq(clients.usersId, usersId));
  return row?.people ?? 0;
}

/** A page of those who have a conversation with the employer of an account, the newest first (operators-31). */
export async function loadContacts(
  db: Database,
  usersId: number,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<OperatorContact[]> {
  const told = db
    .select({ usersId: contactNotices.usersId, at: max(contactNotices.createdAt).as('at') })
    .from(contactNotices)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, contactNotices.decisionId))
    .where(
      and(
        eq(moderationDecisions.affectedUsersId, usersId),
        eq(moderationDecisions.action, 'block'),
      ),
    )
    .groupBy(contactNotices.usersId)
    .as('told');
  const rows = await db
    .select({
      users_id: candidates.usersId,
      name: sql<
        string | null
      >`nullif(concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}), '')`,
      conversation_id: communications.id,
      lastMessageAt: communications.lastMessageAt,
      toldAt: told.at,
    })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .leftJoin(told, eq(told.usersId, candidates.usersId))
    .where(eq(clients.usersId, usersId))
    .orderBy(desc(communications.lastMessageAt), desc(communications.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ lastMessageAt, toldAt, ...row }) => ({
    ...row,
    last_message_at: lastMessageAt.getTime(),
    told_at: toldAt?.getTime() ?? null,
  }));
}

/**
 * Tells those in contact with an employer that the account is blocked, or free again, once each: money or
 * data may be on their way (operators-31). Within the transaction of the decision.
 */
export async function tellContacts(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  decisionId: number,
  employerUsersId: number,
  action: 'block' | 'unblock',
): Promise<void> {
  const people = await contactsOfEmployer(db, employerUsersId, now());
  for (const { usersId, email, employer } of people) {
    await db.insert(contactNotices).values({ decisionId, usersId, createdAt: now() });
    const mail = contactMail(publicUrl, employer, action);
    await addMail(db, now(), { recipient: email, usersId, ...mail });
  }
}
