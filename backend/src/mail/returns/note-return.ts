import type { Database } from '../../database/database.ts';
import { and, eq, isNotNull, lt, sql } from '../../database/drizzle.ts';
import { outbox, returnedAddresses } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** What a mail server or a mailbox says of a mail. */
export type MailReturn = {
  readonly kind: 'hard' | 'soft' | 'complaint';
  /** As RFC 3463 numbers it; null for a complaint. */
  readonly status: string | null;
};

/** So many mails that came back for now stop the mail, */
const SOFT_RETURNS = 3;
/** when they came within so many days. */
const SOFT_DAYS = 14;
/** Addresses are forgotten after so many days without a return, and may be tried again. */
const RETENTION_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Notes that a mail came back: with the mail, and with its address. No mailbox there or a complaint stops
 * all mail to it at once, what may pass after the third time in two weeks (delivery-81). The same mail
 * counts once.
 * @returns whether the mail was ours and not noted before
 */
export async function noteReturn(
  { db: database, now: clock, operatorEmail }: Pick<Services, 'db' | 'now' | 'operatorEmail'>,
  mailId: number,
  { kind, status }: MailReturn,
): Promise<boolean> {
  const now = clock();
  return database.transaction(async (db) => {
    const outcome = kind === 'complaint' ? 'complained' : 'returned';
    const [mail] = await db
      .update(outbox)
      .set({ outcome, outcomeStatus: status })
      .where(and(eq(outbox.id, mailId), sql`${outbox.outcome} is distinct from ${outcome}`))
      .returning({ email: outbox.recipient, usersId: outbox.usersId });
    if (!mail) return false;
    // The office's own mailbox may be full; its mail is never withheld.
    if (mail.email === operatorEmail) return true;
    const isOld = lt(returnedAddresses.lastAt, new Date(now.getTime() - SOFT_DAYS * DAY_MS));
    await db
      .delete(returnedAddresses)
      .where(
        and(
          eq(returnedAddresses.email, mail.email),
          sql`${returnedAddresses.suppressedAt} is null`,
          isOld,
        ),
      );
    const atOnce = kind !== 'soft';
    await db
      .insert(returnedAddresses)
      .values({
        ...mail,
        kind,
        status,
        firstAt: now,
        lastAt: now,
        suppressedAt: atOnce ? now : null,
      })
      .onConflictDoUpdate({
        target: returnedAddresses.email,
        set: {
          kind: sql`case when excluded.kind = 'soft' and ${returnedAddresses.suppressedAt} is not null
            then ${returnedAddresses.kind} else excluded.kind end`,
          status,
          usersId: mail.usersId,
          returns: sql`${returnedAddresses.returns} + 1`,
          lastAt: now,
          suppressedAt: sql`coalesce(${returnedAddresses.suppressedAt}, case
            when ${atOnce} or ${returnedAddresses.returns} + 1 >= ${SOFT_RETURNS}
            then ${now.toISOString()}::timestamptz end)`,
        },
      });
    return true;
  });
}

/** Why nothing is sent to an address; null for one that gets mail. */
export async function suppressionOf(
  db: Database,
  email: string,
): Promise<MailReturn['kind'] | null> {
  const [row] = await db
    .select({ kind: returnedAddresses.kind })
    .from(returnedAddresses)
    .where(and(eq(returnedAddresses.email, email), isNotNull(returnedAddresses.suppressedAt)));
  return row?.kind ?? null;
}

/** Forgets addresses from which nothing has come back for a year. */
export async function forgetReturns(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await db.delete(returnedAddresses).where(lt(returnedAddresses.lastAt, old));
}
