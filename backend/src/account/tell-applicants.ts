import { and, isNull, ne, or, sql } from '../database/drizzle.ts';
import { candidates, communications } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { employerLeftMail } from '../mail/templates/employer-left.ts';
import { contactsOfEmployer } from '../messages/contacts-of-employer.ts';
import type { Services } from '../services.ts';

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
  const people = await contactsOfEmployer(db, usersId, now(), isWaiting);
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
