import type { Database } from '../database/database.ts';
import { type ClaimedMail, claimMails, failExpired, markFailed, markSent } from './outbox-queue.ts';
import { retryDelay } from './retry-delay.ts';

/** Mails that one process sends at a time. */
const BATCH = 10;

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

async function deliver({ db, now, send, log }: Delivery, mail: ClaimedMail): Promise<void> {
  const result = await send(mail);
  if (result.ok) return markSent(db, now(), mail);
  const delay = result.permanent ? null : retryDelay(mail.attempts);
  const retryAt = delay === null ? null : new Date(now().getTime() + delay);
  await markFailed(db, mail, result.error, retryAt);
  const what = `Mail ${mail.id}, attempt ${mail.attempts}: ${result.error}`;
  if (retryAt) log.warn(`${what}; again at ${retryAt.toISOString()}`);
  else log.error(`${what}; given up`);
}

/**
 * Sends one batch of the mails that are due.
 * @returns how many were tried; 0 when none is due
 * @throws Error of the database
 */
export async function deliverMails(delivery: Delivery): Promise<number> {
  const { db, now, log } = delivery;
  const expired = await failExpired(db, now());
  if (expired > 0) log.error(`${expired} mails expired before they could be sent`);
  const mails = await claimMails(db, now(), BATCH);
  const results = await Promise.allSettled(mails.map((mail) => deliver(delivery, mail)));
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  return mails.length;
}
