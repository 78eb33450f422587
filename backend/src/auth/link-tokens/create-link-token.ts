import {
  DORMANT_NOTICE_DAYS,
  EMAIL_RESTORE_DAYS,
  JOB_END_NOTICE_DAYS,
  LINK_LIFETIME_HOURS,
} from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, eq, lt } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/schema.ts';
import { createSecret, hashSecret } from '../secrets.ts';

export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** How long an expired token is still known as expired, in milliseconds. */
const EXPIRED_RETENTION_MS = 30 * 24 * 3_600_000;

/** What lasts longer than a day. */
const LIFETIME_DAYS: Partial<Record<LinkPurpose, number>> = {
  'email-restore': EMAIL_RESTORE_DAYS,
  // It signs nobody in, and mail is not read every day.
  'email-confirmation': 7,
  // Until the advertisement has ended.
  'job-prolong': JOB_END_NOTICE_DAYS + 1,
  // Until the account is deleted.
  'account-keep': 2 * DORMANT_NOTICE_DAYS + 2,
};

/** A token and when it ends. Only the hash of it is stored. */
export type LinkToken = { readonly token: string; readonly expiresAt: Date };

/**
 * Issues a single-use token for a mail, valid 24 h (delivery-32), the way back from a change of address
 * 14 days (account-38), the keeping of a dormant account until its end (account-50), the prolonging of an advertisement until its end (employers-41), and forgets the
 * user's old ones.
 */
export async function createLinkToken(
  db: Database,
  now: Date,
  link: {
    usersId: number;
    purpose: LinkPurpose;
    newEmail?: string;
    sessionHash?: string;
    jobDemandId?: number;
  },
): Promise<LinkToken> {
  const forgotten = new Date(now.getTime() - EXPIRED_RETENTION_MS);
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.usersId, link.usersId), lt(linkTokens.expiresAt, forgotten)));
  const lifetimeHours = (LIFETIME_DAYS[link.purpose] ?? 0) * 24 || LINK_LIFETIME_HOURS;
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + lifetimeHours * 3_600_000);
  await db
    .insert(linkTokens)
    .values({ ...link, tokenHash: hashSecret(token), createdAt: now, expiresAt });
  return { token, expiresAt };
}
