import { customerNumber } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { candidates, postAccounts, postalCodes, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { runInThread } from '../../threads/run-in-thread.ts';
import type { PrintedLetter, work } from './make-letters.ts';

const SALUTATIONS: Readonly<Record<number, string>> = { 1: 'Herrn', 2: 'Frau' };
const MAKE = new URL('./make-letters.ts', import.meta.url);

/** What the office knows of somebody without e-mail. */
const columns = {
  usersId: users.id,
  email: users.email,
  blockedAt: users.blockedAt,
  salutationId: candidates.salutationId,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  phone: candidates.phone,
  street: candidates.street,
  postalCode: candidates.postalCode,
  town: candidates.town,
  place: postalCodes.place,
  codeEndsAt: postAccounts.codeEndsAt,
};

/** People without e-mail; narrow it with `where`. */
export const selectPostAccounts = (db: Database) =>
  db
    .select(columns)
    .from(postAccounts)
    .innerJoin(users, eq(users.id, postAccounts.usersId))
    .innerJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode));

type PostAccount = Awaited<ReturnType<typeof selectPostAccounts>>[number];

/** Somebody without e-mail; null for all others. */
export async function findPostAccount(db: Database, usersId: number): Promise<PostAccount | null> {
  const [row] = await selectPostAccounts(db).where(eq(users.id, usersId));
  return row && customerNumber(row.email) !== null ? row : null;
}

/** @throws Failure not_found */
export async function requirePostAccount(db: Database, usersId: number): Promise<PostAccount> {
  const found = await findPostAccount(db, usersId);
  if (found) return found;
  throw new Failure('not_found', { message: 'Dieses Konto hat eine E-Mail-Adresse.' });
}

export const nameOf = ({ firstName, lastName }: PostAccount): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The lines of the postal address. */
export function addressOf(account: PostAccount): string[] {
  const { salutationId, street, postalCode, town, place } = account;
  const code = postalCode?.replace(/^\D+-/, '');
  const country = /^(A|CH|FL)-/.exec(postalCode ?? '')?.[1];
  const COUNTRIES: Record<string, string> = { A: 'ÖSTERREICH', CH: 'SCHWEIZ', FL: 'LIECHTENSTEIN' };
  return [
    SALUTATIONS[salutationId ?? 0],
    nameOf(account),
    street,
    [code, town ?? place].filter(Boolean).join(' '),
    country && COUNTRIES[country],
  ].filter((line): line is string => Boolean(line));
}

/**
 * Letters to somebody without e-mail as a file.
 * @param letters each with how to go on behind it
 */
export async function letterFile(
  { imprint, now, publicUrl }: Pick<Services, 'imprint' | 'now' | 'publicUrl'>,
  account: PostAccount,
  letters: readonly PrintedLetter[],
): Promise<{ file_name: string; content: string }> {
  const { name, address, phone, phone_hours: hours } = imprint;
  const call = phone && `Telefon ${phone}${hours ? ` (${hours})` : ''}`;
  const number = customerNumber(account.email) ?? '';
  const next = [
    `Ihre Kundennummer ist ${number}. Im Internet melden Sie sich damit und mit Ihrem Passwort an, über „Ohne E-Mail-Adresse anmelden“:`,
    `${publicUrl}${paths.login}`,
    call && `Oder rufen Sie uns an: ${call}.`,
  ]
    .filter(Boolean)
    .join('\n');
  const parts = await runInThread<typeof work>(MAKE, {
    sender: [name, ...address, call ?? publicUrl],
    address: addressOf(account),
    letters: letters.map(({ subject, paragraphs }) => ({
      subject,
      paragraphs: [...paragraphs, next],
    })),
    now: now(),
  });
  return {
    file_name: `Brief-${number.replace(' ', '')}.pdf`,
    content: Buffer.concat(parts).toString('base64'),
  };
}
