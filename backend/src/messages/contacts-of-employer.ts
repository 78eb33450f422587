import type { Database } from '../database/database.ts';
import { and, eq, gt, type SQL } from '../database/drizzle.ts';
import { candidates, clients, communications, users } from '../database/schema.ts';

/** Whoever has not heard of an employer for longer is not told any more, in months. */
const CONTACT_MONTHS = 12;

/**
 * Who is in contact with the employer of an account and is to be told of it, each once: account, mail address and the
 * employer's name (operators-31, account-33).
 * @param usersId of the employer; a colleague's has no contacts
 * @param condition which conversations count, if not all
 */
export async function contactsOfEmployer(
  db: Database,
  usersId: number,
  now: Date,
  condition?: SQL,
): Promise<{ usersId: number; email: string; employer: string | null }[]> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - CONTACT_MONTHS);
  return db
    .selectDistinct({ usersId: users.id, email: users.email, employer: clients.profileName })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(and(eq(clients.usersId, usersId), gt(communications.lastMessageAt, since), condition));
}
