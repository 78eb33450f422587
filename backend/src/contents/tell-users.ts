import { and, asc, eq, gt, isNotNull, isNull, ne } from '../database/drizzle.ts';
import { contents, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { legalChangeMail } from '../mail/templates/legal-change.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';

/** So many mails are put into the outbox in one transaction. */
const BATCH = 500;

/**
 * Mails everybody with a confirmed address that a legal page changes (operators-42). Each batch adds the next
 * one with its mails, so that a killed process leaves nobody out and tells nobody twice.
 */
export async function tellOfContent(
  { db: database, now, publicUrl, workAdded }: Services,
  { id, after }: { readonly id: number; readonly after: number },
): Promise<void> {
  await database.transaction(async (db) => {
    const [content] = await db.select().from(contents).where(eq(contents.id, id));
    if (!content) return;
    const rows = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(
        and(
          gt(users.id, after),
          ne(users.role, 'operator'),
          isNotNull(users.mailboxProvenAt),
          isNull(users.blockedAt),
        ),
      )
      .orderBy(asc(users.id))
      .limit(BATCH);
    const mail = legalChangeMail(publicUrl, {
      path: content.key,
      version: content.version,
      validFrom: content.validFrom,
    });
    for (const { id: usersId, email } of rows) {
      const key = `content ${id} ${usersId}`;
      await addMail(db, now(), { recipient: email, usersId, key, ...mail });
    }
    const last = rows.at(-1);
    if (last && rows.length === BATCH) {
      await addTask(db, now(), { kind: 'tell-of-content', payload: { id, after: last.id } });
    }
  });
  workAdded();
}
