import type { Database } from '../database/database.ts';
import { eq, inArray, lt, sql } from '../database/drizzle.ts';
import { rateLimits } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { hashSecret } from './secrets.ts';

/** This many attempts in this many minutes. */
export type Limit = {
  readonly name: string;
  readonly attempts: number;
  readonly minutes: number;
  /** Counts what comes from one network address; ADDRESS_LIMIT_FACTOR raises it. */
  readonly perAddress?: true;
  /** What is said when it is reached; without it only to wait. */
  readonly message?: string;
};

export const LIMITS = {
  /** Wrong passwords for one account from one network. */
  login: { name: 'login', attempts: 10, minutes: 15 },
  /** Wrong passwords for one account from networks where its owner was not seen (access-45). */
  loginAccount: {
    name: 'login-account',
    attempts: 60,
    minutes: 1_440,
    message:
      'Für dieses Konto wurde oft ein falsches Passwort eingegeben. Lassen Sie sich einen Anmeldelink per E-Mail schicken, oder rufen Sie uns an: Dann kommen Sie hinein.',
  },
  /** Wrong passwords from one address, whatever the account. */
  loginAddress: { name: 'login-ip', attempts: 200, minutes: 15, perAddress: true },
  /** Mails to one account. */
  mail: { name: 'mail', attempts: 5, minutes: 60 },
  /** Mails asked for from one address. */
  mailAddress: { name: 'mail-ip', attempts: 60, minutes: 60, perAddress: true },
  /** Tries to use a link from one address. */
  link: { name: 'link-ip', attempts: 60, minutes: 15, perAddress: true },
  /** Tries to sign in with a passkey from one address. */
  passkey: { name: 'passkey-ip', attempts: 120, minutes: 15, perAddress: true },
  /** New accounts from one address. */
  signup: { name: 'signup-ip', attempts: 60, minutes: 60, perAddress: true },
  /** Mails to an owner whose address was given again. */
  knownAddress: { name: 'known', attempts: 3, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** From here on 'some minutes' would not be true. */
const HOUR_SECONDS = 3_600;

/** Addresses and e-mails are kept as hashes only. */
function keyOf([limit, subject]: Attempt): string {
  return `${limit.name}:${hashSecret(subject)}`;
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip through.
 * @throws Failure rate.limited when there were too many, with the seconds until the next one
 */
export async function countAttempt(
  { db, now, addressLimitFactor }: Pick<Services, 'db' | 'now' | 'addressLimitFactor'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  const moment = now();
  const windowEnd = new Date(moment.getTime() + limit.minutes * 60_000);
  const isOver = sql`${rateLimits.windowEnd} <= ${moment.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf([limit, subject]), count: 1, windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEnd: sql`case when ${isOver} then excluded.window_end else ${rateLimits.windowEnd} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEnd: rateLimits.windowEnd });
  const most = limit.attempts * (limit.perAddress ? addressLimitFactor : 1);
  if (!row || row.count <= most) return;
  const seconds = Math.ceil((row.windowEnd.getTime() - moment.getTime()) / 1_000);
  throw new Failure('rate.limited', {
    retryAfter: Math.max(1, seconds),
    ...(limit.message && { message: limit.message }),
    ...(!limit.message &&
      seconds > HOUR_SECONDS && {
        message: `Zu viele Versuche. Bitte versuchen Sie es in ${Math.ceil(seconds / HOUR_SECONDS)} Stunden noch einmal.`,
      }),
  });
}

/** A limit and who or what is counted. */
export type Attempt = readonly [limit: Limit, subject: string];

/** How many attempts are left at this moment; none is counted. */
export async function attemptsLeft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  limit: Limit,
  subject: string,
): Promise<number> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf([limit, subject])));
  const used = row && row.windowEnd > now() ? row.count : 0;
  return Math.max(0, limit.attempts - used);
}

/** Counts an attempt that nobody is refused for. @returns whether it is within the limit */
export async function isWithin(...given: Parameters<typeof countAttempt>): Promise<boolean> {
  try {
    await countAttempt(...given);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate.limited') return false;
    throw error;
  }
}

/** Forgets the attempts of a subject that turned out to be right. */
export async function clearAttempts(
  { db }: Pick<Services, 'db'>,
  attempts: readonly Attempt[],
): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, attempts.map(keyOf)));
}

/** Takes back one attempt each: it was right, and says nothing about those of others. */
export async function takeBackAttempts(
  { db }: Pick<Services, 'db'>,
  attempts: readonly Attempt[],
): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, attempts.map(keyOf)));
}

/** Deletes counters whose time is over: they count nothing more. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now));
}
