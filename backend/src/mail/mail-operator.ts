import type { Database } from '../database/database.ts';
import type { Services } from '../services.ts';
import { addMail } from './add-mail.ts';
import type { Mail } from './mail.ts';

type OperatorMail = Mail & {
  /** The user who writes to the operator, or whom the mail is about; null for nobody we know. */
  readonly aboutUsersId: number | null;
  /** What the mail is for; a second one with the same key is left out. */
  readonly key?: string;
};

/**
 * Puts a mail to the operator into the outbox, in the transaction that it belongs to. It is in
 * nobody's export.
 */
export function mailOperator(
  { operatorEmail }: Pick<Services, 'operatorEmail'>,
  db: Database,
  now: Date,
  mail: OperatorMail,
): Promise<void> {
  return addMail(db, now, { recipient: operatorEmail, usersId: null, ...mail });
}
