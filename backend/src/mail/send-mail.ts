import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';

export type Mail = {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
};

/**
 * Puts a mail into the outbox. Within a transaction it is sent only if the transaction holds.
 * Decision D20.
 */
export async function sendMail(db: Database, mail: Mail): Promise<void> {
  await db.insert(outbox).values(mail);
}
