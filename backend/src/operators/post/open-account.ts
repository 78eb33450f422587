import { randomInt } from 'node:crypto';
import { type BodyOf, formatDate, postAddress } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { hashPassword } from '../../auth/passwords.ts';
import { formatPhone } from '../../candidates/format-phone.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, sql } from '../../database/drizzle.ts';
import { candidates, postAccounts, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { requirePostalCode } from '../../locations/find-postal-code.ts';
import { linkOwn } from '../../papers/links.ts';
import type { Services } from '../../services.ts';
import { letterFile, nameOf, requirePostAccount } from './letter-file.ts';

/** Signs that nobody mistakes for others. */
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
/** Time for the post, and for somebody who comes to help with the first sign-in. */
const CODE_DAYS = 28;

const randomSigns = () =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/**
 * Opens an account for a caller without e-mail (operators-51). It has no password until the code of its
 * letter is used.
 * @param services with the transaction
 * @returns the user's id
 * @throws Failure conflict where somebody of this name and telephone number has one
 */
export async function openAccount(
  { db, now }: Pick<Services, 'db' | 'now'>,
  body: BodyOf<'POST /operator/post_account'>,
): Promise<number> {
  const { code } = await requirePostalCode(db, body.postal_code, 'postal_code');
  const phone = formatPhone(body.phone, code);
  const { first_name: firstName, last_name: lastName } = body;
  if (await hasAccount(db, { firstName, lastName, phone })) {
    throw new Failure('conflict', {
      message: `${firstName} ${lastName} mit der Telefonnummer ${phone} hat schon ein Konto ohne E-Mail-Adresse. Sie finden es unter „Konten“.`,
    });
  }
  const number = String(randomInt(10_000_000, 100_000_000));
  const [user] = await db
    .insert(users)
    .values({ email: postAddress(number), role: 'candidate', createdAt: now() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  // One in ninety million for each account that there is.
  if (!user) throw new Failure('conflict', { message: 'Bitte versuchen Sie es noch einmal.' });
  await db.insert(candidates).values({
    usersId: user.id,
    salutationId: Number(body.salutation_id) === 1 ? 1 : 2,
    firstName,
    lastName,
    phone,
    street: body.street,
    postalCode: code,
  });
  await db.insert(postAccounts).values({ usersId: user.id, createdAt: now() });
  return user.id;
}

/** So that one whose answer was lost is not opened twice. Couples share a number, not a name. */
async function hasAccount(
  db: Database,
  who: { firstName: string; lastName: string; phone: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: postAccounts.usersId })
    .from(postAccounts)
    .innerJoin(candidates, eq(candidates.usersId, postAccounts.usersId))
    .where(
      and(
        eq(candidates.phone, who.phone),
        eq(sql`lower(${candidates.firstName})`, who.firstName.toLowerCase()),
        eq(sql`lower(${candidates.lastName})`, who.lastName.toLowerCase()),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Makes a letter with a new code; earlier ones count no more. The code stands in the file alone: kept is
 * its hash (operators-51).
 * @throws Failure not_found, conflict for a blocked account
 */
export async function makeCodeLetter(services: Services, usersId: number) {
  const { db, now, publicUrl } = services;
  const account = await requirePostAccount(db, usersId);
  if (account.blockedAt) {
    throw new Failure('conflict', { message: 'Das Konto ist gesperrt. Niemand meldet sich an.' });
  }
  const code = randomSigns();
  const endsAt = new Date(now().getTime() + CODE_DAYS * 86_400_000);
  await db
    .update(postAccounts)
    .set({ codeHash: await hashPassword(code), codeEndsAt: endsAt })
    .where(eq(postAccounts.usersId, usersId));
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  return letterFile(services, account, [
    {
      subject: 'Ihr Zugang zu silverjobs',
      paragraphs: [
        `Guten Tag ${nameOf(account)},`,
        'Ihr Konto ist eingerichtet. Sie brauchen keine E-Mail-Adresse: Was Sie wissen müssen, kommt mit der Post. So melden Sie sich im Internet zum ersten Mal an:',
        `1. Öffnen Sie diese Adresse:\n${publicUrl}${paths.letterCode}`,
        `2. Geben Sie Ihre Telefonnummer ${account.phone ?? ''} ein.`,
        '3. Geben Sie diesen Code ein:',
        { code: shown },
        '4. Wählen Sie ein eigenes Passwort. Damit melden Sie sich von da an an.',
        `Der Code gilt einmal, bis zum ${formatDate(endsAt.getTime())}. Sagen Sie ihn niemandem: Auch wir fragen Sie nie danach.`,
      ],
    },
  ]);
}

/**
 * A link to a paper of somebody without e-mail, who asked for it to be printed (operators-53).
 * @throws Failure not_found
 */
export async function linkPaper(services: Services, usersId: number, paperId: number) {
  await requirePostAccount(services.db, usersId);
  return linkOwn(services, { usersId }, paperId);
}
