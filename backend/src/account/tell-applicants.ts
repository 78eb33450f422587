import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { candidates, clients, communications, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { employerLeftMail } from '../mail/templates/employer-left.ts';
import type { Services } from '../services.ts';

/** Whoever has not heard of an employer for longer does not wait any more, in months. */
const WAITING_MONTHS = 12;

/** Somebody waits for an answer where the candidate has written and was not refused. */
const isWaiting = and(
  or(isNull(communications.decision), ne(communications.decision, 'declined')),
  sql`exists (select from messages m where m.communication_id = ${communications.id}
    and m.sending_users_id = ${candidates.usersId})`,
);

/**
 * Tells candidates who wait for an answer that their employer goes, once each: the conversation goes with it
 * (account-33).
 * @param services with the transaction that deletes the account; call it before rows are deleted
 * @param usersId whose account goes; of a colleague's nothing ends
 */
export async function tellApplicants(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  usersId: number,
): Promise<void> {
  const since = new Date(now());
  since.setUTCMonth(since.getUTCMonth() - WAITING_MONTHS);
  const people = await db
    .selectDistinct({ usersId: users.id, email: users.email, employer: clients.profileName })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(and(eq(clients.usersId, usersId), gt(communications.lastMessageAt, since), isWaiting));
  for (const { usersId: reader, email, employer } of people) {
    await addMail(db, now(), {
      ...employerLeftMail(publicUrl, employer),
      recipient: email,
      usersId: reader,
      // It names somebody whose data are deleted.
      forget: true,
    });
  }
}
