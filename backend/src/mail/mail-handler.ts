import type { Imprint } from '@silverjobs/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import { type Handler, TaskFailure } from '../queue/handler.ts';
import type { MailFile, OutboxMail } from './mail.ts';
import { signMail } from './sign-mail.ts';
import { createSmtpSender, type SmtpSender } from './smtp-sender.ts';

/** Mails that one process sends at a time. */
const LANES = 5;

export type Delivery = {
  readonly db: Database;
  readonly now: () => Date;
  /** What is attached to a mail. */
  readonly filesOf: (mail: OutboxMail) => Promise<MailFile[]>;
  readonly send: SmtpSender['send'];
};

/** The text without the tokens of its links: what was sent must not sign in from the database. */
const withoutTokens = (column: typeof outbox.text | typeof outbox.html) =>
  sql`regexp_replace(${column}, '(token|param2)=[A-Za-z0-9_-]{20,}', '\\1=…', 'g')`;

const isWaiting = (id: number) => and(eq(outbox.id, id), eq(outbox.state, 'waiting'));

/** Sends what lies in the outbox; a mail that was taken back or sent already is left alone. */
export function mailHandler({ db, now, filesOf, send }: Delivery): Handler<'mail'> {
  return {
    lanes: LANES,
    run: async ({ id }) => {
      const [mail] = await db.select().from(outbox).where(isWaiting(id));
      if (!mail) return;
      if (mail.expiresAt && mail.expiresAt <= now()) {
        throw new TaskFailure('Expired before it could be sent', { isPermanent: true });
      }
      const result = await send(mail, await filesOf(mail));
      if (!result.ok) throw new TaskFailure(result.error, { isPermanent: result.permanent });
      await db
        .update(outbox)
        .set({
          state: 'sent',
          sentAt: now(),
          text: withoutTokens(outbox.text),
          html: withoutTokens(outbox.html),
          unsubscribeUrl: null,
        })
        .where(isWaiting(id));
    },
    onGivenUp: async ({ id }) => {
      await db.update(outbox).set({ state: 'failed' }).where(isWaiting(id));
    },
  };
}

/**
 * Opens the mail server; null where none is configured: everything stays in the outbox (delivery-28).
 * @param imprint whose name and address every mail ends with (operation-18)
 */
export function openMailSender(
  { SMTP_URL, MAIL_FROM, LOGO_TEXT }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'LOGO_TEXT'>,
  imprint?: Imprint,
): SmtpSender | null {
  if (!SMTP_URL || !MAIL_FROM) return null;
  const sender = createSmtpSender(SMTP_URL, MAIL_FROM);
  const sign = (mail: OutboxMail) => (imprint ? signMail(mail, imprint, LOGO_TEXT) : mail);
  return { send: (mail, files) => sender.send(sign(mail), files), close: sender.close };
}
