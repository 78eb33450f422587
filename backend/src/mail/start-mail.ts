import type { Imprint } from '@silverjobs/contract';
import type { Worker } from '../background/start-worker.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Delivery } from './deliver-mails.ts';
import { startMailWorker } from './mail-worker.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { signMail } from './sign-mail.ts';
import { createSmtpSender } from './smtp-sender.ts';

/** Without a mail server everything stays in the outbox. */
const noWorker: Worker = { wake: () => {}, stop: async () => {} };

/**
 * Starts the worker that sends mail where a mail server is configured (delivery-28).
 * @param imprint whose name and address every mail ends with (operation-18)
 */
export function startMail(
  { SMTP_URL, MAIL_FROM, LOGO_TEXT }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'LOGO_TEXT'>,
  db: Database,
  log: Delivery['log'],
  imprint?: Imprint,
): Worker {
  if (!SMTP_URL || !MAIL_FROM) return noWorker;
  const sender = createSmtpSender(SMTP_URL, MAIL_FROM);
  const send = (mail: ClaimedMail) =>
    sender.send(imprint ? signMail(mail, imprint, LOGO_TEXT) : mail);
  const worker = startMailWorker({ db, now: () => new Date(), send, log });
  return {
    wake: worker.wake,
    stop: async () => {
      await worker.stop();
      sender.close();
    },
  };
}
