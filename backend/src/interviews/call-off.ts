import { and, eq, gt, inArray, or } from '../database/drizzle.ts';
import { candidates, clients, communications, interviews } from '../database/schema.ts';
import type { EndOfAccount } from '../mail/templates/interview.ts';
import type { Services } from '../services.ts';
import { mailStaying } from './interview-mails.ts';

/**
 * Cancels the agreed dates of a user whose account ends, those that are still to come: nobody waits for
 * somebody who is gone (messages-35).
 * @param services with the transaction that ends it; call it before rows are deleted
 */
export async function callOffInterviews(
  services: Pick<Services, 'db' | 'now' | 'publicUrl' | 'brand' | 'operatorEmail'>,
  usersId: number,
  reason: EndOfAccount,
): Promise<void> {
  const { db, now } = services;
  const candidateIds = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.usersId, usersId));
  const clientIds = db.select({ id: clients.id }).from(clients).where(eq(clients.usersId, usersId));
  // Who takes a date holds the conversation: that is waited for, and its date is seen here.
  const own = await db
    .select({ id: communications.id })
    .from(communications)
    .where(
      or(
        inArray(communications.candidateId, candidateIds),
        inArray(communications.clientId, clientIds),
      ),
    )
    .orderBy(communications.id)
    .for('update');
  const ids = own.map(({ id }) => id);
  const agreed = await db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(interviews.conversationId, ids),
        eq(interviews.state, 'agreed'),
        gt(interviews.startsAt, now()),
      ),
    );
  for (const { startsAt, ...row } of agreed) {
    if (!startsAt) continue;
    const revision = row.revision + 1;
    await db
      .update(interviews)
      .set({ state: 'cancelled', revision, updatedAt: now() })
      .where(eq(interviews.id, row.id));
    await mailStaying(services, { ...row, startsAt, revision }, usersId, reason);
  }
}
