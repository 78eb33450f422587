import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, type SQL } from '../../database/drizzle.ts';
import { outbox } from '../../database/schema.ts';
import { loadFormerEmails, ownMails } from '../own-mails.ts';

/** Mails to the person and about them, and the addresses that they had. */
export async function exportMails(
  db: Database,
  usersId: number,
): Promise<Pick<AccountExport, 'mails' | 'operator_mails' | 'former_emails'>> {
  const { to, about } = ownMails(usersId);
  const load = (which: SQL) => db.select().from(outbox).where(which).orderBy(asc(outbox.id));
  const former = await loadFormerEmails(db, usersId);
  return {
    former_emails: former.map(({ email: left, leftAt }) => ({
      email: left,
      left_at: leftAt.getTime(),
    })),
    mails: (await load(to)).map(({ recipient, subject, createdAt }) => ({
      recipient,
      subject,
      created_at: createdAt.getTime(),
    })),
    operator_mails: (await load(about)).map(({ subject, text, createdAt }) => ({
      subject,
      text,
      created_at: createdAt.getTime(),
    })),
  };
}
