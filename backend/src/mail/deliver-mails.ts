import type { Database } from '../database/database.ts';
import {
  CLAIM_LIFETIME_MS,
  type ClaimedMail,
  claimMail,
  extendClaim,
  failExpired,
  markFailed,
  markSent,
} from './outbox-queue.ts';
import { retryDelay } from './retry-delay.ts';

/** Mails that one process sends at a time; each is claimed when its turn comes, never before. */
const LANES = 5;
/** How often a claim is extended while the mail server takes its time, in milliseconds. */
const EXTEND_INTERVAL_MS = CLAIM_LIFETIME_MS / 3;

/** What became of handing a mail to the mail server. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: string;
      /** The server will never take this mail. */
      readonly permanent: boolean;
    };

export type Delivery = {
  readonly db: Database;
  readonly now: () => Date;
  readonly send: (mail: ClaimedMail) => Promise<SendResult>;
  /** Warnings are tried again; errors need somebody. No addresses are told. */
  readonly log: {
    readonly warn: (text: string) => void;
    readonly error: (text: string) => void;
  };
};

/** Sends, and keeps the claim meanwhile. */
async function sendClaimed({ db, now, send }: Delivery, mail: ClaimedMail): Promise<SendResult> {
  const extending = setInterval(() => {
    // One that fails is made good by the next, or another process sends the mail, too.
    extendClaim(db, now(), mail).catch(() => {});
  }, EXTEND_INTERVAL_MS);
  return send(mail).finally(() => clearInterval(extending));
}

async function deliver(delivery: Delivery, mail: ClaimedMail): Promise<void> {
  const { db, now, log } = delivery;
  const result = await sendClaimed(delivery, mail);
  if (result.ok) return markSent(db, now(), mail);
  const delay = result.permanent ? null : retryDelay(mail.attempts);
  const retryAt = delay === null ? null : new Date(now().getTime() + delay);
  await markFailed(db, mail, result.error, retryAt);
  const what = `Mail ${mail.id}, attempt ${mail.attempts}: ${result.error}`;
  if (retryAt) log.warn(`${what}; again at ${retryAt.toISOString()}`);
  else log.error(`${what}; given up`);
}

/**
 * Sends the mails that are due, a few at a time.
 * @param stopped ends it early; mails under way are finished
 * @returns how many were tried
 * @throws Error of the database
 */
export async function deliverMails(
  delivery: Delivery,
  stopped: () => boolean = () => false,
): Promise<number> {
  const { db, now, log } = delivery;
  const expired = await failExpired(db, now());
  if (expired > 0) log.error(`${expired} mails expired before they could be sent`);
  let tried = 0;
  async function work(): Promise<void> {
    while (!stopped()) {
      const mail = await claimMail(db, now());
      if (!mail) return;
      tried += 1;
      await deliver(delivery, mail);
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, work));
  const broken = lanes.find((lane) => lane.status === 'rejected');
  if (broken) throw broken.reason;
  return tried;
}
