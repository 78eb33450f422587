import type { outbox } from '../database/schema.ts';

/** A mail that lies in the outbox. */
export type OutboxMail = typeof outbox.$inferSelect;

/** A file that goes along with a mail. */
export type MailFile = { readonly filename: string; readonly content: Buffer };

/** What became of handing a mail to the mail server. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: string;
      /** The server will never take this mail. */
      readonly permanent: boolean;
      /** How the server numbers its reason (RFC 3463), where it does: '5.1.1'. */
      readonly status: string | null;
    };

/** A written mail, still without a recipient. */
export type Mail = {
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html: string;
};
