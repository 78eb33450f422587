import { randomInt } from 'node:crypto';
import type { Referral } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { referralCodes, referrals } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Without letters and digits that look alike: codes are also read out on the telephone. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

function createCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

async function codeOf(db: Database, usersId: number): Promise<string> {
  // Also gives the code when another request was first.
  const [row] = await db
    .insert(referralCodes)
    .values({ usersId, code: createCode() })
    .onConflictDoUpdate({ target: referralCodes.usersId, set: { usersId } })
    .returning({ code: referralCodes.code });
  if (!row) throw new Error('The code was not inserted');
  return row.code;
}

/** The own link for recommending; it leads employers to the registration (account-27). */
export async function loadReferral(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  usersId: number,
): Promise<Referral> {
  const code = await codeOf(db, usersId);
  const registered = await db.$count(referrals, eq(referrals.referrerUsersId, usersId));
  return { link: `${publicUrl}${paths.signup}?empfehlung=${code}`, registered };
}

/** Records that an employer has registered with a link; an unknown code is no reason to refuse. */
export async function recordReferral(
  db: Database,
  usersId: number,
  code: string | undefined,
): Promise<void> {
  if (!code) return;
  const [referrer] = await db
    .select({ usersId: referralCodes.usersId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code.trim().toLowerCase()));
  if (!referrer) return;
  await db
    .insert(referrals)
    .values({ usersId, referrerUsersId: referrer.usersId })
    .onConflictDoNothing();
}
