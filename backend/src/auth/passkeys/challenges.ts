import type { Database } from '../../database/database.ts';
import { and, eq, gt, isNull, lt } from '../../database/drizzle.ts';
import { passkeyChallenges } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { hashSecret } from '../secrets.ts';

/** How long somebody may take to press a finger or to find the telephone, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** Keeps what a passkey is to sign. @param usersId who sets one up; null: somebody signs in */
export async function keepChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  challenge: string,
  usersId: number | null,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashSecret(challenge), usersId, expiresAt });
}

/** Uses a challenge up. @returns whether it was one of this user, or of nobody, and still counts */
export async function takeChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  challenge: string,
  usersId: number | null,
): Promise<boolean> {
  const owner =
    usersId === null ? isNull(passkeyChallenges.usersId) : eq(passkeyChallenges.usersId, usersId);
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        owner,
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

/** Deletes challenges that nobody has signed in time. */
export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
