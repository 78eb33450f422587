import type { Imprint } from '@silverjobs/contract';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import { type Handler, TaskFailure } from '../queue/handler.ts';
import type { MailFile, OutboxMail } from './mail.ts';
import { noteReturn, suppressionOf } from './returns/note-return.ts';
import { isHard } from './returns/read-return.ts';
import { type ReturnAddresses, returnAddresses } from './returns/return-address.ts';
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
  /** Takes a mail back that may not be sent as it was written; says whether it did. */
  readonly renew: (mail: OutboxMail) => Promise<boolean>;
  /** Where the office reads its mail: never suppressed. */
  readonly operatorEmail: string;
};

/** The text without the tokens of its links: what was sent must not sign in from the database. */
const withoutTokens = (column: typeof outbox.text | typeof outbox.html) =>
  sql`regexp_replace(${column}, '(token|param2)=[A-Za-z0-9_-]{20,}', '\\1=…', 'g')`;

/** What is kept of a mail that is done. */
const harmless = {
  text: withoutTokens(outbox.text),
  html: withoutTokens(outbox.html),
  unsubscribeUrl: null,
  calendar: null,
};

/**
 * Whether nothing is sent to the recipient any more (delivery-81). Who complained still gets a link that
 * was asked for this minute, and what the law wants sent.
 */
async function isWithheld(
  db: Database,
  { recipient, expiresAt, owed }: OutboxMail,
): Promise<boolean> {
  const suppression = await suppressionOf(db, recipient);
  if (suppression === 'complaint') return expiresAt === null && !owed;
  return suppression !== null;
}

const isWaiting = (id: number) => and(eq(outbox.id, id), eq(outbox.state, 'waiting'));

/** Sends what lies in the outbox; a mail that was taken back or sent already is left alone. */
export function mailHandler(parts: Delivery): Handler<'mail'> {
  const { db, now, filesOf, renew, send, operatorEmail } = parts;
  return {
    lanes: LANES,
    run: async ({ id }) => {
      const [mail] = await db.select().from(outbox).where(isWaiting(id));
      if (!mail) return;
      if (mail.expiresAt && mail.expiresAt <= now()) {
        throw new TaskFailure('Expired before it could be sent', { isPermanent: true });
      }
      if (await isWithheld(db, mail)) {
        await db
          .update(outbox)
          .set({ state: 'failed', outcome: 'withheld', ...harmless })
          .where(isWaiting(id));
        return;
      }
      if (await renew(mail)) return;
      const result = await send(mail, await filesOf(mail));
      if (!result.ok) {
        const { error, permanent, status } = result;
        if (!permanent || !status || !isHard(status)) {
          throw new TaskFailure(error, { isPermanent: permanent });
        }
        // As if it had come back: there is no such mailbox, and trying again would not help.
        await noteReturn({ db, now, operatorEmail }, id, { kind: 'hard', status });
        await db
          .update(outbox)
          .set({ state: 'failed', ...harmless })
          .where(isWaiting(id));
        return;
      }
      await db
        .update(outbox)
        .set({
          state: 'sent',
          sentAt: now(),
          ...harmless,
        })
        .where(isWaiting(id));
    },
    onGivenUp: async ({ id }) => {
      await db.update(outbox).set({ state: 'failed' }).where(isWaiting(id));
    },
  };
}

type ReturnConfig = Pick<Config, 'MAIL_RETURN_ADDRESS' | 'MAIL_RETURN_SECRET'>;

/** Where mail comes back to, if that is configured (delivery-80). */
export function openReturns({
  MAIL_RETURN_ADDRESS: address,
  MAIL_RETURN_SECRET: secret,
}: ReturnConfig): (ReturnAddresses & { readonly secret: string }) | undefined {
  return address && secret ? { ...returnAddresses(address, secret), secret } : undefined;
}

/**
 * Opens the mail server; null where none is configured: everything stays in the outbox (delivery-28).
 * @param imprint whose name and address every mail ends with (operation-18)
 */
export function openMailSender(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'LOGO_TEXT'> & ReturnConfig,
  imprint?: Imprint,
): SmtpSender | null {
  const { SMTP_URL, MAIL_FROM, LOGO_TEXT } = config;
  if (!SMTP_URL || !MAIL_FROM) return null;
  const sender = createSmtpSender(SMTP_URL, MAIL_FROM, openReturns(config));
  const sign = (mail: OutboxMail) => (imprint ? signMail(mail, imprint, LOGO_TEXT) : mail);
  return { ...sender, send: (mail, files) => sender.send(sign(mail), files) };
}
