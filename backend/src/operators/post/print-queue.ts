import { type BodyOf, customerNumber, type PrintBatch } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, asc, count, eq, inArray, min, not, sql } from '../../database/drizzle.ts';
import { messages, outbox, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { namesGoneJob } from '../../job-alerts/renew-alert.ts';
import { isPrinted, withMore } from '../../mail/printed-mail.ts';
import { wordsOfMessage } from '../../messages/notify-recipient.ts';
import type { Services } from '../../services.ts';
import { PAGE, type PageQuery } from '../like.ts';
import {
  addressOf,
  letterFile,
  nameOf,
  requirePostAccount,
  selectPostAccounts,
} from './letter-file.ts';
import type { PrintedLetter } from './make-letters.ts';

/** A message that the operator has hidden since, or reads first, is not posted (operators-52). */
const isOfHidden = sql`exists (
  select 1 from ${messages}
  where ${messages.id} = case when ${outbox.key} like 'message:%'
    then split_part(${outbox.key}, ':', 2)::int end
  and ${messages.hiddenAt} is not null
)`;

const isWaiting = and(isPrinted, eq(outbox.state, 'waiting'), not(isOfHidden), not(namesGoneJob));

/** How many letters wait to be printed. */
export const countPrints = (db: Database): Promise<number> => db.$count(outbox, isWaiting);

/** What is to be printed and posted, by person, the longest wait first (operators-52). */
export async function listPrints(
  db: Database,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<PrintBatch[]> {
  const waiting = await db
    .select({ usersId: outbox.usersId, letters: count() })
    .from(outbox)
    .where(isWaiting)
    .groupBy(outbox.usersId)
    .orderBy(asc(min(outbox.createdAt)), asc(outbox.usersId))
    .limit(limit)
    .offset(offset);
  const ids = waiting.flatMap(({ usersId }) => usersId ?? []);
  if (ids.length === 0) return [];
  const accounts = await selectPostAccounts(db).where(inArray(users.id, ids));
  const letters = await db
    .select({
      ...{ id: outbox.id, usersId: outbox.usersId, subject: outbox.subject },
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(and(isWaiting, inArray(outbox.usersId, ids)))
    .orderBy(asc(outbox.id));
  return ids.flatMap((id) => {
    const account = accounts.find(({ usersId }) => usersId === id);
    if (!account) return [];
    return {
      users_id: id,
      name: nameOf(account),
      number: customerNumber(account.email) ?? '',
      phone: account.phone,
      address: addressOf(account),
      letters: letters
        .filter(({ usersId }) => usersId === id)
        .map(({ id: letter, subject, createdAt }) => ({
          id: letter,
          subject,
          created_at: createdAt.getTime(),
        })),
    };
  });
}

const these = (usersId: number, letters: readonly number[]) =>
  and(isWaiting, eq(outbox.usersId, usersId), inArray(outbox.id, [...letters]));

const gone = () =>
  new Failure('not_found', {
    message: 'Diese Briefe warten nicht mehr. Bitte laden Sie die Seite neu.',
  });

/** Letters to one person as a PDF. @throws Failure not_found */
export async function printLetters(
  services: Services,
  usersId: number,
  { letters }: BodyOf<'POST /operator/print/{id}/file'>,
) {
  const account = await requirePostAccount(services.db, usersId);
  const rows = await services.db
    .select({ subject: outbox.subject, text: outbox.text, key: outbox.key })
    .from(outbox)
    .where(these(usersId, letters))
    .orderBy(asc(outbox.id));
  if (rows.length === 0) throw gone();
  const sheets: PrintedLetter[] = [];
  for (const { subject, text, key } of rows) {
    const words = await wordsOfMessage(services.db, key);
    sheets.push({ subject, paragraphs: withMore(text, words) });
  }
  return letterFile(services, account, sheets);
}

/** Takes letters off the list: they were posted, or need not be. @throws Failure not_found */
export async function finishLetters(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
  { letters, act }: BodyOf<'POST /operator/print/{id}'>,
): Promise<void> {
  const done =
    act === 'posted'
      ? ({ state: 'sent', sentAt: now() } as const)
      : ({ state: 'failed', outcome: 'withheld' } as const);
  const rows = await db
    .update(outbox)
    .set(done)
    .where(these(usersId, letters))
    .returning({ id: outbox.id });
  if (rows.length === 0) throw gone();
}
