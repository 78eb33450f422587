import { type SharedAddress, shownEmail } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, desc, eq, inArray, sql } from '../database/drizzle.ts';
import { clients, communications, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { notifyMessagesChanged } from '../live/live-notification.ts';

const sharedEmail = sql<string>`${communications.contactData} ->> 'email'`;

/** Conversations of the candidate in which another address than the present one was shared. */
const outdated = ({ candidateId, email }: CandidateRequester) =>
  and(eq(communications.candidateId, candidateId), sql`${sharedEmail} <> ${shownEmail(email)}`);

/** Who has an earlier address of the candidate, the newest conversation first (account-41). */
export async function listSharedAddresses(
  db: Database,
  requester: CandidateRequester,
): Promise<SharedAddress[]> {
  return db
    .select({
      communication_id: communications.id,
      with: clients.profileName,
      job_title: jobDemands.title,
      email: sharedEmail,
    })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(outdated(requester))
    .orderBy(desc(communications.lastMessageAt), desc(communications.id));
}

/**
 * Gives the present address to the employers of these conversations; what stands in messages that were
 * sent stays as it was. Who has it by now is passed over.
 * @throws Failure not_found for a conversation of somebody else
 */
export async function shareAddress(
  database: Database,
  requester: CandidateRequester,
  ids: readonly number[],
): Promise<SharedAddress[]> {
  return database.transaction(async (db) => {
    const chosen = inArray(communications.id, [...ids]);
    const own = and(chosen, eq(communications.candidateId, requester.candidateId));
    if ((await db.$count(communications, own)) !== new Set(ids).size) {
      throw new Failure('not_found', { param: 'communication_ids' });
    }
    const address = JSON.stringify(shownEmail(requester.email));
    const changed = await db
      .update(communications)
      .set({
        contactData: sql`jsonb_set(${communications.contactData}, '{email}', ${address}::jsonb)`,
      })
      .where(and(chosen, outdated(requester)))
      .returning();
    for (const conversation of changed) await notifyMessagesChanged(db, conversation);
    return listSharedAddresses(db, requester);
  });
}
